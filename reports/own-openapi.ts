import { type Difference, mergedFindings } from '../spec/their-openapi/finding.ts';
import { counted } from './counted.ts';
import type { OwnOpenApi, RunResult } from './model.ts';
import type { Outcome } from './outcome.ts';
import { plainLine } from './plain-text.ts';

/** What differs from the contract in a service's own description, and what the exchanges showed. */
export function ownOpenApiOf(
  openapi: OwnOpenApi | undefined,
  outcomes: readonly Outcome[],
): Pick<RunResult, 'openapi'> {
  if (openapi === undefined) return {};
  const drift = outcomes.flatMap(({ record }) => record.drift ?? []);
  const { found, findings } = mergedFindings([...openapi.findings, ...drift]);
  const { source, operations } = openapi;
  const leftOut = openapi.found - openapi.findings.length;
  return { openapi: { source, operations, found: found + leftOut, findings } };
}

/** The heading of the section. */
export const OPENAPI_TITLE = 'Your OpenAPI description';

const words: Readonly<Record<Difference, string>> = {
  missing: 'the contract states it',
  stricter: 'the contract allows more requests',
  looser: 'the contract allows fewer answers',
  drift: 'the service does otherwise than described',
  unusable: 'it could not be compared',
};

/** The same, a line each; none where a run is given no description. */
export function ownOpenApiLines({ openapi }: RunResult): readonly string[] {
  if (openapi === undefined) return [];
  const { source, operations, found, findings } = openapi;
  const what = found === 0 ? 'nothing differs' : `${counted(found, 'finding')}, no verdict`;
  const more = found - findings.length;
  return [
    `${plainLine(source)}, ${counted(operations, 'operation')}: ${what}`,
    ...findings.map(({ operation, where, differs, difference, clause, count }) => {
      const by = clause === undefined ? '' : ` (${clause})`;
      const often = count === 1 ? '' : `, ${count} times`;
      return plainLine(`${operation}: ${where} ${differs}; ${words[difference]}${by}${often}`);
    }),
    ...(more > 0 ? [`and ${more} more that no report holds`] : []),
  ];
}
