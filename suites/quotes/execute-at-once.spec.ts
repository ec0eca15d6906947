import { balanceOf } from '../../fixtures/areas/internal-accounts/account-row.ts';
import {
  accountsUnderTest,
  externalDestination,
  moneyMovedBy,
} from '../../fixtures/areas/payments/accounts-under-test.ts';
import { businessPayer } from '../../fixtures/areas/payments/business-payer.ts';
import { createQuote, executeQuote } from '../../fixtures/areas/payments/calls.ts';
import { overSomeKind } from '../../fixtures/areas/payments/corridor.ts';
import { newPayer, payee } from '../../fixtures/areas/payments/payer.ts';
import {
  ASKED,
  newQuote,
  quoteBody,
  quoteIn,
  RECEIVING,
  requireAsked,
  requireOwnRules,
  requireQuoted,
} from '../../fixtures/areas/payments/quote.ts';
import { outcomeOf, transactionIdOf } from '../../fixtures/areas/payments/settled-payment.ts';
import { timesMoved } from '../../fixtures/areas/payments/times-moved.ts';
import {
  check,
  expect,
  isSuccess,
  member,
  notShown,
  optional,
  type Platform,
  setUp,
  undecided,
  waitFor,
} from '../../fixtures/index.ts';

const AT_ONCE = { immediatelyExecute: true };

/** A quote between two accounts in USD that pays at once, and what that moved; once per worker. */
function quotePaidAtOnce(platform: Platform) {
  return platform.once('a quote with immediatelyExecute', async () => {
    const ends = await accountsUnderTest(platform);
    const body = quoteBody(ends.from.accountId, ends.to.accountId, AT_ONCE);
    const ask = async () => requireQuoted(platform, await createQuote(platform, body));
    const moved = await moneyMovedBy(platform, ends, ask, 'payment');
    return { ends, ...moved, quote: quoteIn(moved.reply) };
  });
}

/** The same between new customers, and how often the amount left and arrived; once per worker. */
function countedPayment(platform: Platform) {
  return platform.once('a payment at once between new customers', async () => {
    const [from, to] = [await newPayer(platform), await newPayer(platform)];
    const [source, destination] = [await balanceOf(platform, from), await balanceOf(platform, to)];
    const body = quoteBody(from.accountId, to.accountId, AT_ONCE);
    const ask = async () => requireQuoted(platform, await createQuote(platform, body));
    const { reply } = await moneyMovedBy(platform, { from, to }, ask, 'payment');
    await optional(() => outcomeOf(platform, quoteIn(reply)));
    const left = await timesMoved(async () => source - (await balanceOf(platform, from)));
    const arrived = await timesMoved(async () => (await balanceOf(platform, to)) - destination);
    return { reply, left, arrived };
  });
}

check.describe('a quote with immediatelyExecute', () => {
  check('is accepted', 'QUOTE-NOW-001', async ({ platform }) => {
    const ends = await accountsUnderTest(platform);
    const body = quoteBody(ends.from.accountId, ends.to.accountId);

    const pay = () => createQuote(platform, { ...body, ...AT_ONCE });
    const { reply } = await moneyMovedBy(platform, ends, pay, 'payment');

    expect(reply).toBeSuccess();
  });

  check('shows its transactionId', 'QUOTE-NOW-002', async ({ platform }) => {
    const { quote } = await quotePaidAtOnce(platform);

    expect(quote.transactionId, 'the transactionId of the quote').toBeTruthy();
  });

  check('has a transaction that can be read', 'QUOTE-NOW-003', async ({ platform }) => {
    const { quote } = await quotePaidAtOnce(platform);
    const id = await transactionIdOf(platform, quote);

    const reply = await waitFor(
      () => platform.api.getTransactionById({ transactionId: id }),
      isSuccess,
      platform.target.settleMs,
    );

    expect(reply, 'the transaction of the transactionId').toBeSuccess();
    expect(member(reply.json, 'id'), 'the id of the transaction').toBe(id);
  });

  check(
    'shows remittanceInformation and purposeOfPayment',
    'QUOTE-NOW-014',
    async ({ platform }) => {
      const [from, to] = [await newPayer(platform), await payee(platform)];
      const body = quoteBody(from.accountId, to.accountId, ASKED);
      const open = requireAsked(platform, await createQuote(platform, body));

      const paid = requireOwnRules(await createQuote(platform, { ...body, ...AT_ONCE }));

      expect(paid).toBeSuccess();
      // An answer may come before the quote is whole.
      const quoteId = quoteIn(paid).id;
      const read = await optional(() =>
        setUp(platform, 'getQuoteById', { path: { quoteId } }, 'reading a quote'),
      );
      for (const name of ['remittanceInformation', 'purposeOfPayment'] as const) {
        // What the open quote does not show, this one need not show either.
        const before = member(open.json, name);
        if ((before ?? undefined) === undefined) continue;
        const shown = member(paid.json, name) ?? member(read?.json, name) ?? notShown(name, []);
        expect(shown, `the ${name}`).toEqual(before);
      }
    },
  );

  check('debits the source without another call', 'QUOTE-NOW-004', async ({ platform }) => {
    const { debited } = await quotePaidAtOnce(platform);

    expect(debited, 'the amount debited from the source').toBeGreaterThan(0);
  });

  check('credits the destination without another call', 'QUOTE-NOW-005', async ({ platform }) => {
    const { credited } = await quotePaidAtOnce(platform);

    expect(credited, 'the amount credited to the destination').toBeGreaterThan(0);
  });

  check('debits the source only once', 'QUOTE-NOW-010', async ({ platform }) => {
    const { reply, left } = await countedPayment(platform);

    expect(reply, 'the quote').toBeSuccess();
    expect(left, 'how often the amount was moved').toBe(1);
  });

  check('credits the destination only once', 'QUOTE-NOW-011', async ({ platform }) => {
    const { reply, arrived } = await countedPayment(platform);

    expect(reply, 'the quote').toBeSuccess();
    expect(arrived, 'how often the amount was moved').toBe(1);
  });

  check('moves nothing when it is executed again', 'QUOTE-NOW-006', async ({ platform }) => {
    const { quote, ends } = await quotePaidAtOnce(platform);

    const execute = () => executeQuote(platform, quote);
    const { debited } = await moneyMovedBy(platform, ends, execute, 'nothing');

    expect(debited, 'the amount moved by another execution').toBe(0);
  });

  check('from an external account pulls the money', 'QUOTE-NOW-007', async ({ platform }) => {
    const { from: to } = await accountsUnderTest(platform);

    const { reply, kind, credited } = await overSomeKind(platform, async (each) => {
      const { id } = await externalDestination(platform, { kind: each });
      const body = quoteBody(id, to.accountId, AT_ONCE);
      return moneyMovedBy(platform, { to }, () => createQuote(platform, body), 'payment');
    });

    expect(reply, 'the quote').toBeSuccess();
    if (kind === 'USD_ACCOUNT' && credited === 0)
      undecided(
        'the pull over ACH credited nothing within the time limit, and may still be pending',
      );
    expect(credited, 'the amount credited by the pull').toBeGreaterThan(0);
  });

  check('by a business debits the source', 'QUOTE-NOW-012', async ({ platform }) => {
    const from = await businessPayer(platform);
    const body = quoteBody(from.accountId, (await payee(platform)).accountId);
    await newQuote(platform, body, { corridor: 'a payment of a business' });

    const pay = () => createQuote(platform, { ...body, ...AT_ONCE });
    const { reply, debited } = await moneyMovedBy(platform, { from }, pay, 'payment');

    expect(reply, 'the quote').toBeSuccess();
    expect(debited, 'the amount debited from the source').toBeGreaterThan(0);
  });

  check('and locked receiving amount debits the source', 'QUOTE-NOW-013', async ({ platform }) => {
    const { from } = await accountsUnderTest(platform);
    const members = { lockedCurrencySide: 'RECEIVING' };
    const body = quoteBody(from.accountId, (await payee(platform)).accountId, members);
    await newQuote(platform, body, RECEIVING);

    const pay = () => createQuote(platform, { ...body, ...AT_ONCE });
    const { reply, debited } = await moneyMovedBy(platform, { from }, pay, 'payment');

    expect(reply, 'the quote').toBeSuccess();
    expect(debited, 'the amount debited from the source').toBeGreaterThan(0);
  });
});
