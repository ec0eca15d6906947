import { simulate } from '../../fixtures/areas/card-transactions/calls.ts';
import { rowBody } from '../../fixtures/areas/card-transactions/event-body.ts';
import {
  amountIn,
  idsOfCard,
  openedBy,
  rowOnce,
  statusIn,
  unitRests,
} from '../../fixtures/areas/card-transactions/rows.ts';
import { newSpender } from '../../fixtures/areas/card-transactions/spender.ts';
import {
  PRICE,
  recordOf,
  refundRow,
  settledPurchase,
} from '../../fixtures/areas/card-transactions/states.ts';
import { covers, expect, member, type Platform, test } from '../../fixtures/index.ts';

/** A purchase, and the record of its refund, or of the one that the profile supplies. */
async function refundRecord(platform: Platform): Promise<unknown> {
  return recordOf(platform, 'refund', async () => {
    const spender = await newSpender(platform);
    return refundRow(platform, spender, await settledPurchase(platform, spender));
  });
}

test.describe('the return of a purchase', () => {
  test('opens a row of its own', covers('CARD-TRANSACTION-REFUND-001'), async ({ platform }) => {
    const spender = await newSpender(platform);
    const { card } = spender;
    const { id } = await settledPurchase(platform, spender);
    const before = await idsOfCard(platform, card.id);

    const body = rowBody(platform, id, { amount: PRICE });
    const reply = await simulate(platform, 'return', card.id, body);

    expect(reply, 'the return', ['G-59']).toBeSuccess();
    const row = await openedBy(platform, card.id, reply, before);
    expect(row?.id ?? 'none', 'the row that it opens').not.toBe('none');
  });

  test('is a CREDIT', covers('CARD-TRANSACTION-REFUND-002'), async ({ platform }) => {
    expect(member(await refundRecord(platform), 'direction') ?? 'none').toBe('CREDIT');
  });

  test('names the purchase', covers('CARD-TRANSACTION-REFUND-003'), async ({ platform }) => {
    const spender = await newSpender(platform);
    const { id } = await settledPurchase(platform, spender);

    const { record } = await refundRow(platform, spender, { id });

    expect(member(record, 'originalTransactionId') ?? 'none', 'what it names').toBe(id);
  });

  test('shows its value', covers('CARD-TRANSACTION-REFUND-004'), async ({ platform }) => {
    const spender = await newSpender(platform);
    const purchase = await settledPurchase(platform, spender);
    const value = PRICE - 1_100;

    const { record } = await refundRow(platform, spender, purchase, value);

    expect(member(record, 'settledAmount') ?? 'none', 'its settledAmount').not.toBe('none');
    const rests = unitRests(purchase.record, PRICE);
    expect(amountIn(record, 'settledAmount'), 'its settledAmount', rests).toBe(value);
  });

  test('leaves it SETTLED', covers('CARD-TRANSACTION-REFUND-005'), async ({ platform }) => {
    const spender = await newSpender(platform);
    const purchase = await settledPurchase(platform, spender);

    await refundRow(platform, spender, purchase);

    const isReported = (each: unknown) => (amountIn(each, 'refundedAmount') ?? 0) > 0;
    const after = await rowOnce(platform, spender.card.id, purchase.id, isReported);
    expect(statusIn(after) ?? 'none', 'the status of the purchase').toBe('SETTLED');
  });

  test('is reported on it', covers('CARD-TRANSACTION-REFUND-006'), async ({ platform }) => {
    const spender = await newSpender(platform);
    const purchase = await settledPurchase(platform, spender);
    const value = PRICE - 1_100;

    await refundRow(platform, spender, purchase, value);

    const isReported = (each: unknown) => amountIn(each, 'refundedAmount') === value;
    const after = await rowOnce(platform, spender.card.id, purchase.id, isReported);
    expect(member(after, 'refundedAmount') ?? 'none', 'its refundedAmount').not.toBe('none');
    const rests = unitRests(purchase.record, PRICE);
    expect(amountIn(after, 'refundedAmount'), 'its refundedAmount', rests).toBe(value);
  });
});
