import { type Fact, factsThatClose } from '../../spec/evidence.ts';
import { openTitle } from '../../spec/gaps.ts';
import { loadRequirements, type Requirement, restedParts } from '../../spec/requirements.ts';
import { callLine } from './calls.ts';
import { type Entry, rowLines, under } from './entry.ts';
import { doctor } from './repeat.ts';

/** A fact: what a service shows, by which calls, what that settles and which rows it binds. */
export function explainFact(fact: Fact): Entry {
  const { id, area, text, calls, closes } = fact;
  const rows = loadRequirements().filter((row) => isBound(row, fact));
  return {
    heading: `${id} · ${area} · a fact that a service may show`,
    lines: [
      ['fact', text],
      ...under('call', calls.map(callLine)),
      ...under(
        'settles',
        closes.map((open) => `${open}: ${openTitle(open)}.`),
      ),
      ['rows', boundParts(fact, rows.length)],
      ...rowLines('rows', rows),
      [
        'asked',
        `once a run, where a row rests on it and did not hold: fixtures/survey/facts/${id}.ts`,
      ],
      ['repeat', doctor],
    ],
  };
}

/** Whether a part of the row that rests on what the fact closes binds by it. */
function isBound(row: Requirement, fact: Fact): boolean {
  const { rests = {}, readings = [] } = row;
  const isOpen = (id: string) =>
    Object.values(rests)
      .flat()
      .some((each) => each === id) || readings.some(({ why }) => why === id);
  return fact.closes
    .filter(isOpen)
    .some((open) => restedParts.some((part) => factsThatClose(open, row, part).includes(fact)));
}

function boundParts({ binds: { parts } = {} }: Fact, count: number): string {
  const where = parts === undefined ? '' : ` (${parts.join(', ')})`;
  return count === 0
    ? 'No row depends on it alone; it shows states that checks begin with.'
    : `${count} held to the default by it${where}:`;
}
