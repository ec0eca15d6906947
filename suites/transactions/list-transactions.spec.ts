import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { test } from '../../fixtures/check/test.ts';
import { otherPlatform } from '../../fixtures/platform/other-platform.ts';
import { expectListed, list, ownIds } from '../../fixtures/transactions/list.ts';
import { payerFor } from '../../fixtures/transactions/measured-payer.ts';
import { completed, completedPull, failed } from '../../fixtures/transactions/payments.ts';

test.describe('the list of transactions', () => {
  test('has a payment that was made', covers('TRANSACTION-LIST-001'), async ({ platform }) => {
    const id = await completed(platform);

    const reply = await list(platform);
    expect(reply).toBeSuccess();
    await expectListed(platform, id);
  });

  test('has a transaction once', covers('TRANSACTION-LIST-002'), async ({ platform }) => {
    const id = await completed(platform);

    await expectListed(platform, id);

    const ids = await ownIds(platform);

    expect(ids.filter((each) => each === id).length, 'entries of the transaction').toBe(1);
  });

  test(
    "has none of another platform's",
    covers('TRANSACTION-LIST-003'),
    async ({ session, platform }) => {
      const { customerId } = await payerFor(platform);
      const id = await completed(platform);
      const other = otherPlatform(session);

      const narrowed = await list(other, { customerId });
      const whole = await list(other);

      expect(whole.text, 'the first page').not.toContain(id);
      expect(narrowed.text, 'narrowed to the customer').not.toContain(id);
      await expectListed(platform, id);
    },
  );

  test('has every kind of payment', covers('TRANSACTION-LIST-004'), async ({ platform }) => {
    const made = [await completed(platform), await completedPull(platform), await failed(platform)];

    await expectListed(platform, ...made);
  });
});
