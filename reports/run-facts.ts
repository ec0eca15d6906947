import { counted } from './counted.ts';
import { verdictLabel, verdictOf } from './headline.ts';
import type { RunResult } from './model.ts';
import { verdictWords } from './verdict-words.ts';

/** What a run comes to, as names and values for formats that have room for such. */
export function runFacts(result: RunResult): readonly (readonly [name: string, value: string])[] {
  const { judged, openapi, summary } = result;
  const counts = verdictWords.filter(({ key }) => key !== 'knownFailures');
  return [
    ['verdict', verdictLabel[verdictOf(result)]],
    ['rows judged', `${judged.requirements} of ${judged.of}`],
    ['rows judged in shape only', String(judged.shapeOnly)],
    ...counts.map(({ label, key }) => [`rows ${label}`, String(summary[key])] as const),
    ['known failures', String(summary.knownFailures)],
    ...(openapi === undefined
      ? []
      : [['findings around the OpenAPI description', String(openapi.found)] as const]),
    ...judged.takenOut.map(
      ({ capability, requirements, declared }) =>
        [
          `taken out by capabilities.${capability}`,
          `${counted(requirements, 'row')}${declared ? '' : ', a guess'}`,
        ] as const,
    ),
  ];
}
