import { moneyMovedBy } from '../../fixtures/areas/payments/accounts-under-test.ts';
import { createQuote, executeQuote } from '../../fixtures/areas/payments/calls.ts';
import { newPayer } from '../../fixtures/areas/payments/payer.ts';
import { newQuote, quoteBody, quoteIn } from '../../fixtures/areas/payments/quote.ts';
import {
  type Restriction,
  requireRestrictions,
  restrict,
} from '../../fixtures/areas/payments/restriction.ts';
import {
  check,
  expect,
  isSuccess,
  type Platform,
  type Reply,
  undecided,
} from '../../fixtures/index.ts';

const RESTRICTIONS = [
  ['USER_NOT_READY', 'NOT_READY', 'from', 'QUOTE-CAUSE-007', 'by a customer who is not ready'],
  [
    'COUNTERPARTY_NOT_ALLOWED',
    'NOT_ALLOWED',
    'to',
    'QUOTE-CAUSE-008',
    'to a counterparty that is not allowed',
  ],
  [
    'VELOCITY_LIMIT_EXCEEDED',
    'TOO_FAST',
    'from',
    'QUOTE-CAUSE-009',
    'by a customer above the velocity limit',
  ],
  ['SANCTION_BLOCKED', 'SANCTIONED', 'to', 'QUOTE-CAUSE-010', 'to a sanctioned customer'],
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

/** A payment by two calls: the answer to the first that is refused, whatever it is refused for. */
async function pay(platform: Platform, body: object): Promise<Reply> {
  const quoted = await createQuote(platform, body);
  return isSuccess(quoted) ? executeQuote(platform, quoteIn(quoted)) : quoted;
}

/** Ends a check that a payment moved nothing where the same moves nothing without a restriction. */
async function requireMoving(
  platform: Platform,
  send: (body: object) => Promise<Reply>,
): Promise<void> {
  const ends = { from: await newPayer(platform), to: await newPayer(platform) };
  const body = quoteBody(ends.from.accountId, ends.to.accountId);
  const act = () => send(body);
  const { reply, debited } = await moneyMovedBy(platform, ends, act, 'payment');
  if (!isSuccess(reply) || debited === 0)
    undecided('the same payment also moves no money for customers without a restriction', reply);
}

/** Holds that nothing moves by payments that are refused under a restriction, of whatever kind. */
async function expectUnmoved(
  platform: Platform,
  send: (payment: Awaited<ReturnType<typeof restrictedPayment>>) => Promise<Reply>,
): Promise<void> {
  let refused = 0;
  for (const [, restriction, end] of RESTRICTIONS) {
    const payment = await restrictedPayment(platform, restriction, end);

    const act = () => send(payment);
    const { reply, debited, credited } = await moneyMovedBy(platform, payment.ends, act, 'nothing');

    // Which operation refuses is judged by the codes.
    if (isSuccess(reply)) continue;
    refused += 1;
    expect([debited, credited], `the amounts moved despite ${restriction}`).toEqual([0, 0]);
  }
  if (refused === 0)
    undecided('the payment is accepted under every restriction, so no payment is refused');
}

check.describe('a payment', () => {
  for (const [code, restriction, end, row, what] of RESTRICTIONS) {
    check(`${what} returns ${code}`, row, async ({ platform }) => {
      const { body } = await restrictedPayment(platform, restriction, end);

      expect(await pay(platform, body)).toBeError(403, code);
    });
  }

  check(
    'with immediatelyExecute moves nothing when refused with 403',
    'QUOTE-CAUSE-014',
    async ({ platform }) => {
      const payAtOnce = (body: object) =>
        createQuote(platform, { ...body, immediatelyExecute: true });
      await expectUnmoved(platform, ({ body }) => payAtOnce(body));
      await requireMoving(platform, payAtOnce);
    },
  );

  check(
    'moves nothing when its execution is refused with 403',
    'QUOTE-CAUSE-015',
    async ({ platform }) => {
      await expectUnmoved(platform, ({ quote }) => executeQuote(platform, quote));
      await requireMoving(platform, (body) => pay(platform, body));
    },
  );
});
