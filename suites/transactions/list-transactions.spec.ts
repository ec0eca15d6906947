import { expectListed, ownIds } from '../../fixtures/areas/transactions/list.ts';
import { payerFor } from '../../fixtures/areas/transactions/measured-payer.ts';
import { failed, lasting, lastingPull } from '../../fixtures/areas/transactions/payments.ts';
import { check, expect, otherPlatform, unreached } from '../../fixtures/index.ts';

check.describe('the list of transactions', () => {
  check('has a payment that was made', 'TRANSACTION-LIST-001', async ({ platform }) => {
    const id = await lasting(platform);

    const reply = await platform.api.listTransactions();
    expect(reply).toBeSuccess();
    await expectListed(platform, id);
  });

  check('has each transaction once', 'TRANSACTION-LIST-002', async ({ platform }) => {
    const id = await lasting(platform);

    await expectListed(platform, id);

    const ids = await ownIds(platform);

    const entries = ids.filter((each) => each === id).length;
    // How a list is narrowed to a customer, and where its rows are, are gaps.
    if (entries === 0)
      unreached('GET /transactions with customerId does not list the transaction of the customer');
    expect(entries, 'the number of entries of the transaction').toBe(1);
  });

  check(
    'has no transaction of another platform',
    'TRANSACTION-LIST-003',
    async ({ run, platform }) => {
      const { customerId } = await payerFor(platform);
      const id = await lasting(platform);
      const other = otherPlatform(run);

      const narrowed = await other.api.listTransactions({ query: { customerId } });
      const whole = await other.api.listTransactions();

      expect(whole.text, 'the first page listed to another platform').not.toContain(id);
      expect(narrowed.text, 'the list by customer shown to another platform').not.toContain(id);
      await expectListed(platform, id);
    },
  );

  check(
    'has outgoing, incoming and failed payments',
    'TRANSACTION-LIST-004',
    async ({ platform }) => {
      const made = [await lasting(platform), await lastingPull(platform), await failed(platform)];

      await expectListed(platform, ...made);
    },
  );
});
