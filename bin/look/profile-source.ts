import { readFileSync } from 'node:fs';
import { Document, isMap, parseDocument } from 'yaml';
import { isObject } from '../../fixtures/target/normalise.ts';
import {
  type Environment,
  loadProfile,
  type Profile,
  ProfileError,
  parseProfile,
} from '../../fixtures/target/profile.ts';
import type { Entries } from './advice.ts';

/** A profile that can be read as if more were written in it. Throws ProfileError where it is wrong. */
export type ProfileSource = (more: Entries) => Profile;

/** That of a file, or of an address alone. */
export function profileSource(
  file: string | undefined,
  environment: Environment,
  baseUrl?: string,
): ProfileSource {
  const profile = loadProfile(file, environment, baseUrl);
  const text = file === undefined ? '{}' : readFileSync(file, 'utf8');
  const { source } = profile;
  const read = textSource(text, source, environment, baseUrl);
  // Of the file as it stands, a mistake is told with its place.
  return (more) => (Object.keys(more).length === 0 ? profile : read(more));
}

/** That of a text; `name` stands for the file in messages. */
export function textSource(
  text: string,
  name: string,
  environment: Environment,
  baseUrl?: string,
): ProfileSource {
  return (more) => parseProfile(withEntries(text, more), name, environment, baseUrl);
}

/** The text of a profile with more keys at its end, which win over what it says. */
function withEntries(text: string, more: Entries): string {
  // Written out anew it has other lines, and a mistake is told with its place.
  if (Object.keys(more).length === 0) return text;
  const read = parseDocument(text, { merge: true });
  const document = isMap(read.contents) ? read : new Document({});
  for (const [key, value] of Object.entries(more)) {
    document.delete(key);
    const place = key.split('.');
    if (!isObject(value) && document.hasIn(place)) document.deleteIn(place);
    document.set(key, value);
  }
  return document.toString();
}

/** The same with entries in it that what is written by a person, and what it is read with, goes before. */
export function withMore(source: ProfileSource, entries: Entries): ProfileSource {
  return (more) => source(joined(entries, more));
}

/** Those of the entries about operations that a profile can say: each by itself, and none that it says already. */
export function sayable(source: ProfileSource, entries: Entries): Entries {
  const { operations } = source({});
  const said = Object.entries(entries).filter(([key, value]) => {
    if (Object.hasOwn(operations, key.replace('operations.', ''))) return false;
    try {
      source({ [key]: value });
      return true;
    } catch (error) {
      if (error instanceof ProfileError) return false;
      throw error;
    }
  });
  return Object.fromEntries(said);
}

/** Entries with more of them: members of the same key go together, and so do lists; of values the later wins. */
export function joined(entries: Entries, more: Entries): Entries {
  const both = Object.entries(more).map(([key, value]) => {
    const known = entries[key];
    if (Array.isArray(known) && Array.isArray(value))
      return [key, [...new Set([...known, ...value])]];
    return [key, isObject(known) && isObject(value) ? joined(known, value) : value];
  });
  return { ...entries, ...Object.fromEntries(both) };
}
