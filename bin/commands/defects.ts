import { parseArgs } from 'node:util';
import Table from 'cli-table3';
import { type Defect, loadDefects } from '../../fixtures/defects/defects.ts';
import { type Area, areas } from '../../spec/areas.ts';
import { requirement } from '../../spec/requirements.ts';
import { judgeDefect } from '../run/defect-verdict.ts';
import { drawn } from '../run/drawn.ts';
import { type ExitCode, exitCodes, interrupted, usage } from '../run/exit-codes.ts';
import { currentId, seedOption, wholeNumber } from '../run/run-options.ts';
import { runSubjects } from '../run/subjects-run.ts';

/** How many defects of an area `--sample` takes. */
const SAMPLE = 2;

/** Each meets a few checks, so that starting a run is most of what a small one takes. */
const TOGETHER = 400;

/** One of so many checks of other areas is run beside those that cite a broken requirement. */
const OTHERS_ONE_IN = 300;

/** `defects`: shows for each defect of the reference service which check catches it. */
export async function defects(args: string[]): Promise<ExitCode> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      area: { type: 'string' },
      sample: { type: 'boolean', default: false },
      seed: { type: 'string' },
      workers: { type: 'string', default: '2' },
    },
  });
  const seed = seedOption(values.seed);
  const selected = selection(
    positionals.map(currentId),
    values.area,
    values.sample ? seed : undefined,
  );
  const started = performance.now();
  const { checked, results, crashes } = await runSubjects(
    selected.map((defect) => ({
      id: defect.id,
      patches: defect.patches,
      only: { requirements: defect.breaks, sampleOneIn: OTHERS_ONE_IN },
    })),
    {
      seed,
      workers: wholeNumber('--workers', values.workers, 1),
      settleMs: 300,
      together: TOGETHER,
    },
  );
  const table = new Table({ head: ['defect', 'caught by'], style: { head: [], border: [] } });
  const escaped: [string, string][] = [];
  for (const defect of selected.slice(0, checked)) {
    const { verdict, line } = judgeDefect(
      defect,
      results.get(defect.id),
      crashes.get(defect.id) ?? [],
    );
    (verdict === 'caught' ? table : escaped).push([defect.id, line]);
  }
  const caught = checked - escaped.length;
  // What escaped stands at the end, where it is seen.
  table.push(...escaped);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`${table.toString()}\n`);
  process.stdout.write(
    `defects: ${caught} caught, ${escaped.length} not, seed ${seed}, ${seconds} s\n`,
  );
  if (checked < selected.length) throw interrupted(checked, selected.length);
  return escaped.length === 0 ? exitCodes.passed : exitCodes.failed;
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

function areaOf({ breaks: [first] }: Defect): Area {
  return requirement(first).area;
}
