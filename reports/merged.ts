import type { Policy, RunContext, RunResult } from './model.ts';
import { buildResult, missingIn, type Shards } from './result.ts';
import { type Shard, ShardError } from './shard-file.ts';
import { withinSize } from './within-size.ts';

/** The flag of a shard, in what a result says that it was restricted by. */
const SHARD = '--shard ';

/** What a merge is told besides the shards. */
export interface MergeContext extends Policy, Pick<RunContext, 'requirements'> {
  readonly command: string;
}

type Merged = readonly [Shard, ...Shard[]];

/**
 * The result that one run of all the checks of these shards would have had, for it is made in the
 * same way. Throws ShardError where they are not parts of one run.
 */
export function merged(shards: Merged, { command, ...settings }: MergeContext): RunResult {
  const [{ context }] = shards;
  const parts = partsOf(shards);
  const missing = missingIn(parts);
  if (settings.requireVerified && missing.length > 0) {
    throw new ShardError(`--require-verified takes all shards; missing: ${missing.join(', ')}`);
  }
  const gathered = shards.map((shard) => shard.gathered);
  const began = Math.min(...gathered.map(({ startedAt }) => startedAt.getTime()));
  const ended = gathered.map(({ startedAt, durationMs }) => startedAt.getTime() + durationMs);
  const told = (tell: (of: Shard['context']) => readonly string[]) => [
    ...new Set(shards.flatMap((shard) => tell(shard.context))),
  ];
  const result = buildResult(
    {
      ...context,
      ...settings,
      target: { ...context.target, baseUrl: told(({ target }) => [target.baseUrl]).join(', ') },
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

/** Which shards these are, once each. Throws ShardError where they are not parts of one run. */
function partsOf([first, ...others]: Merged): Shards {
  for (const other of others) refuseOther(first, other);
  const held = [first, ...others]
    .flatMap(({ gathered }) => gathered.shards.held)
    .sort((a, b) => a - b);
  const twice = held.find((index, at) => held[at - 1] === index);
  if (twice !== undefined) throw new ShardError(`shard ${twice} is there twice`);
  return { held, total: first.gathered.shards.total };
}

/** Two shards of one run have all of this in common; the service may be another one like it. */
function factsOf({ context, gathered }: Shard): Readonly<Record<string, string>> {
  const { contract, revision, target, seed, commit, knownFailures, absentCapabilities } = context;
  return {
    'number of shards': String(gathered.shards.total),
    contract: contract.version,
    revision,
    seed: String(seed),
    profile: target.profile,
    selection: selectionOf(context).join(' '),
    'list of known failures': knownFailures.map(({ id }) => id).join(' '),
    'list of absent capabilities': absentCapabilities.join(' '),
    'commit of this suite': commit ?? '',
  };
}

function refuseOther(first: Shard, other: Shard): void {
  const [facts, due] = [factsOf(other), factsOf(first)];
  const what = Object.keys(due).find((name) => facts[name] !== due[name]);
  if (what === undefined) return;
  const name = ({ gathered }: Shard) => `shard ${gathered.shards.held}/${gathered.shards.total}`;
  const [found, wanted] = [facts[what] || 'none', due[what] || 'none'];
  throw new ShardError(
    `${name(other)} has another ${what} than ${name(first)}: ${found}, not ${wanted}`,
  );
}

function selectionOf({ selection }: Shard['context']): readonly string[] {
  return selection.filter((word) => !word.startsWith(SHARD));
}
