import { writeFileSync } from 'node:fs';
import Table from 'cli-table3';
import { type Defect, loadDefects } from '../../fixtures/defects/defects.ts';
import { loadVariants, type Variant } from '../../fixtures/variants/variants.ts';
import { areas } from '../../spec/areas.ts';
import { commit } from '../run/commit.ts';
import { type ExitCode, exitCodes, interrupted, usage } from '../run/exit-codes.ts';
import { flagsOf } from '../run/flags.ts';
import { isInShard, type Shard } from '../run/place.ts';
import {
  addedUp,
  caughtBy,
  faultsIn,
  isProved,
  missingIn,
  type Proof,
  type Shown,
  scoresOf,
  totalOf,
} from '../run/proof.ts';
import { readProof } from '../run/proof-file.ts';
import { seedOption, shardOf, wholeNumber } from '../run/run-options.ts';
import { scorePage } from '../run/score-page.ts';
import { areaOf, type JudgedDefect, judgeDefects } from './defects.ts';
import {
  confirmingNothing,
  type JudgedVariants,
  judgeVariants,
  type Selected,
  singleAndGrouped,
  together,
} from './variants.ts';

/** The same in every shard: it draws the groups that variants are taken in, and the spot checks. */
const SEED = '1188502708';

/** `prove`: every defect and every variant, or one shard of them; `--add` adds shards up. */
export async function prove(args: string[]): Promise<ExitCode> {
  const { values, positionals } = flagsOf({
    args,
    allowPositionals: true,
    options: {
      add: { type: 'boolean', default: false },
      shard: { type: 'string', default: '1/1' },
      unconfirmed: { type: 'boolean', default: false },
      out: { type: 'string' },
      page: { type: 'string' },
      seed: { type: 'string', default: SEED },
      workers: { type: 'string', default: '3' },
    },
  });
  const { add, out, page, unconfirmed } = values;
  const proofs = add
    ? added(positionals)
    : [
        await proofOf(shardAt(values.shard), positionals, {
          seed: seedOption(values.seed),
          workers: wholeNumber('--workers', values.workers, 1),
          unconfirmed,
        }),
      ];
  if (out !== undefined && proofs.length > 1) {
    usage('--out takes shards all with or all without --unconfirmed; --page takes both kinds');
  }
  if (out !== undefined) writeFileSync(out, `${JSON.stringify(proofs[0], null, 1)}\n`);
  if (page !== undefined) writeFileSync(page, scorePage(proofs));
  proofs.forEach(print);
  const isGreen = (proof: Proof) => (add ? isProved(proof) : faultsIn(proof).length === 0);
  return proofs.every(isGreen) ? exitCodes.passed : exitCodes.failed;
}

interface Settings {
  readonly seed: number;
  readonly workers: number;
  readonly unconfirmed: boolean;
}

async function proofOf(
  shard: Shard,
  selection: readonly string[],
  { seed, workers, unconfirmed }: Settings,
): Promise<Proof> {
  const { defects, variants } = partOf(shard, selection, { seed, unconfirmed });
  const all = defects.length + variants.length;
  const caught = await judgeDefects(defects, seed, workers, unconfirmed);
  if (caught.length < defects.length) throw interrupted(caught.length, all);
  const green = await judgeVariants(variants, seed, workers);
  const judged = variants.filter(({ variant }) => green.verdicts.has(variant)).length;
  if (judged < variants.length) throw interrupted(caught.length + judged, all);
  const shownDefects = caught.map(shownDefect);
  return {
    schema: 2,
    unconfirmed,
    commit: commit(),
    seed,
    selection,
    shards: { count: shard.count, held: [shard.index] },
    defects: scoresOf(shownDefects),
    variants: scoresOf(variants.flatMap((each) => shownOf(each, green))),
    caughtBy: caughtBy(shownDefects),
  };
}

function shownDefect({ defect, verdict, line }: JudgedDefect): Shown {
  const shown = { id: defect.id, under: areaOf(defect) };
  if (verdict === 'caught') return { ...shown, by: line };
  return verdict === 'unstated' ? { ...shown, isOpen: true } : { ...shown, fault: line };
}

/** The defects and variants of a shard, those of a selection where one is made. */
function partOf(
  shard: Shard,
  selection: readonly string[],
  { seed, unconfirmed }: Omit<Settings, 'workers'>,
) {
  const isNamed = (id: string, name: string) => id === name || id.startsWith(`${name} `);
  const defects = loadDefects();
  const single = loadVariants();
  // The second of them confirms nothing already.
  const joint = unconfirmed ? together(single).slice(1) : together(single);
  const ids = [...defects, ...single, ...joint.map(({ variant }) => variant)].map(({ id }) => id);
  const unknown = selection.find((name) => !ids.some((id) => isNamed(id, name)));
  if (unknown !== undefined) usage(`no defect or variant has the id ${unknown}`);
  const isWanted = ({ id }: Defect | Variant) =>
    isInShard(id, shard) && (selection.length === 0 || selection.some((name) => isNamed(id, name)));
  const variants = [
    ...singleAndGrouped(single.filter(isWanted), seed),
    ...joint.filter(({ variant }) => isWanted(variant)),
  ];
  return {
    defects: defects.filter(isWanted),
    variants: unconfirmed ? variants.map(confirmingNothing) : variants,
  };
}

/** A variant, or the members of a group; a group that is red although no member is, besides. */
function shownOf({ variant, members = [] }: Selected, { verdicts }: JudgedVariants): Shown[] {
  const own = shown(variant, verdicts);
  if (members.length === 0) return [own];
  const each = members.map((member) => shown(member, verdicts));
  const isExplained = own.fault === undefined || each.some(({ fault }) => fault !== undefined);
  return isExplained ? each : [...each, own];
}

/** The members of a group that is green have no verdict, and need none. */
function shown(variant: Variant, verdicts: JudgedVariants['verdicts']): Shown {
  const [fault] = verdicts.get(variant)?.falseAlarms ?? [];
  return {
    id: variant.id,
    under: variant.area ?? 'every area',
    ...(fault === undefined ? {} : { fault }),
  };
}

/** What shards add up to: with every gap confirmed, with nothing confirmed, or both. */
function added(files: readonly string[]): readonly Proof[] {
  const proofs = files.map(readProof);
  if (proofs.length === 0) return usage('--add takes the files that shards wrote with --out');
  try {
    const sums = [false, true].flatMap((unconfirmed) => {
      const [first, ...others] = proofs.filter((proof) => proof.unconfirmed === unconfirmed);
      return first === undefined ? [] : [others.reduce(addedUp, first)];
    });
    const [one, other = one] = sums;
    if (one?.commit !== other?.commit) throw new Error('the shards differ in commit');
    return sums;
  } catch (error) {
    return usage(`--add: ${(error as Error).message}`);
  }
}

function print(proof: Proof): void {
  const { defects, variants, shards, seed, unconfirmed } = proof;
  const table = new Table({
    head: ['area', 'defects caught', 'of', 'variants green', 'of'],
    style: { head: [], border: [] },
  });
  for (const name of [...areas, 'every area']) {
    const scores = [defects, variants].map((each) => each.areas[name]);
    if (scores.every((score) => score === undefined)) continue;
    table.push([name, ...scores.flatMap((score) => [score?.held ?? '', score?.of ?? ''])]);
  }
  process.stdout.write(`${unconfirmed ? 'nothing confirmed\n' : ''}${table.toString()}\n`);
  for (const { id, fault } of faultsIn(proof)) {
    process.stdout.write(`${id}: ${fault}\n`);
  }
  const [caught, green] = [totalOf(defects), totalOf(variants)];
  const open = unconfirmed ? `${caught.open} of rules that the contract does not state, ` : '';
  process.stdout.write(
    `defects: ${caught.held} caught, ${caught.of - caught.held - caught.open} not, ${open}seed ${seed}\n`,
  );
  process.stdout.write(
    `variants: ${green.held} green, ${green.of - green.held} with false alarms, seed ${seed}\n`,
  );
  const missing = missingIn(proof);
  const lack = missing.length === 0 ? '' : `; missing: ${missing.join(', ')}`;
  process.stdout.write(`shards: ${shards.held.length} of ${shards.count}${lack}\n`);
}

function shardAt(text: string): Shard {
  const [index = 1, count = 1] = shardOf(text).split('/').map(Number);
  return { index, count };
}
