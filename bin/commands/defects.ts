import { parseArgs } from 'node:util';
import Table from 'cli-table3';
import { type Defect, loadDefects } from '../../fixtures/defects/defects.ts';
import { type Area, areas } from '../../spec/areas.ts';
import { requirement } from '../../spec/requirements.ts';
import { type DefectVerdict, judgeDefect } from '../run/defect-verdict.ts';
import { drawn } from '../run/drawn.ts';
import { type ExitCode, exitCodes, interrupted, usage } from '../run/exit-codes.ts';
import { readHistory } from '../run/history.ts';
import { landingShare } from '../run/landing-share.ts';
import { currentId, seedOption, wholeNumber } from '../run/run-options.ts';
import { runSubjects } from '../run/subjects-run.ts';

/** How many defects of an area `--sample` takes. */
const SAMPLE = 2;

/** How many `--share` takes: what a landing has time for. */
const SHARE = 700;

/** Each meets a few checks, so that starting a run is most of what a small one takes. */
const TOGETHER = 400;

/** One of so many checks of other areas is run beside those that cite a broken requirement. */
const OTHERS_ONE_IN = 600;

/** `defects`: shows for each defect of the reference service which check catches it. */
export async function defects(args: string[]): Promise<ExitCode> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      area: { type: 'string' },
      sample: { type: 'boolean', default: false },
      share: { type: 'boolean', default: false },
      unconfirmed: { type: 'boolean', default: false },
      seed: { type: 'string' },
      workers: { type: 'string', default: '2' },
    },
  });
  const seed = seedOption(values.seed);
  const workers = wholeNumber('--workers', values.workers, 1);
  const wanted = selection(
    positionals.map(currentId),
    values.area,
    values.sample ? seed : undefined,
  );
  const selected = values.share ? ofThisLanding(wanted) : wanted;
  const started = performance.now();
  const judged = await judgeDefects(selected, seed, workers, values.unconfirmed);
  const table = new Table({ head: ['defect', 'caught by'], style: { head: [], border: [] } });
  const escaped: [string, string][] = [];
  for (const { defect, verdict, line } of judged) {
    (verdict === 'caught' ? table : escaped).push([defect.id, line]);
  }
  const caught = judged.length - escaped.length;
  // What escaped stands at the end, where it is seen.
  table.push(...escaped);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`${table.toString()}\n`);
  process.stdout.write(
    `defects: ${caught} caught, ${escaped.length} not, seed ${seed}, ${seconds} s\n`,
  );
  if (judged.length < selected.length) throw interrupted(judged.length, selected.length);
  return escaped.length === 0 ? exitCodes.passed : exitCodes.failed;
}

/** What came of a defect. */
export interface JudgedDefect extends DefectVerdict {
  readonly defect: Defect;
}

/** Runs the checks against each defect; where somebody interrupts, the first of them. */
export async function judgeDefects(
  selected: readonly Defect[],
  seed: number,
  workers: number,
  unconfirmed = false,
): Promise<readonly JudgedDefect[]> {
  const { checked, results, crashes } = await runSubjects(
    selected.map((defect) => ({
      id: defect.id,
      patches: defect.patches,
      ...(unconfirmed ? { profile: { confirm: [] } } : {}),
      only: { requirements: defect.breaks, sampleOneIn: OTHERS_ONE_IN },
    })),
    { seed, workers, settleMs: 300, together: TOGETHER },
  );
  return selected.slice(0, checked).map((defect) => {
    const { id } = defect;
    return { defect, ...judgeDefect(defect, results.get(id), crashes.get(id) ?? []) };
  });
}

function ofThisLanding(wanted: readonly Defect[]): readonly Defect[] {
  const rows = { word: 'defects', idOf: ({ id }: Defect) => id, areaOf };
  const { chosen, line } = landingShare(wanted, rows, SHARE, readHistory());
  process.stdout.write(`${line}\n`);
  return chosen;
}

function selection(ids: readonly string[], area?: string, sampleSeed?: number): readonly Defect[] {
  const all = loadDefects();
  const wanted = all.filter(
    (defect) =>
      (ids.length === 0 || ids.some((id) => defect.id === id || defect.id.startsWith(`${id} `))) &&
      (area === undefined || areaOf(defect) === area),
  );
  if (wanted.length === 0) {
    usage(
      `no defect of ${[...ids, area].filter(Boolean).join(', ')}; areas are ${areas.join(', ')}`,
    );
  }
  return sampleSeed === undefined
    ? wanted
    : areas.flatMap((each) => sample(wanted, each, sampleSeed));
}

function sample(defects: readonly Defect[], area: Area, seed: number): readonly Defect[] {
  const ofArea = defects.filter((defect) => areaOf(defect) === area);
  return drawn(ofArea, ({ id }) => id, seed).slice(0, SAMPLE);
}

/** The area of the requirement that a defect breaks first. */
export function areaOf({ breaks: [first] }: Defect): Area {
  return requirement(first).area;
}
