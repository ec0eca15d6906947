import { openTitle } from '../../spec/gaps.ts';
import { callOf, type OperationId, operation } from '../../spec/openapi.ts';
import { loadRequirements } from '../../spec/requirements.ts';
import { type StatedPart, statedOf, statedParts } from '../../spec/stated.ts';
import { namedBy, readLines, sentLines } from './calls.ts';
import { type Entry, type Line, rowLines, under } from './entry.ts';
import { run } from './repeat.ts';

const IN_WORDS: Readonly<Record<StatedPart, string>> = {
  query: 'query parameters',
  body: 'members of the body',
  answer: 'members of the answer',
};

/** An operation: who calls it, what is sent and answered, what the contract names, and its rows. */
export function explainOperation(id: OperationId): Entry {
  const { area, auth, capabilities, since, responses } = operation(id);
  const rows = loadRequirements().filter(({ operations }) => operations.includes(id));
  const open = [...new Set(rows.flatMap(({ rests = {} }) => Object.values(rests).flat()))];
  const callers = auth.length === 0 ? ['anyone'] : auth;
  return {
    heading: `${callOf(id)} · ${id} · ${area}`,
    lines: [
      ['path', `${namedBy(id)}.`],
      ['caller', `${callers.join(' or ')}${since === undefined ? '' : `, from ${since} on`}`],
      ...under(
        'where',
        capabilities.map((word) => `the service has the capability ${String(word)}`),
      ),
      ...sentLines(id),
      ...readLines(id),
      ...statedLines(id),
      ['answers', Object.keys(responses).sort(byClass).join(', ')],
      ['rows', rows.length === 0 ? 'No row is about it alone.' : `${rows.length} about it:`],
      ...rowLines('rows', rows),
      ...under(
        'rests on',
        open.map((each) => `${each}: ${openTitle(each)}.`),
      ),
      ['own shape', `operations.${id} of the profile tells where the service has another shape`],
      ...under('repeat', rows.length === 0 ? [] : [run(`--operation "${callOf(id)}"`)]),
    ],
  };
}

/** Successes first, `2XX` among them. */
function byClass(a: string, b: string): number {
  return Number(a.charAt(0)) - Number(b.charAt(0)) || (a < b ? -1 : 1);
}

/** What the contract names, which no profile may map to something else. */
function statedLines(id: OperationId): readonly Line[] {
  return statedOf(id).flatMap((row) =>
    statedParts.flatMap((part) => {
      const names = row[part];
      return names === undefined
        ? []
        : [['stated', `${IN_WORDS[part]}: ${names.join(', ')} (${row.clause})`] as const];
    }),
  );
}
