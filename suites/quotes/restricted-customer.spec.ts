import { moneyMovedBy } from '../../fixtures/areas/payments/accounts-under-test.ts';
import { createQuote, executeQuote } from '../../fixtures/areas/payments/calls.ts';
import { newPayer } from '../../fixtures/areas/payments/payer.ts';
import { newQuote, quoteBody } from '../../fixtures/areas/payments/quote.ts';
import { quoteAndExecute } from '../../fixtures/areas/payments/quote-and-execute.ts';
import {
  type Restriction,
  requireRestrictions,
  restrict,
} from '../../fixtures/areas/payments/restriction.ts';
import {
  check,
  covers,
  describe,
  expect,
  isSuccess,
  type Platform,
  type Reply,
  undecided,
} from '../../fixtures/index.ts';

const RESTRICTIONS = [
  ['USER_NOT_READY', 'NOT_READY', 'from', 'QUOTE-CAUSE-007'],
  ['COUNTERPARTY_NOT_ALLOWED', 'NOT_ALLOWED', 'to', 'QUOTE-CAUSE-008'],
  ['VELOCITY_LIMIT_EXCEEDED', 'TOO_FAST', 'from', 'QUOTE-CAUSE-009'],
  ['SANCTION_BLOCKED', 'SANCTIONED', 'to', 'QUOTE-CAUSE-010'],
] as const;

/** A payment that is quoted, one end of which is restricted afterwards. */
async function restrictedPayment(platform: Platform, restriction: Restriction, end: 'from' | 'to') {
  requireRestrictions(platform);
  const ends = { from: await newPayer(platform), to: await newPayer(platform) };
  const body = quoteBody(ends.from.accountId, ends.to.accountId);
  const quote = await newQuote(platform, body);
  await restrict(platform, ends[end].customerId, restriction);
  return { ends, body, quote };
}

/** An answer that refuses; whether the operation refuses at all is judged by its code. */
function requireRefused(reply: Reply): void {
  if (isSuccess(reply)) undecided('it is accepted under a restriction', reply);
}

describe('a payment of a restricted customer', () => {
  for (const [code, restriction, end, row] of RESTRICTIONS) {
    check(`is refused with ${code}`, covers(row), async ({ platform }) => {
      const { body } = await restrictedPayment(platform, restriction, end);

      expect(await quoteAndExecute(platform, body)).toBeError(403, code);
    });
  }

  check('moves nothing at once', covers('QUOTE-CAUSE-014'), async ({ platform }) => {
    for (const [, restriction, end] of RESTRICTIONS) {
      const { ends, body } = await restrictedPayment(platform, restriction, end);
      const pay = () => createQuote(platform, { ...body, immediatelyExecute: true });

      const { reply, debited, credited } = await moneyMovedBy(platform, ends, pay, 'nothing');

      requireRefused(reply);
      expect([debited, credited], `what moved though ${restriction}`).toEqual([0, 0]);
    }
  });

  check('moves nothing when it is executed', covers('QUOTE-CAUSE-015'), async ({ platform }) => {
    for (const [, restriction, end] of RESTRICTIONS) {
      const { ends, quote } = await restrictedPayment(platform, restriction, end);
      const pay = () => executeQuote(platform, quote);

      const { reply, debited, credited } = await moneyMovedBy(platform, ends, pay, 'nothing');

      requireRefused(reply);
      expect([debited, credited], `what moved though ${restriction}`).toEqual([0, 0]);
    }
  });
});
