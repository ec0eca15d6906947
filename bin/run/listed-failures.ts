import { isMap, isNode, isSeq, parseDocument, type ToStringOptions } from 'yaml';
import { readSource } from '../../fixtures/target/source.ts';
import { type ListedFailure, today } from '../../reports/known-failures.ts';
import { takenOverBy } from '../../spec/requirements.ts';
import { usage } from './exit-codes.ts';

/** A line of the profile is as long as its author made it. */
const YAML = { lineWidth: 0 } satisfies ToStringOptions;
const JSON_TOO = {
  ...YAML,
  defaultKeyType: 'QUOTE_DOUBLE',
  defaultStringType: 'QUOTE_DOUBLE',
} satisfies ToStringOptions;

/**
 * The text of a profile with the known failures that it does not list, by this or an earlier id, or
 * lists with a last day that is over, which they replace; and how many these are. Comments and the rest
 * stay, and JSON stays JSON. Throws ProfileError or Stop where the text is not a profile that can be
 * added to.
 */
export function withFailures(
  file: string,
  text: string,
  entries: readonly ListedFailure[],
): { readonly text: string; readonly added: number } {
  const { value } = readSource(text, file);
  const document = parseDocument(text, { merge: true });
  if (document.contents !== null && !isMap(document.contents)) usage(`${file} holds no profile`);
  const listed = document.get('knownFailures') ?? undefined;
  if (listed !== undefined && !isSeq(listed)) usage(`${file}: knownFailures is not a list`);
  const known = entriesIn(value);
  const isStanding = (each: Listed) => known.some(({ id, isOver }) => id === each.id && !isOver);
  const missing = entries.filter((each) => !isStanding(each));
  if (missing.length === 0) return { text, added: 0 };
  if (listed === undefined) document.set('knownFailures', document.createNode([]));
  // A list between brackets would grow into one line.
  else if (!isJson(text)) listed.flow = false;
  for (const entry of missing) {
    const node = document.createNode(entry);
    const place = known.findIndex(({ id }) => id === entry.id);
    const old = place < 0 ? undefined : document.getIn(['knownFailures', place], true);
    if (isNode(old)) {
      node.commentBefore = old.commentBefore ?? null;
      document.setIn(['knownFailures', place], node);
    } else document.addIn(['knownFailures'], node);
  }
  return { text: document.toString(isJson(text) ? JSON_TOO : YAML), added: missing.length };
}

type Listed = Pick<ListedFailure, 'id'>;

/** What a profile lists, by the ids that hold today, and whether the last day of each is over. */
function entriesIn(profile: unknown): readonly (Listed & { readonly isOver: boolean })[] {
  const { knownFailures } = Object(profile);
  return [knownFailures ?? []].flat().map((entry) => {
    const { id: given, until } = Object(entry);
    const id = String(given);
    return { id: takenOverBy(id) ?? id, isOver: typeof until === 'string' && until < today() };
  });
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
