import { agentAuth } from '../../fixtures/areas/agents/agents.ts';
import { listedWith, readAccount } from '../../fixtures/areas/external-accounts/records.ts';
import {
  bodyFor,
  newAccount,
  owner,
  sharedAccount,
} from '../../fixtures/areas/external-accounts/register.ts';
import { requireRemoval } from '../../fixtures/areas/external-accounts/removal.ts';
import { check, expect, otherPlatform, requireSuccess } from '../../fixtures/index.ts';

check.describe('another platform', () => {
  check(
    'cannot read an external account of this platform',
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
    'cannot list the external accounts of this platform',
    'EXTERNAL-FOREIGN-002',
    async ({ run, platform }) => {
      const other = otherPlatform(run);
      const { id: own } = await sharedAccount(other);
      const { id } = await sharedAccount(platform);

      const query = { customerId: await owner(platform) };

      const whole = await other.api.listCustomerExternalAccounts();
      const narrowed = await other.api.listCustomerExternalAccounts({ query });

      const purpose = 'a list of external accounts';
      requireSuccess(other, 'listCustomerExternalAccounts', whole, purpose);
      expect(whole.text, 'the first page of accounts of another platform').not.toContain(id);
      expect(narrowed.text, 'the accounts listed for another platform by customerId').not.toContain(
        id,
      );
      const listed = await listedWith(other, { customerId: await owner(other) }, [own]);
      expect(listed, "the other platform's own accounts listed").toContain(own);
    },
  );

  check(
    'cannot delete an external account of this platform',
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

      for (const query of [{}, { customerId }]) {
        const { text } = await platform.api.listCustomerExternalAccounts({ query, auth });
        expect(text, `the accounts listed for the agent by ${JSON.stringify(query)}`).not.toContain(
          id,
        );
      }

      expect(
        await listedWith(platform, { customerId }, [id]),
        'the accounts listed for their own platform',
      ).toContain(id);
    },
  );
});
