import * as fc from 'fast-check';
import { Change } from '../change.ts';
import { membersOf } from '../json-members.ts';

type Order = 'as it was' | 'reversed';

/** A valid stamp in other words: another member order, white space, a further member, padding. */
export const stampSpelling: fc.Arbitrary<Change<string>> = fc
  .record({
    order: fc.constantFrom<Order>('as it was', 'reversed'),
    indent: fc.constantFrom(0, 2),
    further: fc.boolean(),
    encoding: fc.constantFrom('base64url', 'base64'),
  })
  .filter(({ order, indent, further, encoding }) =>
    [order === 'reversed', indent > 0, further, encoding === 'base64'].includes(true),
  )
  .map(({ order, indent, further, encoding }) => {
    const name = `a stamp with members ${order}, indent ${indent}${further ? ', one more' : ''}, in ${encoding}`;
    return new Change(name, (header) => {
      const members = Object.entries(membersOf(Buffer.from(header, 'base64url').toString('utf8')));
      const all = further ? [...members, ['version', '1']] : members;
      const ordered = order === 'reversed' ? all.toReversed() : all;
      const text = JSON.stringify(Object.fromEntries(ordered), null, indent);
      return Buffer.from(text, 'utf8').toString(encoding);
    });
  });
