import { accountsUnderTest } from '../../fixtures/areas/payments/accounts-under-test.ts';
import { createQuote, executeQuote } from '../../fixtures/areas/payments/calls.ts';
import { newPayer, payee } from '../../fixtures/areas/payments/payer.ts';
import {
  ASKED,
  newQuote,
  quoteBody,
  quoteIn,
  requireAsked,
  requireOwnRules,
} from '../../fixtures/areas/payments/quote.ts';
import {
  check,
  expect,
  expectNoneAlike,
  member,
  notShown,
  requireSuccess,
} from '../../fixtures/index.ts';

/** A quote whose course nothing changes shows these as it did first. */
const KEPT = [
  ...['id', 'transactionId', 'immediatelyExecute'],
  ...['lockedCurrencyAmount', 'lockedCurrencySide', 'totalSendingAmount', 'totalReceivingAmount'],
  ...['source.sourceType', 'source.accountId'],
  ...['destination.destinationType', 'destination.accountId', 'destination.paymentRail'],
];

/** The value at a path of a quote; null where it shows none. */
function shownAt(quote: unknown, path: string): unknown {
  return path.split('.').reduce(member, quote) ?? null;
}

/** What a quote repeats of its request. */
const REPEATED = [
  'lockedCurrencyAmount',
  'lockedCurrencySide',
  'remittanceInformation',
  'purposeOfPayment',
] as const;

check.describe('GET /quotes/{quoteId}', () => {
  check('shows the quote as POST /quotes did', 'QUOTE-READ-001', async ({ platform }) => {
    const { from, to } = await accountsUnderTest(platform);
    const quote = await newQuote(platform, quoteBody(from.accountId, to.accountId));

    const reply = await platform.api.getQuoteById({ quoteId: quote.id });

    const read = requireSuccess(platform, 'getQuoteById', reply, 'reading a quote').json;

    for (const name of KEPT) {
      const [shown, first] = [shownAt(read, name), shownAt(quote.json, name)];
      // Either answer may leave out what it need not show.
      if (name !== 'id' && [shown, first].includes(null)) continue;
      expect(shown, `the ${name} in GET /quotes/{quoteId}`).toEqual(first);
    }
  });

  check(
    'shows the requested values of an executed quote',
    'QUOTE-READ-003',
    async ({ platform }) => {
      const [from, to] = [await newPayer(platform), await payee(platform)];
      const body = quoteBody(from.accountId, to.accountId, ASKED);
      const quote = quoteIn(requireAsked(platform, await createQuote(platform, body)));
      expect(
        requireOwnRules(await executeQuote(platform, quote)),
        'the execution of the quote',
      ).toBeSuccess();

      const reply = await platform.api.getQuoteById({ quoteId: quote.id });

      const read = requireSuccess(platform, 'getQuoteById', reply, 'reading a quote').json;

      for (const name of REPEATED) {
        // A quote that never showed one need not now, and how it shows one is its own.
        const before = member(quote.json, name);
        if (before === undefined) continue;
        const shown = member(read, name) ?? notShown(name);
        expect(shown, `the ${name} in GET /quotes/{quoteId}`).toEqual(before);
      }
    },
  );

  check('for an altered quote id returns 404 or 400', 'QUOTE-READ-002', async ({ platform }) => {
    const { from, to } = await accountsUnderTest(platform);
    const { id } = await newQuote(platform, quoteBody(from.accountId, to.accountId));
    const read = (quoteId: string) => platform.api.getQuoteById({ quoteId });
    requireSuccess(platform, 'getQuoteById', await read(id), 'reading a quote');

    await expectNoneAlike(id, read);
  });

  check('for a quote that does not exist returns 404', 'QUOTE-READ-002', async ({ platform }) => {
    const reply = await platform.api.getQuoteById({
      quoteId: 'Quote:00000000-0000-4000-8000-000000000000',
    });

    expect(reply).toBeError(404, 'QUOTE_NOT_FOUND');
  });
});
