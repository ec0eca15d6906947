import { agentAuth } from '../../fixtures/areas/agents/agents.ts';
import { listedWith, readAccount } from '../../fixtures/areas/external-accounts/records.ts';
import {
  bodyFor,
  newAccount,
  owner,
  sharedAccount,
} from '../../fixtures/areas/external-accounts/register.ts';
import { requireRemoval } from '../../fixtures/areas/external-accounts/removal.ts';
import {
  check,
  expect,
  isSuccess,
  otherPlatform,
  pagesOf,
  setUp,
  undecided,
} from '../../fixtures/index.ts';

check.describe('another platform', () => {
  check(
    'cannot read an external account of a customer of this platform',
    'EXTERNAL-FOREIGN-001',
    async ({ run, platform }) => {
      const other = otherPlatform(run);
      await readAccount(other, (await sharedAccount(other)).id);
      const { id: externalAccountId } = await sharedAccount(platform);

      const reply = await other.api.getCustomerExternalAccountById({ externalAccountId });

      expect(reply, 'the read by another platform').toBeRefused();
      await readAccount(platform, externalAccountId);
    },
  );

  check(
    'cannot list the external accounts of a customer of this platform',
    'EXTERNAL-FOREIGN-002',
    async ({ run, platform }) => {
      const other = otherPlatform(run);
      const { id: own } = await sharedAccount(other);
      const { id } = await sharedAccount(platform);

      const query = { customerId: await owner(platform) };

      const list = 'listCustomerExternalAccounts';
      await setUp(other, list, {}, 'a list of external accounts');
      const whole = await pagesOf(other, list);
      const narrowed = await other.api.listCustomerExternalAccounts({ query });

      for (const { text } of whole)
        expect(text, 'a page of the accounts of another platform').not.toContain(id);
      expect(narrowed.text, 'the accounts listed for another platform by customerId').not.toContain(
        id,
      );
      const listed = await listedWith(other, { customerId: await owner(other) }, [own]);
      expect(listed, "the other platform's own accounts listed").toContain(own);
    },
  );

  check(
    'cannot delete an external account of a customer of this platform',
    'EXTERNAL-FOREIGN-003',
    async ({ run, platform }) => {
      const other = otherPlatform(run);
      await requireRemoval(other);
      const { id: externalAccountId } = await newAccount(platform);

      const reply = await other.api.deleteCustomerExternalAccountById({ externalAccountId });

      expect(reply, 'the deletion by another platform').toBeRefused();
      await readAccount(platform, externalAccountId);
    },
  );
});

check.describe('the agent of another customer', () => {
  check(
    'cannot read an external account of this customer',
    'EXTERNAL-FOREIGN-004',
    async ({ platform }) => {
      const auth = await agentAuth(platform);
      const { id: externalAccountId } = await sharedAccount(platform);
      await readAccount(platform, externalAccountId);

      const reply = await platform.api.getCustomerExternalAccountById({ externalAccountId, auth });

      expect(reply, "the read by another customer's agent").toBeRefused();
    },
  );

  check(
    'cannot register an external account for this customer',
    'EXTERNAL-FOREIGN-005',
    async ({ platform }) => {
      const auth = await agentAuth(platform);
      await sharedAccount(platform);
      const body = await bodyFor(platform);

      const reply = await platform.api.createCustomerExternalAccount({ body, auth });

      expect(reply, "the registration by another customer's agent").toBeRefused();
    },
  );

  check(
    'cannot delete an external account of this customer',
    'EXTERNAL-FOREIGN-006',
    async ({ platform }) => {
      const auth = await agentAuth(platform);
      await requireRemoval(platform);
      const { id: externalAccountId } = await newAccount(platform);

      const reply = await platform.api.deleteCustomerExternalAccountById({
        externalAccountId,
        auth,
      });

      expect(reply, "the deletion by another customer's agent").toBeRefused();
      await readAccount(platform, externalAccountId);
    },
  );

  check(
    'cannot list the external accounts of this customer',
    'EXTERNAL-FOREIGN-007',
    async ({ platform }) => {
      const auth = await agentAuth(platform);
      const { id } = await sharedAccount(platform);
      const customerId = await owner(platform);

      const whole = await pagesOf(platform, 'listCustomerExternalAccounts', { auth });
      const query = { customerId };
      const narrowed = await platform.api.listCustomerExternalAccounts({ query, auth });

      for (const { text } of [...whole, narrowed])
        expect(text, 'a page of the accounts listed for the agent').not.toContain(id);

      expect(
        await listedWith(platform, { customerId }, [id]),
        'the accounts listed for their own platform',
      ).toContain(id);
      if (!whole.some(isSuccess))
        undecided('GET /customers/external-accounts refuses the agent the list', whole[0]);
    },
  );
});
