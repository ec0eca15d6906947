import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { expectShown } from '../../fixtures/check/shown-member.ts';
import { test } from '../../fixtures/check/test.ts';
import { bench, elsewhere, euros } from '../../fixtures/payments/bench.ts';
import { newQuote, quoteBody } from '../../fixtures/payments/quote.ts';
import { ASKED, askForQuote, openQuote } from '../../fixtures/payments/stories.ts';
import { member } from '../../fixtures/platform/reply.ts';

test.describe('a quote', () => {
  test('is made within a currency', covers('QUOTE-CREATE-001'), async ({ platform }) => {
    expect((await openQuote(platform)).reply).toBeSuccess();
  });

  test('is made between currencies', covers('QUOTE-CREATE-002'), async ({ platform }) => {
    const [{ from }, { accountId }] = [await bench(platform), await euros(platform)];

    for (const [source, destination] of [
      [from.accountId, accountId],
      [accountId, from.accountId],
    ] as const) {
      expect(await askForQuote(platform, quoteBody(source, destination))).toBeSuccess();
    }
  });

  test('is made to an external account', covers('QUOTE-CREATE-003'), async ({ platform }) => {
    const { from } = await bench(platform);
    const { id } = await elsewhere(platform, { kind: 'EUR_ACCOUNT' });

    expect(await askForQuote(platform, quoteBody(from.accountId, id))).toBeSuccess();
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

  for (const [name, row] of [
    ['lockedCurrencyAmount', 'QUOTE-CREATE-006'],
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
    const { from, to } = await bench(platform);
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
