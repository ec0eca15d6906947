import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RunResult } from '../../reports/model.ts';
import { RESULTS_FILE } from '../../reports/report-names.ts';
import { measureCommand, median, seconds } from './command.ts';
import { emptyRunMs, emptyTestMs } from './empty-test.ts';
import { discardedEventMs, receivedEventMs } from './events.ts';
import { grown } from './growth.ts';
import { record } from './lanes.ts';
import { watched } from './processes.ts';

const SEED = 1;

// `npm run bench`, or `npm run bench -- PART...`: prints what things cost here, and judges nothing.
const parts: Readonly<Record<string, () => Promise<void>>> = {
  cards: async () => {
    let checks = 0;
    const suite = await median(5, async () => {
      const measured = await run('--suite', 'cards');
      checks = measured.checks;
      return measured.wallMs;
    });
    const bare = await median(5, () => emptyRunMs(checks));
    report('run --suite cards, cold start to verdict', seconds(suite.middle), suite.range);
    report(`the runner with ${checks} empty tests`, seconds(bare.middle), bare.range);
    report(
      'cards over empty tests',
      (suite.middle / bare.middle).toFixed(1),
      'times; 2 is the bar',
    );
  },
  whole: async () => {
    const { middle, range } = await median(3, async () => (await run()).wallMs);
    report('run, cold start to verdict', seconds(middle), range);
  },
  cpu: async () => {
    const { taken } = await watched(() => run());
    if (taken.size === 0) report('CPU by part', 'unknown', 'this system has no /proc');
    for (const [part, { cpuMs, peakBytes }] of taken) {
      report(`CPU of a run, ${part}`, seconds(cpuMs), `${megabytes(peakBytes)} at most in one`);
    }
  },
  growth: async () => {
    for (const copies of [1, 2, 4]) {
      const { ms, checks, runnerBytes } = await grown(copies, SEED);
      const memory = runnerBytes === undefined ? 'unknown memory' : megabytes(runnerBytes);
      const each = `${(ms / checks).toFixed(1)} ms a check, ${memory} in the runner at most`;
      report(`run against ${copies} at once`, seconds(ms), each);
    }
  },
  replay: async () => {
    const { exchanges, replay } = await record(SEED);
    const again = await median(3, async () => (await replay()).ms);
    const { alike } = await replay();
    const suite = await median(3, async () => (await run()).suiteMs);
    report('exchanges of a run', String(exchanges), `${alike} answered alike when replayed`);
    report('the same replayed bare, 2 connections', seconds(again.middle), again.range);
    report('suite time of a run, 2 workers', seconds(suite.middle), suite.range);
    report('suite time over replay', (suite.middle / again.middle).toFixed(1), 'times');
  },
  'empty-test': async () => {
    report('one empty Playwright test, 1 worker', `${(await emptyTestMs()).toFixed(2)} ms`);
  },
  events: async () => {
    const received = await median(5, receivedEventMs);
    const discarded = await median(5, discardedEventMs);
    report('one event, taken and read', `${received.middle.toFixed(2)} ms`);
    report('one event at a server that drops it', `${discarded.middle.toFixed(2)} ms`);
    report('taken and read over dropped', (received.middle / discarded.middle).toFixed(1), 'times');
  },
  defects: async () => {
    const { ms, output } = await measureCommand('defects', '--seed', String(SEED));
    const [, caught, not] = /^defects: (\d+) caught, (\d+) not/m.exec(output) ?? [];
    const count = Number(caught) + Number(not);
    report('defects', seconds(ms), `${count} of them`);
    report('one defect', seconds(ms / count));
  },
};

async function run(
  ...flags: string[]
): Promise<{ wallMs: number; suiteMs: number; checks: number }> {
  const out = mkdtempSync(join(tmpdir(), 'payments-conformance-bench-'));
  try {
    const { ms } = await measureCommand('run', ...flags, '--seed', String(SEED), '--out', out);
    const result: RunResult = JSON.parse(readFileSync(join(out, RESULTS_FILE), 'utf8'));
    return { wallMs: ms, suiteMs: result.durationMs, checks: result.run.checks };
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

function megabytes(bytes: number): string {
  return `${(bytes / 1024 ** 2).toFixed(0)} MB`;
}

function report(what: string, value: string, remark = ''): void {
  process.stdout.write(`${what.padEnd(42)}${value.padStart(10)}  ${remark}\n`);
}

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !Object.hasOwn(parts, name));
if (unknown === undefined) {
  const load = loadavg().map((value) => value.toFixed(1));
  report('node', process.version, `${availableParallelism()} cores, load ${load.join(' ')}`);
  for (const [name, measure] of Object.entries(parts)) {
    if (wanted.length === 0 || wanted.includes(name)) {
      await measure();
    }
  }
} else {
  process.stderr.write(`bench: no part ${unknown}; there are ${Object.keys(parts).join(', ')}\n`);
  process.exitCode = 2;
}
