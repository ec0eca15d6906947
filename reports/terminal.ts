import { join } from 'node:path';
import Table from 'cli-table3';
import { withoutCommands } from './ci-commands.ts';
import { counted } from './counted.ts';
import { byArea, byReason, selectedIn, withVerdict } from './grouping.ts';
import { duration, headline, verdictOf } from './headline.ts';
import { lifecycleLines } from './lifecycle-coverage.ts';
import { listedIds } from './listed-ids.ts';
import type { RunResult, Verdict } from './model.ts';
import { OPENAPI_TITLE, ownOpenApiLines } from './own-openapi.ts';
import { type Paint, painter } from './paint.ts';
import { plainLine } from './plain-text.ts';
import { causeBlocks } from './terminal-causes.ts';
import { verdictWords } from './verdict-words.ts';

/** Lines of each further list, beside causes and where there are none. */
const FEW = 6;
const LINES_LISTED = 20;

/** Lines that nobody scrolls back for; what goes beyond stands in a file. */
const LINES = 150;

/** Room for causes, whatever else there is to tell. */
const LEAST_ROOM = 40;

interface Options {
  readonly colour: boolean;
  /** Where the other reports are. */
  readonly folder: string;
}

/** The summary a run ends with on a terminal. */
export function formatTerminal(result: RunResult, { colour, folder }: Options): string {
  const paint = painter(colour);
  const most = result.causes.length === 0 ? LINES_LISTED : FEW;
  const file = join(folder, 'summary.md');
  const list = (title: string, items: readonly string[], limit = most) =>
    listed(title, items, { paint, limit, file });
  const before = [opening(result, paint)];
  const after = [
    table(result, paint),
    list(...reasons('warned', result, file)),
    list(...reasons('known-failure', result, file)),
    list('lifecycles', lifecycleLines(result.lifecycles)),
    list(OPENAPI_TITLE.toLowerCase().replace('openapi', 'OpenAPI'), ownOpenApiLines(result)),
    list('notes', result.notes.map(inOneLine)),
    list('mistakes of the suite', result.errors.map(inOneLine), LINES_LISTED),
    closing(result, paint),
  ];
  const parts = [...before, ...after].filter((part) => part !== '');
  const taken = parts.join('\n\n').split('\n').length;
  const room = Math.max(LEAST_ROOM, LINES - taken);
  const causes = causeBlocks(result, paint, { room, file });
  const all = [...before, ...causes, ...after].filter((part) => part !== '');
  return withoutCommands(`${all.join('\n\n')}\n`);
}

function opening({ contract, target, seed, run, exchanges, durationMs }: RunResult, paint: Paint) {
  const facts = [
    plainLine(target.profile),
    `seed ${seed}`,
    counted(run.checks, 'check'),
    counted(exchanges, 'exchange'),
    duration(durationMs),
  ];
  const title = `Conformance of ${plainLine(target.baseUrl)} to ${contract.version}`;
  return `${paint('bold', `${title} as of ${contract.revision}`)}\n${facts.join(' · ')}`;
}

function table(result: RunResult, paint: Paint): string {
  const words = verdictWords.filter(({ key }) => result.summary[key] > 0);
  const grid = new Table({
    head: ['area', ...words.map(({ short }) => short), 'all'],
    colAligns: ['left', ...words.map(() => 'right' as const), 'right'],
    style: { head: [], border: [] },
    chars: { mid: '', 'left-mid': '', 'mid-mid': '', 'right-mid': '' },
  });
  const row = (name: string, summary: RunResult['summary'], all: number) => [
    name,
    ...words.map(({ verdict, key }) => {
      const n = summary[key];
      return n === 0 ? '' : paint(verdict, String(n));
    }),
    String(all),
  ];
  grid.push(
    ...byArea(selectedIn(result)).map(({ area, summary, requirements }) =>
      row(area, summary, requirements.length),
    ),
    row('all', result.summary, selectedIn(result).length),
  );
  return grid.toString();
}

/** A title, and an item per reason: many requirements often share one. */
function reasons(verdict: Verdict, result: RunResult, file: string): [string, string[]] {
  const rows = withVerdict(result, verdict);
  const items = byReason(rows).map(
    ({ reason, ids }) => `${plainLine(reason)}\n    ${listedIds(ids, file)}`,
  );
  return [`${verdict.toUpperCase()} ${rows.length}`, items];
}

interface Limits {
  readonly paint: Paint;
  readonly limit: number;
  /** What holds all of them. */
  readonly file: string;
}

function listed(title: string, items: readonly string[], { paint, limit, file }: Limits): string {
  if (items.length === 0) {
    return '';
  }
  const more = items.length - limit;
  return [
    paint('bold', title),
    ...items.slice(0, limit).map((item) => `  ${item}`),
    ...(more > 0 ? [`  and ${more} more in ${file}`] : []),
  ].join('\n');
}

function inOneLine(text: string): string {
  return plainLine(text);
}

function closing(result: RunResult, paint: Paint): string {
  const verdict = verdictOf(result);
  const styles = {
    passed: 'passed',
    failed: 'failed',
    unjudged: 'not-selected',
    error: 'failed',
  } as const;
  return paint(styles[verdict], headline(result));
}
