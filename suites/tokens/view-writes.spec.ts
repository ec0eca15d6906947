import { managedAgent, principal } from '../../fixtures/areas/agents/agents.ts';
import { listedAgents, readAgent } from '../../fixtures/areas/agents/managed.ts';
import { policyOf } from '../../fixtures/areas/agents/policy.ts';
import { sealedPin } from '../../fixtures/areas/card-pin/blocks.ts';
import { setCardPin } from '../../fixtures/areas/card-pin/calls.ts';
import { activeCard, pinCard } from '../../fixtures/areas/cards/cards.ts';
import { newApprovedCustomer, newCustomer } from '../../fixtures/areas/customers/customers.ts';
import { documentsOf } from '../../fixtures/areas/documents/shared-documents.ts';
import { formOf, newDocument, partsFor, smallFile } from '../../fixtures/areas/documents/upload.ts';
import { listedAccounts } from '../../fixtures/areas/external-accounts/records.ts';
import { bodyFor, newAccount } from '../../fixtures/areas/external-accounts/register.ts';
import { ownersOf, readOwner } from '../../fixtures/areas/owners/shared-owners.ts';
import { acceptedWallet, exchangeBody } from '../../fixtures/areas/tokenization/exchange.ts';
import { expectRefusedToViewers } from '../../fixtures/areas/tokens/permissions.ts';
import { newBusiness } from '../../fixtures/areas/verifications/businesses.ts';
import {
  createBeneficialOwner,
  lastNameIn,
  newOwner,
} from '../../fixtures/areas/verifications/owners.ts';
import {
  type Auth,
  check,
  expect,
  idsIn,
  isSuccess,
  member,
  type Platform,
  text,
} from '../../fixtures/index.ts';

/** Holds that a request is refused to a token that has VIEW alone, and changes nothing that `read` shows. */
async function expectUnchanged(
  platform: Platform,
  send: Parameters<typeof expectRefusedToViewers>[1],
  read: () => Promise<unknown>,
): Promise<void> {
  const before = await read();
  await expectRefusedToViewers(platform, send, async () =>
    expect(await read(), 'what is shown after the refusal').toEqual(before),
  );
}

check.describe('an API token with only VIEW permission', () => {
  check('cannot upload a document', 'API-TOKEN-PERMISSION-024', async ({ platform }) => {
    const { id: holder } = await newCustomer(platform);
    const parts = partsFor(holder);
    const secrets = [parts['documentNumber'] ?? ''];
    const send = (auth: Auth) =>
      platform.call('createDocument', { form: formOf(parts, smallFile), secrets, auth });

    await expectUnchanged(platform, send, async () => idsIn(await documentsOf(platform, holder)));
  });

  check('cannot delete a document', 'API-TOKEN-PERMISSION-024', async ({ platform }) => {
    const { id: holder } = await newCustomer(platform);
    const documentId = await newDocument(platform, holder);
    const send = (auth: Auth) => platform.api.deleteDocument({ documentId, auth });

    await expectUnchanged(platform, send, async () =>
      isSuccess(await platform.api.getDocument({ documentId })),
    );
  });

  check('cannot create a beneficial owner', 'API-TOKEN-PERMISSION-025', async ({ platform }) => {
    const business = await newBusiness(platform);
    const send = (auth: Auth) => createBeneficialOwner(platform, business, {}, [], auth);

    await expectUnchanged(platform, send, async () => idsIn(await ownersOf(platform, business)));
  });

  check('cannot change a beneficial owner', 'API-TOKEN-PERMISSION-025', async ({ platform }) => {
    const beneficialOwnerId = await newOwner(platform, await newBusiness(platform));
    const body = { personalInfo: { lastName: 'Renamed' } };
    const send = (auth: Auth) =>
      platform.api.updateBeneficialOwner({ beneficialOwnerId, body, auth });

    await expectUnchanged(platform, send, async () =>
      lastNameIn(await readOwner(platform, beneficialOwnerId)),
    );
  });

  check('cannot create an agent', 'API-TOKEN-PERMISSION-026', async ({ platform }) => {
    const { id: customerId } = await newApprovedCustomer(platform);
    const body = { name: platform.unique(), customerId, policy: policyOf('USD') };
    const send = async (auth: Auth) => {
      const reply = await platform.api.createAgent({ body, auth });
      const code = text(member(member(reply.json, 'deviceCode'), 'code'));
      platform.run.hide(code === undefined ? [] : [code]);
      return reply;
    };

    await expectUnchanged(platform, send, async () =>
      idsIn(await listedAgents(platform, { customerId })),
    );
  });

  check("cannot change an agent's policy", 'API-TOKEN-PERMISSION-026', async ({ platform }) => {
    const agent = await managedAgent(platform, await principal(platform));
    const body = { defaultExecutionMode: 'APPROVAL_REQUIRED' };
    const send = (auth: Auth) => platform.api.updateAgentPolicy({ agentId: agent.id, body, auth });

    await expectUnchanged(platform, send, async () =>
      member(member(await readAgent(platform, agent), 'policy'), 'defaultExecutionMode'),
    );
  });

  check('cannot delete an agent', 'API-TOKEN-PERMISSION-026', async ({ platform }) => {
    const agent = await managedAgent(platform, await principal(platform));
    const send = (auth: Auth) => platform.api.deleteAgent({ agentId: agent.id, auth });

    await expectUnchanged(platform, send, async () =>
      isSuccess(await platform.api.getAgentById({ agentId: agent.id })),
    );
  });

  check('cannot register an external account', 'API-TOKEN-PERMISSION-027', async ({ platform }) => {
    const { id: customerId } = await newApprovedCustomer(platform);
    const body = await bodyFor(platform, 'customer', { members: { customerId } });
    const send = (auth: Auth) => platform.api.createCustomerExternalAccount({ body, auth });

    await expectUnchanged(platform, send, async () =>
      idsIn(await listedAccounts(platform, { customerId })),
    );
  });

  check('cannot delete an external account', 'API-TOKEN-PERMISSION-027', async ({ platform }) => {
    const { id: externalAccountId } = await newAccount(platform);
    const send = (auth: Auth) =>
      platform.api.deleteCustomerExternalAccountById({ externalAccountId, auth });

    await expectUnchanged(platform, send, async () =>
      isSuccess(await platform.api.getCustomerExternalAccountById({ externalAccountId })),
    );
  });

  check('cannot set a card PIN', 'API-TOKEN-PERMISSION-028', async ({ platform }) => {
    const { id } = await pinCard(platform);
    const send = async (auth: Auth) =>
      setCardPin(platform, id, await sealedPin(platform, '5081'), { auth });

    await expectRefusedToViewers(platform, send);
  });

  check('cannot tokenize a card', 'API-TOKEN-PERMISSION-029', async ({ platform }) => {
    const wallet = await acceptedWallet(platform);
    const { id } = await activeCard(platform);
    const send = (auth: Auth) =>
      platform.api.tokenizeCard({ id, body: exchangeBody(platform, wallet), auth });

    await expectRefusedToViewers(platform, send);
  });
});
