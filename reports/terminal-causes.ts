import { causeDetails, type Detail, inColumns, seenUnstated } from './cause-details.ts';
import { counted } from './counted.ts';
import { listedIds } from './listed-ids.ts';
import { CAUSED, type Cause, type RunResult } from './model.ts';
import type { Paint } from './paint.ts';
import { plainLine, plainText } from './plain-text.ts';

/** Of one text; a diff may have hundreds. */
const LINES_OF_TEXT = 12;

/** What a summary on a terminal is to keep to. */
export interface Bounds {
  /** Lines that may be used. */
  readonly room: number;
  /** The file that holds what is left out. */
  readonly file: string;
}

/**
 * The causes of a run, the worst first: in full as far as there is room, the others in two lines each,
 * and how many more there are.
 */
export function causeBlocks(result: RunResult, paint: Paint, { room, file }: Bounds): string[] {
  const blocks: string[] = [];
  let used = 0;
  let isFull = false;
  for (const cause of result.causes) {
    const brief = briefly(cause, paint, file);
    const details = shownDetails(cause, result).map(shortened(file));
    const whole = details.length === 0 ? brief : `${brief}\n${inColumns(details, '    ')}`;
    const fits = used + linesOf(whole) <= room / 2 || blocks.length === 0;
    isFull ||= !fits;
    const block = isFull ? brief : whole;
    // Its last line tells of those that are left out.
    if (used + linesOf(block) > room - 2 && blocks.length > 0) break;
    blocks.push(block);
    used += linesOf(block);
  }
  const rest = result.causes.slice(blocks.length);
  if (rest.length === 0) return blocks;
  const ids = new Set(rest.flatMap(({ requirements }) => requirements.map(({ id }) => id)));
  const what = `${counted(rest.length, 'more cause')}, of ${counted(ids.size, 'requirement')}`;
  return [...blocks, `and ${what}, in ${file}`];
}

/** Of what is unverified, what was seen, which may be a bug; its heading says what would have it judged. */
function shownDetails(cause: Cause, result: RunResult): readonly Detail[] {
  const details = causeDetails(cause, result);
  if (cause.verdict !== 'unverified') return details;
  const seen = seenUnstated(cause);
  if (seen === undefined) return [];
  return [
    ...details.filter(({ label }) => label === 'row'),
    { label: 'result', text: plainText(seen) },
  ];
}

/** With the blank line behind it. */
function linesOf(block: string): number {
  return block.split('\n').length + 1;
}

function briefly({ verdict, title, requirements }: Cause, paint: Paint, file: string): string {
  const rows = CAUSED.flatMap((each) => {
    const ids = requirements.filter((row) => row.verdict === each).map(({ id }) => id);
    return ids.length === 0 ? [] : [`  ${ids.length} ${each}: ${listedIds(ids, file)}`];
  });
  const heading = `${paint(verdict, verdict.toUpperCase())} ${paint('bold', plainLine(title))}`;
  return [heading, ...rows].join('\n');
}

function shortened(file: string): (detail: Detail) => Detail {
  return ({ label, text }) => {
    const lines = text.split('\n');
    const more = lines.length - LINES_OF_TEXT;
    const kept = lines.slice(0, LINES_OF_TEXT).join('\n');
    return { label, text: more <= 0 ? text : `${kept}\n… ${more} more lines in ${file}` };
  };
}
