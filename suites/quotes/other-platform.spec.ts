import { newHolder } from '../../fixtures/areas/internal-accounts/holder.ts';
import {
  accountsUnderTest,
  externalDestination,
  moneyMovedBy,
} from '../../fixtures/areas/payments/accounts-under-test.ts';
import { createQuote, executeQuote } from '../../fixtures/areas/payments/calls.ts';
import { overSomeKind } from '../../fixtures/areas/payments/corridor.ts';
import { depositBody, newDeposit } from '../../fixtures/areas/payments/deposit.ts';
import { newPayer, payee } from '../../fixtures/areas/payments/payer.ts';
import { newQuote, quoteBody, requireOwnRules } from '../../fixtures/areas/payments/quote.ts';
import { readQuote } from '../../fixtures/areas/payments/settled-payment.ts';
import {
  check,
  expect,
  isSuccess,
  otherPlatform,
  type Platform,
  type Run,
  undecided,
} from '../../fixtures/index.ts';

const AT_ONCE = { immediatelyExecute: true };

/** An execution by another platform, and what it moved, once per worker. */
function foreignExecution(run: Run, platform: Platform) {
  return platform.once('an execution by another platform', async () => {
    const other = otherPlatform(run);
    const ends = await accountsUnderTest(platform);
    const quote = await newQuote(platform, quoteBody(ends.from.accountId, ends.to.accountId));
    const execute = () => executeQuote(other, quote);
    return { ...(await moneyMovedBy(platform, ends, execute, 'nothing')), quote };
  });
}

check.describe('a platform', () => {
  check('cannot read a quote of another platform', 'QUOTE-OTHER-001', async ({ run, platform }) => {
    const { quote } = await foreignExecution(run, platform);
    await readQuote(platform, quote);

    const path = { quoteId: quote.id };
    const reply = await otherPlatform(run).call('getQuoteById', { path });

    expect(reply).toBeRefused();
  });

  check(
    'cannot execute a quote of another platform',
    'QUOTE-OTHER-002',
    async ({ run, platform }) => {
      const { reply } = await foreignExecution(run, platform);

      expect(reply).toBeRefused();
    },
  );

  check(
    'moves no money by executing a quote of another platform',
    'QUOTE-OTHER-003',
    async ({ run, platform }) => {
      const { debited, credited } = await foreignExecution(run, platform);

      expect([debited, credited], 'the amounts debited and credited').toEqual([0, 0]);
    },
  );

  check(
    'cannot create a quote from an account of another platform',
    'QUOTE-OTHER-004',
    async ({ run, platform }) => {
      const other = otherPlatform(run);
      const { from } = await accountsUnderTest(platform);
      const { to } = await accountsUnderTest(other);
      const body = quoteBody(from.accountId, to.accountId, AT_ONCE);

      const { reply, debited } = await moneyMovedBy(
        platform,
        { from },
        () => createQuote(other, body),
        'nothing',
      );

      expect(reply).toBeRefused();
      expect(debited, 'the amount debited from the account').toBe(0);
    },
  );

  check(
    'cannot create a quote to an external account of another platform',
    'QUOTE-OTHER-005',
    async ({ run, platform }) => {
      const other = otherPlatform(run);
      const { id } = await externalDestination(platform, { kind: 'EUR_ACCOUNT' });
      const { from } = await accountsUnderTest(other);

      const { reply, debited } = await moneyMovedBy(
        other,
        { from },
        () => createQuote(other, quoteBody(from.accountId, id, AT_ONCE)),
        'nothing',
      );

      expect(reply).toBeRefused();
      expect(debited, 'the amount debited from the account').toBe(0);
    },
  );

  check(
    'cannot create a quote that a customer of another platform funds',
    'QUOTE-OTHER-013',
    async ({ run, platform }) => {
      const other = otherPlatform(run);
      const { customerId } = await newHolder(platform);
      const { receiver } = await newDeposit(other);
      const beside = { ...receiver, customerId: (await newHolder(other)).customerId };
      const control = await createQuote(other, depositBody(beside));
      if (!isSuccess(control))
        undecided('POST /quotes takes no real-time funding for the account of another', control);

      const reply = await createQuote(other, depositBody({ ...receiver, customerId }));

      expect(reply).toBeRefused();
    },
  );

  check(
    'can use an Idempotency-Key that another platform has used',
    'QUOTE-OTHER-010',
    async ({ run, platform }) => {
      const other = otherPlatform(run);
      const key = platform.uniqueKey();
      const pay = async (each: Platform) => {
        const [from, to] = [await newPayer(each), await payee(each)];
        const quote = await newQuote(each, quoteBody(from.accountId, to.accountId));
        return executeQuote(each, quote, { key }).then(requireOwnRules);
      };
      const first = await pay(other);
      if (!isSuccess(first))
        undecided(
          `POST /quotes/{quoteId}/execute by the other platform answered ${first.status}, so the Idempotency-Key was not used there`,
          first,
        );

      expect(await pay(platform)).toBeSuccess();
    },
  );

  check(
    'cannot pull from an external account of another platform',
    'QUOTE-OTHER-006',
    async ({ run, platform }) => {
      const other = otherPlatform(run);
      const { from: puller } = await accountsUnderTest(platform);
      const { reply: own, kind } = await overSomeKind(platform, async (each) => {
        const source = await externalDestination(platform, { kind: each });
        const body = quoteBody(source.id, puller.accountId, AT_ONCE);
        const pull = () => createQuote(platform, body);
        return moneyMovedBy(platform, { to: puller }, pull, 'payment');
      });
      if (!isSuccess(own))
        undecided(
          `POST /quotes for a pull answered ${own.status} to the platform that owns the external account`,
          own,
        );
      const { id } = await externalDestination(platform, { kind });
      const { to } = await accountsUnderTest(other);

      const { reply, credited } = await moneyMovedBy(
        other,
        { to },
        () => createQuote(other, quoteBody(id, to.accountId, AT_ONCE)),
        'nothing',
      );

      expect(reply).toBeRefused();
      expect(credited, 'the amount credited by the pull').toBe(0);
    },
  );
});
