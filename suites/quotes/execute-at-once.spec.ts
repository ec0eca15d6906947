import {
  accountsUnderTest,
  moneyMovedBy,
} from '../../fixtures/areas/quotes/accounts-under-test.ts';
import { businessPayer } from '../../fixtures/areas/quotes/business-payer.ts';
import { pullAtOnce } from '../../fixtures/areas/quotes/corridor.ts';
import { type Payer, payee } from '../../fixtures/areas/quotes/payer.ts';
import {
  type Basis,
  newQuote,
  QUOTE_GAPS,
  quoteBody,
  RECEIVING,
  sendQuote,
} from '../../fixtures/areas/quotes/quote.ts';
import { executedQuote, immediateQuote } from '../../fixtures/areas/quotes/scenarios.ts';
import { transactionIdOf, transactionOf } from '../../fixtures/areas/quotes/settled-payment.ts';
import { paidAtOnce } from '../../fixtures/areas/quotes/times-moved.ts';
import { readTransaction } from '../../fixtures/areas/quotes/transaction.ts';
import {
  covers,
  expect,
  ifAtAll,
  isSuccess,
  member,
  orFail,
  type Platform,
  settled,
  test,
  unlessConfirmed,
  unlessOpen,
  unverified,
} from '../../fixtures/index.ts';

const AT_ONCE = { immediatelyExecute: true };

test.describe('a quote executed at once', () => {
  test('is accepted', covers('QUOTE-NOW-001'), async ({ platform }) => {
    expect((await immediateQuote(platform)).first.reply).toBeSuccess();
  });

  test('names its transaction', covers('QUOTE-NOW-002'), async ({ platform }) => {
    const { quote } = await immediateQuote(platform);

    expect(quote?.transactionId, 'transactionId').toBeTruthy();
  });

  test('has made its transaction', covers('QUOTE-NOW-003'), async ({ platform }) => {
    const { quote } = await immediateQuote(platform);
    if (quote === undefined) unverified('there is no quote');
    const id = await transactionIdOf(platform, quote);
    const { quote: other } = await executedQuote(platform, false);
    const isReadable = (await ifAtAll(() => transactionOf(platform, other))) !== undefined;

    const read = () => readTransaction(platform, id);
    const transaction = isReadable
      ? await settled(
          () => ifAtAll(read),
          (found) => found !== undefined,
          platform.target.settleMs,
        )
      : await orFail(read);

    expect(member(transaction, 'id'), 'its id').toBe(id);
  });

  test('has taken the money', covers('QUOTE-NOW-004'), async ({ platform }) => {
    const { debited } = (await immediateQuote(platform)).first;

    expect(debited, 'what left the source').toBeGreaterThan(0);
  });

  test('has brought the money', covers('QUOTE-NOW-005'), async ({ platform }) => {
    const { credited } = (await immediateQuote(platform)).first;

    expect(credited, 'what reached the destination').toBeGreaterThan(0);
  });

  for (const [what, row, end] of [
    ['has taken the money once', 'QUOTE-NOW-010', 'taken'],
    ['has brought the money once', 'QUOTE-NOW-011', 'brought'],
  ] as const) {
    test(what, covers(row), async ({ platform }) => {
      const { reply, [end]: times } = await paidAtOnce(platform);

      expect(reply).toBeSuccess();
      expect(times, 'times that it was moved').toBe(1);
    });
  }

  test('is not executed again', covers('QUOTE-NOW-006'), async ({ platform }) => {
    const { again } = await immediateQuote(platform);

    if (again?.debited !== 0) unlessConfirmed('G-161', 'an execution moved the money again');
    expect(again?.debited, 'what another execution moved').toBe(0);
  });

  test('pulls the money in', covers('QUOTE-NOW-007'), async ({ platform }) => {
    const { reply, kind, credited } = await pullAtOnce(platform);

    expect(unlessOpen(platform, QUOTE_GAPS, reply)).toBeSuccess();
    if (kind === 'USD_ACCOUNT' && credited === 0) unverified('it may be on its way (X-52)');
    expect(credited, 'what was pulled in').toBeGreaterThan(0);
  });
});

/** Holds that a payment that can be quoted is made at once where that is asked for. */
async function expectPaidAtOnce(platform: Platform, from: Payer, members: object, basis: Basis) {
  const { accountId } = await payee(platform);
  const body = quoteBody(from.accountId, accountId, members);
  await newQuote(platform, body, basis);

  const pay = () => sendQuote(platform, { ...body, ...AT_ONCE });
  const { reply, debited } = await moneyMovedBy(platform, { from }, pay, 'payment');

  if (!isSuccess(reply) && basis.gap) unlessConfirmed(basis.gap, `it answered ${reply.status}`);
  expect(reply).toBeSuccess();
  expect(debited, 'what left the source').toBeGreaterThan(0);
}

test.describe('also executed at once', () => {
  test('is the quote of a business', covers('QUOTE-NOW-012'), async ({ platform }) => {
    const from = await businessPayer(platform);

    await expectPaidAtOnce(platform, from, {}, { corridor: 'a payment of a business' });
  });

  test('is one that locks what arrives', covers('QUOTE-NOW-013'), async ({ platform }) => {
    const { from } = await accountsUnderTest(platform);

    await expectPaidAtOnce(platform, from, { lockedCurrencySide: 'RECEIVING' }, RECEIVING);
  });
});

test.describe('a quote asked for twice with one Idempotency-Key', () => {
  for (const [what, row, members] of [
    ['is the same', 'QUOTE-CREATE-014', {}],
    ['is paid once', 'QUOTE-NOW-009', AT_ONCE],
  ] as const) {
    test(what, covers(row), async ({ platform }) => {
      const ends = await accountsUnderTest(platform);
      const body = quoteBody(ends.from.accountId, ends.to.accountId, members);
      const headers = { 'Idempotency-Key': platform.unique() };
      const ask = () => sendQuote(platform, body, { headers });
      const first = await moneyMovedBy(
        platform,
        ends,
        ask,
        members === AT_ONCE ? 'payment' : 'nothing',
      );
      const { status } = first.reply;
      if (!isSuccess(first.reply)) unlessConfirmed('G-22', `a quote with a key answered ${status}`);
      expect(first.reply, 'the first').toBeSuccess();

      const { reply, debited } = await moneyMovedBy(platform, ends, ask, 'nothing');

      const [id, other] = [first.reply, reply].map(({ json }) => member(json, 'id'));
      if (!isSuccess(reply) || id !== other || debited !== 0) {
        unlessConfirmed('G-22', `the second is answered ${reply.status}, and moved ${debited}`);
      }
      expect(other, 'the id of the second').toBe(id);
      expect(debited, 'what the second moved').toBe(0);
    });
  }
});
