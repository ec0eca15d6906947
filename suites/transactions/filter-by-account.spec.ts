import {
  expectFiltered,
  isNarrowed,
  listFiltered,
  paymentsToFilter,
} from '../../fixtures/areas/transactions/filtered.ts';
import { bank, payerFor } from '../../fixtures/areas/transactions/measured-payer.ts';
import { covers, test } from '../../fixtures/index.ts';

test.describe('narrowed to', () => {
  for (const [name, row, end] of [
    ['accountIdentifier', 'TRANSACTION-FILTER-007', 'both'],
    ['senderAccountIdentifier', 'TRANSACTION-FILTER-008', 'sender'],
    ['receiverAccountIdentifier', 'TRANSACTION-FILTER-009', 'receiver'],
  ] as const) {
    test(
      `an account by ${name}, the list has what it stands in`,
      covers(row),
      async ({ platform }) => {
        const { paid, pulled, refused } = await paymentsToFilter(platform);
        const { accountId } = await payerFor(platform);
        const { id: bankId } = await bank(platform);

        const ofBank = { both: [paid, pulled], sender: [pulled], receiver: [paid] }[end];
        const ofPayer = {
          both: [paid, pulled, refused],
          sender: [paid, refused],
          receiver: [pulled],
        }[end];
        const rest = (through: readonly string[]) =>
          [paid, pulled, refused].filter((id) => !through.includes(id));
        const ofItsPayer = await listFiltered(platform, { [name]: accountId }, ofPayer);
        const listed = await listFiltered(platform, { [name]: bankId }, ofBank);
        // The filter is left open, until it leaves out the payment that the account has no part in.
        const rests = isNarrowed(listed, ofBank, [refused]) ? [] : undefined;
        expectFiltered(listed, ofBank, rest(ofBank), rests);
        expectFiltered(ofItsPayer, ofPayer, rest(ofPayer), rests);
      },
    );
  }
});
