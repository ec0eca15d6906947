import { Change } from '../change.ts';
import { type Members, textIn } from '../json-members.ts';

/** A change of one member, a text, of an attestation or assertion as it stands in a body. */
export function memberChange(
  member: string,
  name: string,
  change: (text: string) => string,
): Change<Members> {
  return new Change(name, (members) => ({ ...members, [member]: change(textIn(members, member)) }));
}
