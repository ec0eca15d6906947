import { Change } from '../change.ts';
import { type Members, membersOf } from '../json-members.ts';

/** A change of the members of a stamp (G-67); the header is carried as before. */
export function stampChange(name: string, change: (members: Members) => object): Change<string> {
  return new Change(name, (header) => {
    const members = membersOf(Buffer.from(header, 'base64url').toString('utf8'));
    return stampOf(JSON.stringify(change(members)));
  });
}

/** Any text carried as a stamp is. */
export function stampOf(text: string): string {
  return Buffer.from(text, 'utf8').toString('base64url');
}
