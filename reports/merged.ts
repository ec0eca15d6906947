import { digestOf } from '../spec/digest.ts';
import { counted } from './counted.ts';
import type { Policy, RunContext, RunResult } from './model.ts';
import type { ReadShard } from './read-shard.ts';
import { ReportError } from './report-error.ts';
import { buildResult, missingIn, type Shards } from './result.ts';
import { withinSize } from './within-size.ts';

/** The flag of a shard, in what a result says that it was restricted by. */
const SHARD = '--shard ';

/** What a merge is told besides the shards. */
export interface MergeContext extends Policy, Pick<RunContext, 'requirements'> {
  readonly command: string;
}

type Merged = readonly [ReadShard, ...ReadShard[]];

/**
 * The result that one run of all the checks of these shards would have had, for it is made in the
 * same way. Throws ReportError where they are not parts of one run.
 */
export function merged(shards: Merged, { command, ...settings }: MergeContext): RunResult {
  const [{ context }] = shards;
  for (const shard of shards) refuseUnknown(shard, settings.requirements);
  const parts = partsOf(shards);
  const missing = missingIn(parts);
  if (settings.requireVerified && missing.length > 0) {
    throw new ReportError(`--require-verified takes all shards; missing: ${missing.join(', ')}`);
  }
  const gathered = shards.map((shard) => shard.gathered);
  const began = Math.min(...gathered.map(({ startedAt }) => startedAt.getTime()));
  const ended = gathered.map(({ startedAt, durationMs }) => startedAt.getTime() + durationMs);
  const told = (tell: (of: ReadShard['context']) => readonly string[]) => [
    ...new Set(shards.flatMap((shard) => tell(shard.context))),
  ];
  const result = buildResult(
    {
      ...context,
      ...settings,
      target: {
        baseUrl: told(({ target }) => [target.baseUrl]).join(', '),
        profile: told(({ target }) => [target.profile]).join(', '),
      },
      run: { ...context.run, id: told(({ run }) => [run.id]).join(', '), command },
      selection: [
        ...selectionOf(context),
        ...(missing.length === 0 ? [] : parts.held.map((at) => `${SHARD}${at}/${parts.total}`)),
      ],
      preflight: told(({ preflight }) => preflight),
    },
    {
      subject: '',
      outcomes: gathered.flatMap(({ outcomes }) => outcomes),
      notRun: 0,
      shards: parts,
      errors: gathered.flatMap(({ errors }) => errors),
      startedAt: new Date(began),
      durationMs: Math.max(...ended) - began,
    },
  );
  return withinSize(result);
}

/** Which shards these are, once each. Throws ReportError where they are not parts of one run. */
function partsOf(shards: Merged): Shards {
  const [first, ...others] = shards;
  for (const other of others) refuseOther(first, other);
  const held: number[] = [];
  for (const { file, gathered } of shards) {
    const twice = gathered.shards.held.find((index) => held.includes(index));
    if (twice !== undefined) throw new ReportError(`${file}: shard ${twice} is there twice`);
    held.push(...gathered.shards.held);
  }
  const parts = { held: held.sort((a, b) => a - b), total: first.gathered.shards.total };
  refuseOtherPlan(shards, missingIn(parts).length === 0);
  return parts;
}

/** Holds what the shards held against what they shared out: each once, and all of it in all shards. */
function refuseOtherPlan(shards: Merged, isWhole: boolean): void {
  const [{ file, plan }] = shards;
  const shared = new Set(plan.shared);
  const holders = new Map<string, ReadShard>();
  for (const shard of shards) {
    const { held, total } = shard.gathered.shards;
    for (const check of shard.plan.held) {
      const isTwice = holders.has(check);
      if (isTwice) throw new ReportError(`${shard.file}: another shard held ${check} as well`);
      // What must be alone is in the last.
      if (!shared.has(check) && !held.includes(total)) {
        throw new ReportError(`${shard.file}: ${check} is not in the list of checks of the shards`);
      }
      holders.set(check, shard);
    }
  }
  const [lacking, ...more] = plan.shared.filter((check) => !holders.has(check));
  if (isWhole && lacking !== undefined) {
    const others = more.length === 0 ? '' : ` and ${counted(more.length, 'more check')}`;
    throw new ReportError(`${file}: no shard held ${lacking}${others}`);
  }
}

/** A suite that lacks a row would leave out its checks, and what they found. */
function refuseUnknown(
  { file, gathered }: ReadShard,
  requirements: MergeContext['requirements'],
): void {
  const known = new Set<string>(requirements.map(({ id }) => id));
  const named = gathered.outcomes.flatMap(({ record }) => record.requirements);
  const unknown = named.find((id) => !known.has(id));
  if (unknown === undefined) return;
  throw new ReportError(
    `${file} has checks of ${unknown}, which this suite lacks; merge with the suite that ran it, and with its --add`,
  );
}

/** Two shards of one run have all of this in common; the service may be another one like it. */
function factsOf({ context, gathered, plan }: ReadShard): Readonly<Record<string, string>> {
  const { suite, contract, revision, profileDigest, seed, openapi } = context;
  const { knownFailures, absentCapabilities, guessedCapabilities } = context;
  return {
    'number of shards': String(gathered.shards.total),
    contract: contract.version,
    revision,
    seed: String(seed),
    'content of the profile': shortened(profileDigest ?? ''),
    'OpenAPI description': shortened(openapi?.digest ?? ''),
    selection: selectionOf(context).join(' '),
    'list of known failures': knownFailures.map(({ id }) => id).join(' '),
    'list of absent capabilities': absentCapabilities.join(' '),
    'list of guessed capabilities': guessedCapabilities.join(' '),
    'version of this suite': suite.version,
    'commit of this suite': suite.commit ?? '',
    'list of checks': `${plan.shared.length} (${shortened(digestOf(plan.shared.toSorted()))})`,
  };
}

/** As much of a digest as a reader compares. */
function shortened(digest: string): string {
  return digest.slice(0, 12);
}

function refuseOther(first: ReadShard, other: ReadShard): void {
  const [facts, due] = [factsOf(other), factsOf(first)];
  const what = Object.keys(due).find((name) => facts[name] !== due[name]);
  if (what === undefined) return;
  const name = ({ gathered }: ReadShard) =>
    `shard ${gathered.shards.held}/${gathered.shards.total}`;
  const [found, wanted] = [facts[what] || 'none', due[what] || 'none'];
  throw new ReportError(
    `${other.file}: ${name(other)} has another ${what} than ${name(first)}: ${found}, not ${wanted}`,
  );
}

function selectionOf({ selection }: ReadShard['context']): readonly string[] {
  return selection.filter((word) => !word.startsWith(SHARD));
}
