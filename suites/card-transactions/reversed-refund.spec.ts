import { expectOfRow } from '../../fixtures/areas/card-transactions/doubt.ts';
import { rowBody } from '../../fixtures/areas/card-transactions/event-body.ts';
import { statusIn, waitForRow } from '../../fixtures/areas/card-transactions/rows.ts';
import { newSpender } from '../../fixtures/areas/card-transactions/spender.ts';
import {
  refundRow,
  requireSimulated,
  settledPurchase,
} from '../../fixtures/areas/card-transactions/states.ts';
import { check, expect, member } from '../../fixtures/index.ts';

const told = (record: unknown) =>
  ['direction', 'originalTransactionId'].map((name) => member(record, name));

check(
  'a refund row whose return is reversed keeps its direction and originalTransactionId',
  'CARD-TRANSACTION-REVERSAL-011',
  async ({ platform }) => {
    const spender = await newSpender(platform);
    const purchase = await settledPurchase(platform, spender);
    const refund = await refundRow(platform, spender, purchase);

    await requireSimulated(platform, 'return_reversal', spender, rowBody(refund.id));

    const isVoided = (each: unknown) => statusIn(each) === 'VOIDED';
    const after = await waitForRow(platform, spender.card.id, refund.id, isVoided);
    const doubt = isVoided(after) ? undefined : 'reversal';
    expect(after, 'the refund row').toBeDefined();
    expectOfRow(
      told(after),
      'the direction and the originalTransactionId of the refund row',
      doubt,
    ).toEqual(told(refund.record));
  },
);
