import {
  accountsUnderTest,
  moneyMovedBy,
} from '../../fixtures/areas/payments/accounts-under-test.ts';
import { executeQuote } from '../../fixtures/areas/payments/calls.ts';
import { newPayer, payee } from '../../fixtures/areas/payments/payer.ts';
import {
  acceptedOf,
  newQuote,
  quoteBody,
  RECEIVING,
  requireAccepted,
  requireOwnRules,
} from '../../fixtures/areas/payments/quote.ts';
import { check, expect, isSuccess, type Platform, type Reply } from '../../fixtures/index.ts';

/** A quote executed under a key, and then again under the same key; once per worker. */
function repeatedUnderKey(platform: Platform) {
  return platform.once('a quote executed twice under one key', async () => {
    const ends = await accountsUnderTest(platform);
    const quote = await newQuote(platform, quoteBody(ends.from.accountId, ends.to.accountId));
    const key = platform.uniqueKey();
    const execute = () => executeQuote(platform, quote, { key });
    const first = await moneyMovedBy(platform, ends, execute, 'payment');
    return { first, again: await moneyMovedBy(platform, ends, execute, 'nothing') };
  });
}

/** Three executions of one quote under one key at the same time; once per worker. */
function thriceUnderKey(platform: Platform) {
  return platform.once('executions under one key', async () => {
    const ends = await accountsUnderTest(platform);
    const quote = await newQuote(platform, quoteBody(ends.from.accountId, ends.to.accountId));
    const key = platform.uniqueKey();
    const execute = () => executeQuote(platform, quote, { key });
    const replies: Reply[] = [];
    const thrice = async () => {
      const all = await Promise.all([execute(), execute(), execute()]);
      replies.push(...all);
      return acceptedOf(all);
    };
    return { ...(await moneyMovedBy(platform, ends, thrice, 'payment')), replies };
  });
}

check.describe('an execution with Idempotency-Key', () => {
  check('is accepted', 'QUOTE-KEY-001', async ({ platform }) => {
    const { reply, debited } = (await repeatedUnderKey(platform)).first;

    expect(reply, 'the execution').toBeSuccess();
    expect(debited, 'the amount debited from the source').toBeGreaterThan(0);
  });

  check('returns DUPLICATE_PAY_REQUEST when repeated', 'QUOTE-KEY-002', async ({ platform }) => {
    const { reply } = (await repeatedUnderKey(platform)).again;

    expect(reply).toBeError(409, 'DUPLICATE_PAY_REQUEST');
  });

  check('moves no money when repeated', 'QUOTE-KEY-003', async ({ platform }) => {
    const { debited, credited } = (await repeatedUnderKey(platform)).again;

    expect([debited, credited], 'the amounts moved by the repetition').toEqual([0, 0]);
  });

  check(
    'sent three times in parallel is accepted only once',
    'QUOTE-KEY-004',
    async ({ platform }) => {
      const { replies } = await thriceUnderKey(platform);

      expect(replies.filter(isSuccess).length, 'the number of accepted executions').toBe(1);
      for (const reply of replies.filter((each) => !isSuccess(each))) {
        expect(reply, 'an execution beside the accepted one').toBeRefused(409);
      }
    },
  );

  check(
    'is refused when repeated after the quote was read',
    'QUOTE-KEY-010',
    async ({ platform }) => {
      // Money still on its way would be taken for that of the next check.
      const [from, to] = [await newPayer(platform), await payee(platform)];
      const quote = await newQuote(platform, quoteBody(from.accountId, to.accountId));
      const key = platform.uniqueKey();
      requireAccepted(await executeQuote(platform, quote, { key }));

      for (const time of [1, 2]) {
        await platform.api.getQuoteById({ quoteId: quote.id });
        const again = requireOwnRules(await executeQuote(platform, quote, { key }));

        expect(again, `the repeated execution, time ${time}`).toBeError(
          409,
          'DUPLICATE_PAY_REQUEST',
        );
      }
    },
  );

  check(
    'is refused when repeated for a locked receiving amount',
    'QUOTE-KEY-011',
    async ({ platform }) => {
      const [from, to] = [await newPayer(platform), await payee(platform)];
      const members = { lockedCurrencySide: 'RECEIVING' };
      const body = quoteBody(from.accountId, to.accountId, members);
      const quote = await newQuote(platform, body, RECEIVING);
      const key = platform.uniqueKey();
      requireAccepted(await executeQuote(platform, quote, { key }));

      const again = requireOwnRules(await executeQuote(platform, quote, { key }));

      expect(again).toBeError(409, 'DUPLICATE_PAY_REQUEST');
    },
  );

  check('sent three times in parallel pays only once', 'QUOTE-KEY-005', async ({ platform }) => {
    const { debited } = await thriceUnderKey(platform);

    const once = (await repeatedUnderKey(platform)).first.debited;
    expect(debited, 'the amount debited from the source').toBe(once);
  });
});
