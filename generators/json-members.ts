import { Change } from './change.ts';

export type Members = Readonly<Record<string, unknown>>;

/** The members of a JSON object. Throws a RangeError for any other text. */
export function membersOf(text: string): Members {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new RangeError('the value to change is not JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new RangeError('the value to change is not a JSON object');
  }
  return value as Members;
}

/** Members without one of them. */
export function without(members: Members, name: string): Members {
  return Object.fromEntries(Object.entries(members).filter(([each]) => each !== name));
}

/** A member that is a text. Throws a RangeError where it is none. */
export function textIn(members: Members, name: string): string {
  const value = members[name];
  if (typeof value !== 'string') throw new RangeError(`the value to change has no text in ${name}`);
  return value;
}

/** A change of the members of a JSON object, which is written without white space afterwards. */
export function jsonChange(name: string, change: (members: Members) => object): Change<string> {
  return new Change(name, (text) => JSON.stringify(change(membersOf(text))));
}
