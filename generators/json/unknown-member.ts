import * as fc from 'fast-check';
import { BodyMutation } from './body-mutation.ts';

const word = fc.string({
  unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'),
  minLength: 1,
  maxLength: 8,
});
const value = fc.constantFrom('text', 7, true, null, [], {}, { nested: { list: [1, 'two'] } });

/** No fault: the body and one more member, under a name the contract gives to nothing. */
export function unknownMember(validBody: object): fc.Arbitrary<BodyMutation> {
  return fc.tuple(word, value).map(([suffix, added]) => {
    const name = `unlisted_${suffix}`;
    const change = `added as ${JSON.stringify(added)}`;
    return new BodyMutation(name, { ...validBody, [name]: added }, change);
  });
}
