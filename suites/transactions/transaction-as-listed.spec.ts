import { readTransaction } from '../../fixtures/areas/payments/transaction.ts';
import { expectListed, narrowed } from '../../fixtures/areas/transactions/list.ts';
import { payerFor } from '../../fixtures/areas/transactions/measured-payer.ts';
import { failed, lasting, lastingPull } from '../../fixtures/areas/transactions/payments.ts';
import {
  asInstant,
  check,
  expect,
  member,
  optional,
  text,
  unreached,
  waitFor,
} from '../../fixtures/index.ts';

/** What a row of the list and the record itself both tell. */
const SHARED = [
  ...['type', 'status', 'customerId', 'sentAmount', 'receivedAmount', 'createdAt'],
  ...['platformFees', 'failureReason'],
];

const FEES = 'platformFees';

/** A value without what else an object may hold, and a time as its instant. */
function plain(value: unknown): unknown {
  return asInstant(member(value, 'amount') ?? value);
}

check.describe('a transaction', () => {
  check(
    'is identified by the transactionId of its quote',
    'TRANSACTION-READ-003',
    async ({ platform }) => {
      for (const transactionId of [await lasting(platform), await lastingPull(platform)]) {
        await expectListed(platform, transactionId);
        const quoteId = text(member(await readTransaction(platform, transactionId), 'quoteId'));
        if (quoteId === undefined) continue;
        const { json: quote } = await platform.api.getQuoteById({ quoteId });
        expect(
          member(quote, 'transactionId') ?? transactionId,
          'the transactionId of the quote that the transaction names',
        ).toBe(transactionId);
      }
    },
  );

  check(
    'has the same values in the list and in GET /transactions/{transactionId}',
    'TRANSACTION-READ-004',
    async ({ platform }) => {
      const { customerId } = await payerFor(platform);
      const refused = await optional(() => failed(platform));
      for (const id of [await lasting(platform), ...(refused === undefined ? [] : [refused])]) {
        const record = await readTransaction(platform, id);
        const row = await waitFor(
          async () =>
            (await narrowed(platform, { customerId })).find((each) => member(each, 'id') === id),
          // A list may lag behind.
          (each) => member(each, 'status') === member(record, 'status'),
          platform.target.settleMs,
        );

        const isShown = (name: string) =>
          member(record, name) !== undefined && member(row, name) !== undefined;
        const shown = SHARED.filter(isShown);
        // Where the rows of a list are, and what they show, are gaps both.
        if (shown.length === 0) {
          unreached(
            'GET /transactions and GET /transactions/{transactionId} show no common member of the transaction',
          );
        }
        for (const name of shown) {
          const [read, listed] = [member(record, name), member(row, name)].map(plain);

          expect(read, `the ${name} in GET /transactions/{transactionId}`).toEqual(listed);
        }
        // A list may show less of a transaction than a read.
        const isLeftOut = member(record, FEES) !== undefined && !isShown(FEES);
        expect(isLeftOut, 'whether GET /transactions leaves out the platformFees').toBe(false);
      }
    },
  );
});
