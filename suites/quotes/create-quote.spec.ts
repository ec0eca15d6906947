import { accountsUnderTest, euros } from '../../fixtures/areas/quotes/accounts-under-test.ts';
import { shownAmount } from '../../fixtures/areas/quotes/amount.ts';
import { payoutQuote } from '../../fixtures/areas/quotes/corridor.ts';
import { newQuote, QUOTE_GAPS, quoteBody } from '../../fixtures/areas/quotes/quote.ts';
import { ASKED, askForQuote, openQuote } from '../../fixtures/areas/quotes/scenarios.ts';
import { expectShown } from '../../fixtures/areas/quotes/shown-member.ts';
import {
  covers,
  expect,
  isSuccess,
  member,
  test,
  unlessConfirmed,
  unlessOpen,
  unverified,
} from '../../fixtures/index.ts';

test.describe('a quote', () => {
  test('is made within a currency', covers('QUOTE-CREATE-001'), async ({ platform }) => {
    expect((await openQuote(platform)).reply).toBeSuccess();
  });

  test('is made between currencies', covers('QUOTE-CREATE-002'), async ({ platform }) => {
    const [{ from }, { accountId }] = [await accountsUnderTest(platform), await euros(platform)];

    const there = await askForQuote(platform, quoteBody(from.accountId, accountId));
    const back = await askForQuote(platform, quoteBody(accountId, from.accountId));

    if (![there, back].some(isSuccess)) {
      const { reply, kind } = await payoutQuote(platform);
      const hasRate = isSuccess(reply) && kind !== 'USD_ACCOUNT';
      if (hasRate) unverified('the currencies that are paid are not those of two accounts here');
      unlessConfirmed('G-154', `it answered ${there.status}`);
    }
    expect([there, back].find(isSuccess) ?? there).toBeSuccess();
  });

  test('is made to an external account', covers('QUOTE-CREATE-003'), async ({ platform }) => {
    const { reply } = await payoutQuote(platform);

    expect(unlessOpen(platform, QUOTE_GAPS, reply)).toBeSuccess();
  });

  for (const [end, row, type] of [
    ['source', 'QUOTE-CREATE-004', 'sourceType'],
    ['destination', 'QUOTE-CREATE-005', 'destinationType'],
  ] as const) {
    test(`shows its ${end}`, covers(row), async ({ platform }) => {
      const { reply, body } = await openQuote(platform);

      for (const name of [type, 'accountId']) {
        expectShown(member(reply.json, end), name, member(body[end], name));
      }
    });
  }

  test('shows its lockedCurrencyAmount', covers('QUOTE-CREATE-006'), async ({ platform }) => {
    const name = 'lockedCurrencyAmount';
    const { json } = (await openQuote(platform)).reply;

    // With its currency or without (G-08).
    expectShown({ [name]: shownAmount(json, name) ?? member(json, name) }, name, ASKED[name]);
  });

  for (const [name, row] of [
    ['lockedCurrencySide', 'QUOTE-CREATE-007'],
    ['immediatelyExecute', 'QUOTE-CREATE-008'],
    ['remittanceInformation', 'QUOTE-CREATE-009'],
    ['purposeOfPayment', 'QUOTE-CREATE-010'],
  ] as const) {
    test(`shows its ${name}`, covers(row), async ({ platform }) => {
      expectShown((await openQuote(platform)).reply.json, name, ASKED[name]);
    });
  }

  test('has ids of its own', covers('QUOTE-CREATE-011'), async ({ platform }) => {
    const { from, to } = await accountsUnderTest(platform);
    const body = quoteBody(from.accountId, to.accountId);

    const [one, other] = [await newQuote(platform, body), await newQuote(platform, body)];

    expect(one.id, 'the id of the second').not.toBe(other.id);
    expect(one.transactionId ?? one.id, 'the transactionId').not.toBe(other.transactionId);
  });

  test('moves nothing', covers('QUOTE-CREATE-012'), async ({ platform }) => {
    const { debited, credited } = await openQuote(platform);

    expect([debited, credited], 'what left one account and reached the other').toEqual([0, 0]);
  });
});
