import {
  allTogether,
  groupsOf,
  loadVariants,
  profileOf,
  type Variant,
} from '../../fixtures/variants/variants.ts';
import { loadRequirements } from '../../spec/requirements.ts';
import { drawn } from '../run/drawn.ts';
import { type ExitCode, exitCodes, interrupted, usage } from '../run/exit-codes.ts';
import { flagsOf } from '../run/flags.ts';
import { readHistory } from '../run/history.ts';
import { landingShare } from '../run/landing-share.ts';
import { seedOption, wholeNumber } from '../run/run-options.ts';
import { type PatchedSubject, runSubjects } from '../run/subjects-run.ts';
import { judgeVariant, type VariantVerdict } from '../run/variant-verdict.ts';

/** A run of these takes five minutes or so; the sessions of wallets last fifteen. */
const TOGETHER = 100;

/** Far longer than any variant takes to settle; what never settles costs this much. */
const SETTLE_MS = 1_000;

/**
 * In a run of all, those of one area meet every check of that area and one of so many others; those
 * that concern every area meet one of so many of all. All together, and by name, they meet every
 * check.
 */
const OTHERS_ONE_IN = 50;
const ALL_ONE_IN = 10;

/** A variant with the checks it meets; all where left out. */
export interface Selected {
  readonly variant: Variant;
  readonly only?: PatchedSubject['only'];
  /** Those it is made of, to be told apart where it is red. */
  readonly members?: readonly Variant[];
}

/** How many `--share` takes, beside all together once: what a landing has time for. */
const SHARE = 6;

type Verdicts = ReadonlyMap<Variant, VariantVerdict>;

/** What came of a run over variants. */
export interface JudgedVariants {
  /** Also of the members of groups that are red. */
  readonly verdicts: Verdicts;
  /** Members of groups that are red, judged one by one. */
  readonly suspects: readonly Selected[];
}

/** `variants`: shows for each variant of the reference service what the suite wrongly holds against it. */
export async function variants(args: string[]): Promise<ExitCode> {
  const { values, positionals } = flagsOf({
    args,
    allowPositionals: true,
    options: {
      share: { type: 'boolean', default: false },
      unconfirmed: { type: 'boolean', default: false },
      seed: { type: 'string' },
      workers: { type: 'string', default: '3' },
    },
  });
  const seed = seedOption(values.seed);
  const workers = wholeNumber('--workers', values.workers, 1);
  const started = performance.now();
  const all = loadVariants();
  const selected =
    positionals.length === 0
      ? values.share
        ? ofThisLanding(all, seed)
        : [...singleAndGrouped(all, seed), ...together(all)]
      : named(positionals);
  const checked = values.unconfirmed ? selected.map(confirmingNothing) : selected;
  const { verdicts, suspects } = await judgeVariants(checked, seed, workers);
  const known = checked.filter(({ variant }) => verdicts.has(variant));
  const red = known.filter(isRed(verdicts));
  print([...known, ...suspects], verdicts);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(
    `variants: ${known.length - red.length} green, ${red.length} with false alarms, seed ${seed}, ${seconds} s\n`,
  );
  if (known.length < checked.length) throw interrupted(known.length, checked.length);
  return red.length === 0 ? exitCodes.passed : exitCodes.failed;
}

/** Runs the checks against each variant and group; then, one by one, against the members of red ones. */
export async function judgeVariants(
  selected: readonly Selected[],
  seed: number,
  workers: number,
): Promise<JudgedVariants> {
  const verdicts = await judged(selected, seed, workers);
  const isWhole = verdicts.size === selected.length;
  const suspects = isWhole ? selected.filter(isRed(verdicts)).flatMap(membersOf) : [];
  return {
    verdicts: new Map([...verdicts, ...(await judged(suspects, seed, workers))]),
    suspects,
  };
}

function isRed(verdicts: Verdicts): (selected: Selected) => boolean {
  return ({ variant }) => (verdicts.get(variant)?.falseAlarms.length ?? 0) > 0;
}

function membersOf({ members = [], only }: Selected): readonly Selected[] {
  return members.map((variant) => ({ variant, ...(only === undefined ? {} : { only }) }));
}

/** What was found of each; a false alarm stands at the end, where it is seen, and behind its remarks. */
function print(selected: readonly Selected[], verdicts: Verdicts): void {
  const texts = selected.flatMap(({ variant, members = [] }) => {
    const verdict = verdicts.get(variant);
    const title = [variant.id, ...members.map(({ id }) => id)].join(' ');
    return verdict === undefined ? [] : { verdict, text: linesOf(title, verdict).join('\n') };
  });
  for (const isGreen of [true, false]) {
    for (const { verdict, text } of texts) {
      if ((verdict.falseAlarms.length === 0) === isGreen) process.stdout.write(`${text}\n`);
    }
  }
}

async function judged(
  selected: readonly Selected[],
  seed: number,
  workers: number,
): Promise<Verdicts> {
  const subjects = selected.map(({ variant, only }) => ({
    variant,
    id: variant.id,
    patches: variant.patches,
    ...(variant.asOf !== undefined && { revision: variant.asOf }),
    profile: profileOf(variant),
    ...(only === undefined ? {} : { only }),
  }));
  const options = { seed, workers, settleMs: SETTLE_MS, together: TOGETHER, lookOver: true };
  const verdicts = await runSubjects(
    subjects,
    options,
    ({ variant }, { result }) => [variant, judgeVariant(result)] as const,
  );
  return new Map(verdicts);
}

function checksOf({ area }: Variant): PatchedSubject['only'] {
  if (area === undefined) return { requirements: [], sampleOneIn: ALL_ONE_IN };
  const rows = loadRequirements().filter((row) => row.area === area);
  return { requirements: rows.map(({ id }) => id), sampleOneIn: OTHERS_ONE_IN };
}

/** Those that contradict others one by one, the others in groups. */
export function singleAndGrouped(single: readonly Variant[], seed: number): readonly Selected[] {
  return [
    ...single.filter(({ alone }) => alone).map((variant) => ({ variant, only: checksOf(variant) })),
    ...groupsOf(drawn(single, ({ id }) => id, seed)).map((group) => ({
      ...group,
      only: checksOf(group.variant),
    })),
  ];
}

/** All that can be combined, also with a profile that confirms nothing; both meet every check. */
export function together(single: readonly Variant[]): readonly Selected[] {
  const joint = allTogether(single);
  const bare = { ...unconfirmed(joint), id: `${joint.id}-unconfirmed` };
  return [joint, bare].map((variant) => ({ variant }));
}

/** The same with a profile that confirms nothing, also one by one. */
export function confirmingNothing(selected: Selected): Selected {
  const { variant, members } = selected;
  return {
    ...selected,
    variant: unconfirmed(variant),
    ...(members === undefined ? {} : { members: members.map(unconfirmed) }),
  };
}

function unconfirmed(variant: Variant): Variant {
  return { ...variant, profile: { ...variant.profile, confirm: [] } };
}

/** Some of them, and all together with or without confirmed gaps, as the turn of the commit says. */
function ofThisLanding(all: readonly Variant[], seed: number): readonly Selected[] {
  const history = readHistory();
  const rows = {
    word: 'variants',
    idOf: ({ id }: Variant) => id,
    areaOf: ({ area }: Variant) => area,
  };
  const { chosen, line } = landingShare(all, rows, SHARE, history);
  process.stdout.write(`${line}\n`);
  const isBare = history.start >= 0.5;
  const joint = together(all).filter((_, at) => at === (isBare ? 1 : 0));
  return [...singleAndGrouped(chosen, seed), ...joint];
}

function named(names: readonly string[]): readonly Selected[] {
  const single = loadVariants();
  const all = [...single.map((variant) => ({ variant })), ...together(single)];
  const unknown = names.find((name) => !all.some(({ variant }) => variant.id === name));
  if (unknown !== undefined) {
    usage(`no variant ${unknown}; there are ${all.map(({ variant }) => variant.id).join(', ')}`);
  }
  return all.filter(({ variant }) => names.includes(variant.id));
}

function linesOf(name: string, { falseAlarms, remarks }: VariantVerdict): readonly string[] {
  return [
    `${falseAlarms.length === 0 ? 'green      ' : 'FALSE ALARM'} ${name}`,
    ...[...remarks, ...falseAlarms].map((line) => `            ${line}`),
  ];
}
