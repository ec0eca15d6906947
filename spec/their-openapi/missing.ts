import { loadRequirements, type Requirement } from '../requirements.ts';
import { inForce, type Revision } from '../revisions.ts';
import type { JsonSchema } from '../schema-validator.ts';
import { type Stated, type StatedPart, statedOf } from '../stated.ts';
import { responseFor } from './description.ts';
import type { DescriptionFinding } from './finding.ts';
import { callOf, finding, hasMembers, type Pair, successes } from './pair.ts';
import type { View, Viewer } from './view.ts';

/** What the contract names of an operation and the description lacks: members, values and statuses. */
export function missingIn(pair: Pair, revision: Revision): readonly DescriptionFinding[] {
  const rows = statedOf(pair.ours.id);
  return [
    ...rows.flatMap((row) => [
      ...missingParameters(pair, row),
      ...missingMembers(pair, row, 'body'),
      ...missingMembers(pair, row, 'answer'),
      ...missingValues(pair, row),
    ]),
    ...missingStatuses(pair, revision),
  ];
}

function missingParameters({ ours, theirs }: Pair, row: Stated): readonly DescriptionFinding[] {
  return (row.query ?? [])
    .filter((name) => ours.parameters.some((each) => each.name === name) && !theirs.query.has(name))
    .map((name) =>
      finding(callOf(ours), 'missing', `query.${name}`, 'is not described', row.clause),
    );
}

type Part = Exclude<StatedPart, 'query'>;

function missingMembers(pair: Pair, row: Stated, part: Part): readonly DescriptionFinding[] {
  const { ours, viewOurs, viewTheirs } = pair;
  const inOurs = roots(pair, 'ours', part).map(viewOurs);
  const inTheirs = roots(pair, 'theirs', part).map(viewTheirs);
  return (row[part] ?? []).flatMap((path) => {
    // Named only in a later month.
    if (inOurs.every((root) => viewAt(root, path, viewOurs) === undefined)) return [];
    const isThere =
      inTheirs.some((root) => viewAt(root, path, viewTheirs) !== undefined) ||
      (row.place === 'open' && inTheirs.some((root) => hasName(root, lastOf(path), viewTheirs)));
    if (isThere) return [];
    const silent = inTheirs.map((root) => silentAbove(root, path, viewTheirs));
    const above = inTheirs.length === 0 ? '' : silent.find((each) => each !== undefined);
    const call = callOf(ours);
    return above === undefined
      ? [finding(call, 'missing', `${part}.${path}`, 'is not described', row.clause)]
      : [
          finding(
            call,
            'missing',
            above === '' ? part : `${part}.${above}`,
            'describes none of the members that the contract names',
            row.clause,
          ),
        ];
  });
}

/** The values that the contract names of a member whose values are listed, without these. */
function missingValues(pair: Pair, row: Stated): readonly DescriptionFinding[] {
  const { ours, viewOurs, viewTheirs } = pair;
  return Object.entries(row.values ?? {}).flatMap(([path, words]) =>
    (['query', 'body', 'answer'] as const).flatMap((part) => {
      const own = viewsAt(pair, 'ours', part, path, viewOurs);
      const listed = viewsAt(pair, 'theirs', part, path, viewTheirs);
      if (listed.length === 0 || listed.some(({ values }) => values === undefined)) return [];
      const all = listed.flatMap(({ values = [] }) => values);
      return words
        .filter((word) => own.some(({ values }) => values === undefined || values.includes(word)))
        .filter((word) => !all.includes(word))
        .map((word) =>
          finding(callOf(ours), 'missing', `${part}.${path}`, `enum lacks ${word}`, row.clause),
        );
    }),
  );
}

function viewsAt(
  pair: Pair,
  whose: 'ours' | 'theirs',
  part: StatedPart,
  path: string,
  view: Viewer,
): readonly View[] {
  if (part !== 'query') {
    return roots(pair, whose, part).flatMap((root) => {
      const found = viewAt(view(root), path, view);
      return found === undefined ? [] : [entriesOf(found, view)];
    });
  }
  if (whose === 'ours')
    return pair.ours.parameters.some(({ name }) => name === path) ? [view({})] : [];
  const parameter = pair.theirs.query.get(path);
  return parameter === undefined ? [] : [entriesOf(view(parameter.schema), view)];
}

/** The values of a list of texts are those of its entries. */
function entriesOf(found: View, view: Viewer): View {
  return found.items !== undefined && found.values === undefined ? view(found.items) : found;
}

const STATUS = / returns (\d{3})\b/;

/** The statuses that rows of this operation name, where none of it rests on anything else. */
function missingStatuses(
  { ours, theirs }: Pair,
  revision: Revision,
): readonly DescriptionFinding[] {
  const seen = new Set<number>();
  return loadRequirements()
    .filter((row) => isOf(row, ours.id) && inForce(row, revision))
    .flatMap((row) => {
      const status = Number(STATUS.exec(row.text)?.[1]);
      if (Number.isNaN(status) || seen.has(status)) return [];
      seen.add(status);
      return responseFor(theirs, status) === undefined
        ? [finding(callOf(ours), 'missing', `status ${status}`, 'is not described', row.id)]
        : [];
    });
}

/** What of a refusal may rest on what is open while its status is stated. */
const BESIDE_STATUS = ['accepted', 'code', 'effect'];

/** Whether a row states the status of this operation, and of no other. */
function isOf({ operations, level, excluded, rests = {}, readings = [] }: Requirement, id: string) {
  const [only, ...more] = operations;
  const isOpen = Object.entries(rests).some(
    ([part, on]) => on.length > 0 && !BESIDE_STATUS.includes(part),
  );
  const isStated = level === 'MUST' && !isOpen && readings.length === 0;
  return only === id && more.length === 0 && isStated && excluded === undefined;
}

function roots(pair: Pair, whose: 'ours' | 'theirs', part: Part): readonly JsonSchema[] {
  const { requestSchema, responses } = pair[whose];
  if (part === 'body') return requestSchema === undefined ? [] : [requestSchema];
  const all = responses instanceof Map ? responses : Object.entries(responses);
  return successes(all);
}

const stepsOf = (path: string) => path.replaceAll('[]', '.[]').split('.');

function lastOf(path: string): string {
  return stepsOf(path).findLast((step) => step !== '[]') ?? path;
}

function viewAt(root: View, path: string, view: Viewer): View | undefined {
  let found: View | undefined = root;
  for (const step of stepsOf(path)) {
    const below: JsonSchema | undefined = step === '[]' ? found.items : found.members.get(step);
    found = below === undefined ? undefined : view(below);
    if (found === undefined) return undefined;
  }
  return found;
}

/** The path of the last member on the way of which the members are not described; undefined where they are. */
function silentAbove(root: View, path: string, view: Viewer): string | undefined {
  const gone: string[] = [];
  let found = root;
  for (const step of stepsOf(path)) {
    const below = step === '[]' ? found.items : found.members.get(step);
    const isSilent = step === '[]' ? found.items === undefined : !hasMembers(found);
    if (below === undefined) return isSilent ? gone.join('.').replaceAll('.[]', '[]') : undefined;
    found = view(below);
    gone.push(step);
  }
  return undefined;
}

/** Levels below an answer at which a member that may stand anywhere is looked for. */
const DEEPEST = 6;

function hasName(
  root: View,
  name: string,
  view: Viewer,
  seen = new Set<View>(),
  depth = 0,
): boolean {
  if (root.members.has(name)) return true;
  if (seen.has(root) || depth >= DEEPEST) return false;
  seen.add(root);
  const below = [...root.members.values(), ...(root.items === undefined ? [] : [root.items])];
  return below.some((each) => hasName(view(each), name, view, seen, depth + 1));
}
