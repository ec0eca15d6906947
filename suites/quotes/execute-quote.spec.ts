import {
  accountsUnderTest,
  moneyMovedBy,
} from '../../fixtures/areas/payments/accounts-under-test.ts';
import { executeQuote } from '../../fixtures/areas/payments/calls.ts';
import { acceptedOf, newQuote, quoteBody } from '../../fixtures/areas/payments/quote.ts';
import { transactionIdOf, transactionOf } from '../../fixtures/areas/payments/settled-payment.ts';
import { check, expect, member, type Platform } from '../../fixtures/index.ts';

/** A quote between two accounts in USD, executed and then executed again; once per worker. */
function quoteExecutedTwice(platform: Platform) {
  return platform.once('a quote executed twice', async () => {
    const ends = await accountsUnderTest(platform);
    const quote = await newQuote(platform, quoteBody(ends.from.accountId, ends.to.accountId));
    const execute = () => executeQuote(platform, quote);
    const first = await moneyMovedBy(platform, ends, execute, 'payment');
    const again = await moneyMovedBy(platform, ends, execute, 'nothing');
    return { quote, first, again };
  });
}

check.describe('executing a quote', () => {
  check('is accepted', 'QUOTE-EXEC-001', async ({ platform }) => {
    const { first } = await quoteExecutedTwice(platform);

    expect(first.reply).toBeSuccess();
  });

  check('debits the source', 'QUOTE-EXEC-002', async ({ platform }) => {
    const { first } = await quoteExecutedTwice(platform);

    expect(first.debited, 'the amount debited from the source').toBeGreaterThan(0);
  });

  check('credits the destination', 'QUOTE-EXEC-003', async ({ platform }) => {
    const { first } = await quoteExecutedTwice(platform);

    expect(first.credited, 'the amount credited to the destination').toBeGreaterThan(0);
  });

  check(
    'leads to a transaction with the transactionId of the quote',
    'QUOTE-EXEC-004',
    async ({ platform }) => {
      const { quote, first } = await quoteExecutedTwice(platform);

      const id = await transactionIdOf(platform, quote);
      const transaction = await transactionOf(platform, quote);

      expect(member(transaction, 'id'), 'the id of the transaction').toBe(id);
      // The answer to the execution is the quote too, which may leave it out.
      const named = member(first.reply.json, 'transactionId') ?? id;
      expect(named, 'the transactionId in the answer to the execution').toBe(id);
    },
  );

  check('that does not exist returns 404', 'QUOTE-EXEC-005', async ({ platform }) => {
    const id = 'Quote:00000000-0000-4000-8000-000000000000';

    const reply = await executeQuote(platform, { id });

    expect(reply).toBeError(404, 'QUOTE_NOT_FOUND');
  });

  check('a second time is refused', 'QUOTE-EXEC-006', async ({ platform }) => {
    const { again } = await quoteExecutedTwice(platform);

    // An answer that moves the money again does not repeat the first.
    const isPaidAgain = again.debited !== 0;
    const what = isPaidAgain ? 'a second execution that pays again' : 'a second execution';
    expect(again.reply, what).toBeError(409, 'CONFLICT');
  });

  check('a second time moves no money', 'QUOTE-EXEC-007', async ({ platform }) => {
    const { debited, credited } = (await quoteExecutedTwice(platform)).again;

    expect([debited, credited], 'the amounts moved by a second execution').toEqual([0, 0]);
  });

  check('three times in parallel pays only once', 'QUOTE-EXEC-008', async ({ platform }) => {
    const ends = await accountsUnderTest(platform);
    const quote = await newQuote(platform, quoteBody(ends.from.accountId, ends.to.accountId));
    const once = (await quoteExecutedTwice(platform)).first.debited;

    const thrice = async () => {
      const execute = () => executeQuote(platform, quote);
      return acceptedOf(await Promise.all([execute(), execute(), execute()]));
    };
    const { debited } = await moneyMovedBy(platform, ends, thrice, 'payment');

    expect(debited, 'the amount debited from the source').toBe(once);
  });
});
