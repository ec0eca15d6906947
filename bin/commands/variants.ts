import { parseArgs } from 'node:util';
import {
  allTogether,
  loadVariants,
  profileOf,
  type Variant,
} from '../../fixtures/variants/variants.ts';
import { loadRequirements } from '../../spec/requirements.ts';
import { type ExitCode, exitCodes, usage } from '../exit-codes.ts';
import { seedOption, wholeNumber } from '../run-options.ts';
import { type PatchedSubject, runSubjects } from '../subjects-run.ts';
import { judgeVariant, type VariantVerdict } from '../variant-verdict.ts';

/** A run of these takes five minutes or so; the sessions of wallets last fifteen. */
const TOGETHER = 100;

/** Far longer than any variant takes to settle; what never settles costs this much. */
const SETTLE_MS = 1_000;

/**
 * In a run of all, a variant of one area meets every check of that area and one of so many others;
 * one that concerns every area meets one of so many of all. All together, and by name, they meet
 * every check.
 */
const OTHERS_ONE_IN = 12;
const ALL_ONE_IN = 3;

/** `variants`: shows for each variant of the reference service what the suite wrongly holds against it. */
export async function variants(args: string[]): Promise<ExitCode> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { seed: { type: 'string' }, workers: { type: 'string', default: '2' } },
  });
  const seed = seedOption(values.seed);
  const selected = selection(positionals);
  const started = performance.now();
  const results = await runSubjects(
    selected.map(({ variant, only }) => ({
      id: variant.name,
      patches: variant.patches,
      profile: profileOf(variant),
      ...(only === undefined ? {} : { only }),
    })),
    {
      seed,
      workers: wholeNumber('--workers', values.workers, 1),
      settleMs: SETTLE_MS,
      together: TOGETHER,
      lookOver: true,
    },
  );
  let green = 0;
  for (const { name } of selected.map(({ variant }) => variant)) {
    const verdict = judgeVariant(results.get(name));
    green += verdict.falseAlarms.length === 0 ? 1 : 0;
    process.stdout.write(`${linesOf(name, verdict).join('\n')}\n`);
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(
    `variants: ${green} green, ${selected.length - green} with false alarms, seed ${seed}, ${seconds} s\n`,
  );
  return green === selected.length ? exitCodes.passed : exitCodes.failed;
}

interface Selected {
  readonly variant: Variant;
  /** Which checks it meets; all where left out. */
  readonly only?: PatchedSubject['only'];
}

function checksOf({ area }: Variant): PatchedSubject['only'] {
  if (area === undefined) return { requirements: [], sampleOneIn: ALL_ONE_IN };
  const rows = loadRequirements().filter((row) => row.area === area);
  return { requirements: rows.map(({ id }) => id), sampleOneIn: OTHERS_ONE_IN };
}

/** The variants named, else each of them and then all that go together, also with a bare profile. */
function selection(names: readonly string[]): readonly Selected[] {
  const single = loadVariants();
  const joint = allTogether(single);
  const bare = { ...joint.profile, confirm: [] };
  const together = [joint, { ...joint, name: `${joint.name}-unconfirmed`, profile: bare }];
  const all = [...single, ...together];
  const unknown = names.find((name) => !all.some((variant) => variant.name === name));
  if (unknown !== undefined) {
    usage(`no variant ${unknown}; there are ${all.map(({ name }) => name).join(', ')}`);
  }
  return names.length === 0
    ? [
        ...single.map((variant) => ({ variant, only: checksOf(variant) })),
        ...together.map((variant) => ({ variant })),
      ]
    : all.filter(({ name }) => names.includes(name)).map((variant) => ({ variant }));
}

function linesOf(name: string, { falseAlarms, remarks }: VariantVerdict): readonly string[] {
  return [
    `${falseAlarms.length === 0 ? 'green      ' : 'FALSE ALARM'} ${name}`,
    ...[...falseAlarms, ...remarks].map((line) => `            ${line}`),
  ];
}
