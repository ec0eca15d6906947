import { createHash } from 'node:crypto';

/** Begins every remark that `init` writes. */
const REMARK = '#:';

/** Ends every key that `init` writes: with the digits, it knows whether somebody has changed the line. */
const END = / +#: .*\(init ([0-9a-f]{4})\)$/;

/** A remark in lines that nobody has to scroll, which `init` takes for its own when it runs again. */
export function remark(text: string, width = 100): readonly string[] {
  const lines: string[] = [];
  for (const word of plain(text).split(' ')) {
    const last = lines.at(-1);
    const isFull = last === undefined || last.length + word.length + 1 > width;
    if (isFull) lines.push(`${REMARK} ${word}`);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}

/** A key and its value, with why, which `init` takes for its own as long as nobody changes the line. */
export function ownLine(pair: string, why: string): string {
  const line = `${pair} ${REMARK} ${plain(why)}`;
  return `${line} (init ${digits(line)})`;
}

/** A file without what `init` wrote, and was left as it was. */
export function withoutOwnLines(text: string): string {
  const kept = text.split('\n').filter((line) => !isOwn(line));
  return `${kept
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`;
}

/** The same with an empty line for each that is left out: what is told of a line names that of the file. */
export function blankedOwnLines(text: string): string {
  return text
    .split('\n')
    .map((line) => (isOwn(line) ? '' : line))
    .join('\n');
}

/** Whether `init` wrote any of it. */
export function hasOwnLines(text: string): boolean {
  return text.split('\n').some(isOwn);
}

function isOwn(line: string): boolean {
  if (line.startsWith(REMARK)) return true;
  const [, written] = END.exec(line) ?? [];
  return written !== undefined && written === digits(line.slice(0, line.lastIndexOf(' (init ')));
}

function digits(line: string): string {
  return createHash('sha256').update(line).digest('hex').slice(0, 4);
}

/** One line of plain characters, whatever a service said. */
function plain(text: string): string {
  return text
    .replace(/[^\x20-\x7e]+/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
}
