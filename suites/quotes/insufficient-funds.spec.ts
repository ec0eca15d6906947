import {
  accountsUnderTest,
  moneyMovedBy,
  moneyOf,
} from '../../fixtures/areas/payments/accounts-under-test.ts';
import { shownAmount } from '../../fixtures/areas/payments/amount.ts';
import { createQuote, executeQuote } from '../../fixtures/areas/payments/calls.ts';
import { newPayer, payee } from '../../fixtures/areas/payments/payer.ts';
import {
  newQuote,
  quoteBody,
  quoteIn,
  requireOwnRules,
  requireQuoted,
} from '../../fixtures/areas/payments/quote.ts';
import { quoteAndExecute } from '../../fixtures/areas/payments/quote-and-execute.ts';
import {
  check,
  errorCodeOf,
  expect,
  isSuccess,
  type Platform,
  undecided,
  unreached,
} from '../../fixtures/index.ts';

/** A request to pay one unit more than there is, and both ends. */
async function tooMuch(platform: Platform) {
  const ends = await accountsUnderTest(platform);
  const lockedCurrencyAmount = (await moneyOf(platform, ends.from)) + 1;
  const { from, to } = ends;
  const body = quoteBody(from.accountId, to.accountId, { lockedCurrencyAmount });
  return { ends, body };
}

check.describe('a payment above the balance of its source', () => {
  check('returns INSUFFICIENT_FUNDS', 'QUOTE-FUNDS-001', async ({ platform }) => {
    const { ends, body } = await tooMuch(platform);

    const pay = () => quoteAndExecute(platform, body);
    const { reply, debited } = await moneyMovedBy(platform, ends, pay, 'nothing');

    // Whether the payment is refused at once or fails later is not stated; that it is not made is.
    const what =
      debited === 0 ? 'a payment above the balance' : 'a payment above the balance that is made';
    expect(reply, what).toBeError(400, 'INSUFFICIENT_FUNDS');
  });

  check('moves nothing', 'QUOTE-FUNDS-002', async ({ platform }) => {
    const { ends, body } = await tooMuch(platform);

    const pay = () => quoteAndExecute(platform, body);
    const { debited, credited } = await moneyMovedBy(platform, ends, pay, 'nothing');

    expect([debited, credited], 'the amounts debited and credited').toEqual([0, 0]);
  });

  check('with immediatelyExecute moves nothing', 'QUOTE-FUNDS-003', async ({ platform }) => {
    const { ends, body } = await tooMuch(platform);

    const pay = () => createQuote(platform, { ...body, immediatelyExecute: true });
    const { debited, credited } = await moneyMovedBy(platform, ends, pay, 'nothing');

    expect([debited, credited], 'the amounts debited and credited').toEqual([0, 0]);
  });
});

check(
  'two simultaneous payments, together above the balance, debit at most the balance',
  'QUOTE-FUNDS-004',
  async ({ platform }) => {
    // A service that makes both payments leaves less than nothing, so no other check pays from here.
    const [from, to] = [await newPayer(platform), await payee(platform)];
    const balance = await moneyOf(platform, from);
    const lockedCurrencyAmount = Math.ceil(balance * 0.6);
    const body = quoteBody(from.accountId, to.accountId, { lockedCurrencyAmount });
    const first = await newQuote(platform, body);
    const reply = await createQuote(platform, body);
    if (errorCodeOf(reply) === 'INSUFFICIENT_FUNDS')
      undecided(
        'POST /quotes reserves its amount, as a second quote within the balance answered INSUFFICIENT_FUNDS',
        reply,
      );
    const quotes = [first, quoteIn(requireQuoted(platform, reply))];

    const { debited } = await moneyMovedBy(
      platform,
      { from },
      async () => {
        const replies = await Promise.all(
          quotes.map((quote) => executeQuote(platform, quote).then(requireOwnRules)),
        );
        return (
          replies.find(isSuccess) ??
          unreached(
            'POST /quotes/{quoteId}/execute refuses both payments, although each is within the balance',
            [],
            replies[0],
          )
        );
      },
      'payment',
    );

    expect(debited, 'the amount debited from the source').toBeLessThanOrEqual(balance);
  },
);

check(
  'a payment of exactly the balance of its source is accepted',
  'QUOTE-FUNDS-008',
  async ({ platform }) => {
    const [from, to] = [await newPayer(platform), await payee(platform)];
    const all = await moneyOf(platform, from);
    const body = quoteBody(from.accountId, to.accountId, { lockedCurrencyAmount: all });
    const reply = await createQuote(platform, body);
    if (errorCodeOf(reply) === 'INSUFFICIENT_FUNDS') {
      undecided(
        'POST /quotes for the whole balance answered INSUFFICIENT_FUNDS, as fees may be added to it',
        reply,
      );
    }
    const quote = quoteIn(requireQuoted(platform, reply));
    const total = shownAmount(quote.json, 'totalSendingAmount');
    if (total !== all)
      undecided(
        `the quote for the whole balance shows ${total ?? 'no amount'} as totalSendingAmount, as fees may be added to it`,
      );

    expect(requireOwnRules(await executeQuote(platform, quote))).toBeSuccess();
  },
);
