import { factsThatShow, loadEvidence } from '../../spec/evidence.ts';
import type { Contradiction, Gap } from '../../spec/gaps.ts';
import { loadOpenApi } from '../../spec/openapi.ts';
import { loadRequirements, type OpenId, type Requirement } from '../../spec/requirements.ts';
import { remedyFor } from '../../spec/settings/gap-keys.ts';
import { callLine } from './calls.ts';
import { type Entry, type Line, rowLines, under } from './entry.ts';
import { run } from './repeat.ts';

const RELIED_ON: Readonly<Record<Gap['rely'], string>> = {
  D: 'The suite uses the default to reach what it judges. No service fails for the default alone.',
  S: 'The suite judges what the contract states beside it. The default is judged once it is confirmed.',
  X: 'No check uses it.',
};

/** What the contract does not show, what is assumed in its place, and what a confirmation makes a service owe. */
export function explainGap({ id, title, default: assumed, rely, note }: Gap): Entry {
  const calls = loadOpenApi().operations.filter((each) => each.gap === id);
  const own = calls.map((each) => each.id);
  return {
    heading: `${id} · not shown by the contract`,
    lines: [
      ['open', `${title}.`],
      ['default', `${assumed}.`],
      ['use', [RELIED_ON[rely], ...(note === undefined ? [] : [`But ${note}.`])].join(' ')],
      ...under('paths', own.map(callLine)),
      ...settledBy(id),
    ],
  };
}

/** A place that can be read in two ways: what passes, and what is a warning. */
export function explainReading({ id, reading, allowed }: Contradiction): Entry {
  const other: Line[] =
    allowed === undefined
      ? []
      : [['warned', `${allowed}; a failure once the profile confirms ${id} or sets strict.`]];
  return {
    heading: `${id} · the contract can be read in two ways`,
    lines: [['accepted', reading], ...other, ...settledBy(id)],
  };
}

/** How the question of an id is settled for a service, and the rows that are held to it then. */
function settledBy(id: OpenId): readonly Line[] {
  const rows = loadRequirements().filter((row) => restsOnIt(row, id));
  const silent = loadEvidence().silent.find((each) => each.id === id)?.why;
  const facts = factsThatShow(id).map((each) => `${each.id}: ${each.text}`);
  const first = rows.find(({ excluded }) => excluded === undefined);
  return [
    ['settle', `${capital(remedyFor([id]))}.`],
    ...under('shown by', [...facts, ...(silent === undefined ? [] : [silent])]),
    ...(rows.length === 0
      ? under('rows', ['No row rests on it.'])
      : [['rows', `${rows.length} held to it once it is confirmed:`] as const]),
    ...rowLines('rows', rows),
    ...under('repeat', first === undefined ? [] : [run(`--requirement ${first.id}`)]),
  ];
}

function restsOnIt({ rests = {}, readings = [] }: Requirement, id: OpenId): boolean {
  return Object.values(rests).flat().includes(id) || readings.some(({ why }) => why === id);
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
