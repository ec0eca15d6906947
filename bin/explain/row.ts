import { relative } from 'node:path';
import { loadDefects } from '../../fixtures/defects/defects.ts';
import { loadErrors } from '../../spec/errors.ts';
import { factsThatClose } from '../../spec/evidence.ts';
import { loadGaps, openTitle } from '../../spec/gaps.ts';
import { inPassingIds } from '../../spec/in-passing.ts';
import type { OperationId } from '../../spec/openapi.ts';
import { isOwn } from '../../spec/own-rows.ts';
import {
  type OpenId,
  type Requirement,
  restedParts,
  statedParts,
} from '../../spec/requirements.ts';
import { remedyFor } from '../../spec/settings/gap-keys.ts';
import { checksCiting } from '../run/known-checks.ts';
import { type OwnSuites, ownFilesCiting } from '../run/own-suites.ts';
import { callLine, sentLines } from './calls.ts';
import { type Entry, type Line, under } from './entry.ts';
import { run, serveBroken } from './repeat.ts';

/** With more, what they send is left to `explain OPERATION`. */
const OPERATIONS_SENT = 2;

/** A row: the rule, the calls that show it, what is accepted, what is open, and what proves it. */
export function explainRow(row: Requirement, own: OwnSuites): Entry {
  const { id, level, area, clause, text, operations, excluded, shapeOnly } = row;
  const ownFiles = ownFilesCiting(own, [id]).map((file) => relative('', file));
  const checks = checksCiting(id);
  const defects = loadDefects().filter(({ breaks }) => breaks.includes(id));
  const broken = defects[0];
  return {
    heading: `${id} · ${level} · ${area}`,
    lines: [
      ['rule', text],
      [isOwn(id) ? 'clause' : 'contract', clause],
      ...under('where', conditionsOf(row)),
      ...callLines(operations),
      ...acceptedLines(row),
      ...restLines(row),
      ...under('excluded', excluded === undefined ? [] : [excluded]),
      ...under('shape only', shapeOnly ? ['hooks.fault dictates the answer of its checks.'] : []),
      ...under('checks', [
        ...checks.map(({ file, title }) => `suites/${file} › ${title}`),
        ...ownFiles,
        ...(inPassingIds().has(id) ? ['and, in passing, every answer to any other check'] : []),
      ]),
      ...under(
        'defects',
        defects.map((each) => each.id),
      ),
      ...under('repeat', [
        ...(checks.length === 0 ? [] : [run(`--requirement ${id}`)]),
        ...(ownFiles.length === 0 ? [] : [run(`--requirement ${id} ${addedBy(own)}`)]),
        ...(broken === undefined ? [] : [serveBroken(broken.id)]),
      ]),
    ],
  };
}

function addedBy({ folders }: OwnSuites): string {
  return folders.map((folder) => `--add "${folder}"`).join(' ');
}

function conditionsOf({ capability, since, until }: Requirement): readonly string[] {
  return [
    ...(capability === undefined ? [] : [`the service has the capability ${capability}`]),
    ...(since === undefined ? [] : [`from ${since} on`]),
    ...(until === undefined ? [] : [`before ${until}`]),
  ];
}

function callLines(operations: readonly OperationId[]): readonly Line[] {
  if (operations.length === 0) return [['call', 'every operation, an event, or the client itself']];
  const isFew = operations.length <= OPERATIONS_SENT;
  return operations.flatMap((id) => [
    ['call', callLine(id)] as const,
    ...(isFew ? sentLines(id) : []),
  ]);
}

/** The refusals that the text names, and other readings of them. */
function acceptedLines({ text, readings = [] }: Requirement): readonly Line[] {
  const codes = loadErrors().filter(
    ({ code, status }) => text.includes(`${status} ${code}`) || text.includes(`the code ${code}`),
  );
  return [
    ...under(
      'accepted',
      codes.map(({ code, status, condition }) => `${status} ${code}: ${condition}`),
    ),
    ...under(
      'warned',
      readings.map(({ status, code = '', why }) =>
        `${status} ${code}`.trim().concat(` by another reading, ${why}: ${openTitle(why)}.`),
      ),
    ),
  ];
}

const IN_WORDS: Readonly<Record<string, string>> = {
  all: 'The whole row',
  accepted: 'That the call is accepted',
  refused: 'That the call is refused',
  status: 'The status of the answer',
  code: 'The code of the answer',
  effect: 'What later calls show',
  shown: 'That an answer shows the member',
  reached: 'That the calls reach the state',
};

function restLines(row: Requirement): readonly Line[] {
  if (row.excluded !== undefined) return [];
  const parts = Object.entries(row.rests ?? {}).filter(([, ids]) => ids.length > 0);
  if (parts.length === 0) {
    const whose = isOwn(row.id) ? 'your own suite' : 'the contract';
    return [['rests on', `nothing else: ${whose} states all of it`]];
  }
  const stated = statedParts(row).map((part) => IN_WORDS[part] ?? part);
  const lines = parts.flatMap(([part, ids]) =>
    ids.flatMap((open) => [
      [
        'rests on',
        `${IN_WORDS[part] ?? `"${part}"`}: ${open}, ${openTitle(open)}. ${assumed(open)}To settle it, ${remedyFor([open])}.`,
      ] as const,
      ...under('shown by', factLines(row, part, open)),
    ]),
  );
  return [...under('stated', stated.length === 0 ? [] : [stated.join('; ')]), ...lines];
}

/** The default of a gap, where the title does not say what passes, as that of a reading does. */
function assumed(open: OpenId): string {
  const found = loadGaps().gaps.find(({ id }) => id === open);
  return found === undefined ? '' : `Assumed: ${found.default}. `;
}

/** What a service may show so that the part binds it without a word in its profile. */
function factLines(row: Requirement, name: string, open: OpenId): readonly string[] {
  const named = restedParts.filter((part) => part === name);
  const parts = named.length === 0 ? restedParts : named;
  const facts = parts.flatMap((part) => factsThatClose(open, row, part));
  return [...new Set(facts)].map(({ id, text }) => `${id}: ${text}`);
}
