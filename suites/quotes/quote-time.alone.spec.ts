import {
  accountsUnderTest,
  moneyMovedBy,
} from '../../fixtures/areas/payments/accounts-under-test.ts';
import { executeQuote } from '../../fixtures/areas/payments/calls.ts';
import { newPayer, payee } from '../../fixtures/areas/payments/payer.ts';
import {
  quoteBody,
  requireAccepted,
  requireOwnRules,
} from '../../fixtures/areas/payments/quote.ts';
import { quoteAndExecute } from '../../fixtures/areas/payments/quote-and-execute.ts';
import { quoteStatus } from '../../fixtures/areas/payments/settled-payment.ts';
import {
  expiryPlatform,
  pastElsewhere,
  pastQuotes,
} from '../../fixtures/areas/quotes/expired-quote.ts';
import { check, errorCodeOf, expect, type Platform } from '../../fixtures/index.ts';

/** The first execution of a quote past its time, once per worker. */
function lateExecution(platform: Platform) {
  return platform.once('a late execution', async () => {
    const ends = await accountsUnderTest(platform);
    const { open } = await pastQuotes(platform);
    return moneyMovedBy(platform, ends, () => executeQuote(platform, open), 'nothing');
  });
}

check.describe('after its expiresAt, a quote', () => {
  check('returns QUOTE_EXPIRED when executed', 'QUOTE-TIME-001', async ({ run }) => {
    const platform = expiryPlatform(run);

    const { reply } = await lateExecution(platform);

    expect(reply, 'the execution of the expired quote').toBeError(400, 'QUOTE_EXPIRED');
    const [from, to] = [await newPayer(platform), await payee(platform)];
    const control = await quoteAndExecute(platform, quoteBody(from.accountId, to.accountId));
    expect(control, 'the execution of a new quote').toBeSuccess();
  });

  check('moves no money when executed', 'QUOTE-TIME-002', async ({ run }) => {
    const { debited, credited } = await lateExecution(expiryPlatform(run));

    expect([debited, credited], 'the amounts debited and credited').toEqual([0, 0]);
  });

  check('returns QUOTE_EXPIRED at every execution', 'QUOTE-TIME-003', async ({ run }) => {
    const platform = expiryPlatform(run);
    await lateExecution(platform);
    const { open } = await pastQuotes(platform);

    for (const time of [2, 3]) {
      const reply = await executeQuote(platform, open);
      expect(reply, `the execution, time ${time}`).toBeError(400, 'QUOTE_EXPIRED');
    }
  });

  check('cannot be executed with an Idempotency-Key', 'QUOTE-TIME-006', async ({ run }) => {
    const platform = expiryPlatform(run);
    const { open } = await pastQuotes(platform);

    const reply = await executeQuote(platform, open, { key: platform.uniqueKey() });

    expect(reply).toBeError(400, 'QUOTE_EXPIRED');
  });

  check(
    'cannot be executed again with the same Idempotency-Key',
    'QUOTE-KEY-013',
    async ({ run }) => {
      const platform = expiryPlatform(run);
      const { quote, key, first } = (await pastQuotes(platform)).underKey;
      requireAccepted(first);

      const again = await executeQuote(platform, quote, { key });

      // Both are true of it, and the contract does not say which is looked at first.
      const isLate = errorCodeOf(again) === 'QUOTE_EXPIRED';
      if (isLate) expect(again).toBeError(400, 'QUOTE_EXPIRED');
      else expect(again).toBeError(409, 'DUPLICATE_PAY_REQUEST');
    },
  );

  for (const [way, row] of [
    ['payout', 'QUOTE-TIME-004'],
    ['pull', 'QUOTE-TIME-005'],
  ] as const) {
    check(`for a ${way} cannot be executed`, row, async ({ run }) => {
      const platform = expiryPlatform(run);
      const quote = await pastElsewhere(platform, way);

      const reply = requireOwnRules(await executeQuote(platform, quote));

      expect(reply).toBeError(400, 'QUOTE_EXPIRED');
    });
  }

  for (const [what, row, which, expected] of [
    ['that was not executed is EXPIRED', 'QUOTE-STATE-004', 'open', 'EXPIRED'],
    [
      'that was executed in time is COMPLETED, not EXPIRED',
      'QUOTE-STATE-006',
      'executed',
      'COMPLETED',
    ],
  ] as const) {
    check(what, row, async ({ run }) => {
      const platform = expiryPlatform(run);
      const { [which]: quote, paidStatus } = await pastQuotes(platform);

      const status = await quoteStatus(platform, quote, expected);

      // The words are open; that of a quote which was seen to be paid is not taken back.
      const isBound = which === 'executed' && paidStatus === expected && status === 'EXPIRED';
      const what = isBound ? 'the status of a quote that was paid' : 'the status of the quote';
      expect(status, what).toBe(expected);
    });
  }
});
