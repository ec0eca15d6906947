import Table from 'cli-table3';
import { type Defect, loadDefects } from '../../fixtures/defects/defects.ts';
import { type Area, areas } from '../../spec/areas.ts';
import { requirement } from '../../spec/requirements.ts';
import { type DefectVerdict, judgeDefect, unconfirmed } from '../run/defect-verdict.ts';
import { drawn } from '../run/drawn.ts';
import { type ExitCode, exitCodes, interrupted, usage } from '../run/exit-codes.ts';
import { flagsOf } from '../run/flags.ts';
import { readHistory } from '../run/history.ts';
import { landingShare } from '../run/landing-share.ts';
import { currentId, seedOption, wholeNumber } from '../run/run-options.ts';
import { runSubjects } from '../run/subjects-run.ts';

/** How many defects of an area `--sample` takes. */
const SAMPLE = 2;

/** How many `--share` takes: what a landing has time for. */
const SHARE = 150;

/** Each meets a few checks, so that starting a run is most of what a small one takes. */
const TOGETHER = 400;

/** One of so many checks of other areas is run beside those that cite a broken requirement. */
const OTHERS_ONE_IN = 600;

/** `defects`: shows for each defect of the reference service which check catches it. */
export async function defects(args: string[]): Promise<ExitCode> {
  const { values, positionals } = flagsOf({
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
  const linesOf = (...verdicts: DefectVerdict['verdict'][]) =>
    judged
      .filter(({ verdict }) => verdicts.includes(verdict))
      .map(({ defect, line }) => [defect.id, line]);
  const escaped = linesOf('survived', 'spilled', 'crashed', 'stale');
  // What escaped stands at the end, where it is seen.
  table.push(...linesOf('caught'), ...linesOf('unstated'), ...escaped);
  process.stdout.write(`${table.toString()}\n`);
  if (values.unconfirmed) process.stdout.write(`${scores(judged)}\n`);
  const caught = linesOf('caught').length;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
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
  isUnconfirmed = false,
): Promise<readonly JudgedDefect[]> {
  const subjects = selected.map((defect) => ({
    defect,
    id: defect.id,
    patches: defect.patches,
    ...(defect.asOf !== undefined && { revision: defect.asOf }),
    ...(isUnconfirmed ? { profile: { confirm: [] } } : {}),
    only: { requirements: defect.breaks, sampleOneIn: OTHERS_ONE_IN },
  }));
  const options = { seed, workers, settleMs: 300, together: TOGETHER };
  return runSubjects(subjects, options, ({ defect }, { result, crashes }) => {
    const verdict = judgeDefect(defect, result, crashes, isUnconfirmed);
    return { defect, ...(isUnconfirmed ? unconfirmed(defect, verdict) : verdict) };
  });
}

/** How many are caught with a profile that confirms nothing, area by area. */
function scores(judged: readonly JudgedDefect[]): string {
  const head = ['area', 'defects', 'caught', 'unstated', 'escaped', 'score'];
  const table = new Table({ head, style: { head: [], border: [] } });
  const row = (name: string, of: readonly JudgedDefect[]) => {
    const count = (wanted: DefectVerdict['verdict']) =>
      of.filter(({ verdict }) => verdict === wanted).length;
    const [caught, open] = [count('caught'), count('unstated')];
    const score = `${((100 * caught) / of.length).toFixed(1)} %`;
    table.push([name, of.length, caught, open, of.length - caught - open, score]);
  };
  for (const area of areas) {
    const own = judged.filter(({ defect }) => areaOf(defect) === area);
    if (own.length > 0) row(area, own);
  }
  row('all', judged);
  return table.toString();
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
