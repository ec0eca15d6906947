import { codeHomes, type HomeKind } from '../../spec/code-homes.ts';
import { loadErrors } from '../../spec/errors.ts';
import { loadRequirements, type Requirement } from '../../spec/requirements.ts';
import { callLine } from './calls.ts';
import { type Entry, type Line, rowLines, under } from './entry.ts';
import { run } from './repeat.ts';

const KINDS: Readonly<Record<HomeKind, string>> = {
  natural: 'These rows bring it about:',
  'another reading': 'No row asks for it. These rows let it pass with a warning:',
  'shape only': 'In these rows hooks.fault causes it; they judge its shape, not its cause:',
  excluded: 'No run can bring it about:',
};

/** An error code: the status it stands under, when it is sent, and the rows and calls that show it. */
export function explainCode(code: string): Entry {
  const listed = loadErrors().filter((each) => each.code === code);
  const homes = codeHomes(listed);
  return {
    heading: `${code} · error code`,
    lines: [
      ...under(
        'accepted',
        listed.map(({ status, condition }) => `under ${status}: ${condition}`),
      ),
      ...homes.flatMap(homeLines),
    ],
  };
}

function homeLines({ status, kind, rows: ids, reason }: ReturnType<typeof codeHomes>[number]) {
  const rows = loadRequirements().filter(({ id }) => ids.includes(id));
  const [first] = rows;
  const lines: readonly Line[] =
    kind === undefined
      ? [['rows', `No row names it under ${status}.`]]
      : [
          ['rows', KINDS[kind]],
          ...rowLines('rows', rows),
          ...under('excluded', reason === undefined ? [] : [reason]),
          ...callLines(rows),
          ...under(
            'repeat',
            kind === 'excluded' || first === undefined ? [] : [run(`--requirement ${first.id}`)],
          ),
        ];
  return lines;
}

function callLines(rows: readonly Requirement[]): readonly Line[] {
  const calls = [...new Set(rows.flatMap(({ operations }) => operations))];
  return under('call', calls.map(callLine));
}
