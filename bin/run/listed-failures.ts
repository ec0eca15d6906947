import { isMap, isSeq, parseDocument, type ToStringOptions } from 'yaml';
import { readSource } from '../../fixtures/target/source.ts';
import type { ListedFailure } from '../../reports/known-failures.ts';
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
 * The text of a profile with the known failures that it does not list, by this or an earlier id, and
 * how many these are. Comments and the rest stay, and JSON stays JSON. Throws ProfileError or Stop
 * where the text is not a profile that can be added to.
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
  const known = idsIn(value);
  const missing = entries.filter(({ id }) => !known.includes(id));
  if (missing.length === 0) return { text, added: 0 };
  if (listed === undefined) document.set('knownFailures', document.createNode([]));
  for (const entry of missing) document.addIn(['knownFailures'], document.createNode(entry));
  return { text: document.toString(isJson(text) ? JSON_TOO : YAML), added: missing.length };
}

/** The ids that a profile lists, as they hold today. */
function idsIn(profile: unknown): readonly string[] {
  const { knownFailures } = Object(profile);
  return [knownFailures ?? []].flat().map((entry) => {
    const id = String(Object(entry).id);
    return takenOverBy(id) ?? id;
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
