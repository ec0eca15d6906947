import * as fc from 'fast-check';
import type { Change } from '../change.ts';
import type { Members } from '../json-members.ts';
import { memberChange } from './member-change.ts';

/** Fault: one of these members has a character in it that no base64 has. */
export function unreadableMember(members: readonly string[]): fc.Arbitrary<Change<Members>> {
  return fc
    .tuple(fc.constantFrom(...members), fc.constantFrom('!', '*', ' ', '.', 'é'))
    .map(([member, stray]) =>
      memberChange(
        member,
        `${member} with "${stray}" in it`,
        (text) => `${text.slice(0, 8)}${stray}${text.slice(8)}`,
      ),
    );
}
