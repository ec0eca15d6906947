import { newAgent } from '../../fixtures/areas/agents/agents.ts';
import { requireNoGuard } from '../../fixtures/areas/authentication/unauthorized.ts';
import { newApprovedCustomer } from '../../fixtures/areas/customers/customers.ts';
import {
  expectResultIfShown,
  NAME_CHECKS,
  requireChecked,
} from '../../fixtures/areas/external-accounts/name-check.ts';
import {
  idsOf,
  listedAccounts,
  listedWith,
  readAccount,
  shown,
} from '../../fixtures/areas/external-accounts/records.ts';
import { bodyFor, newAccount } from '../../fixtures/areas/external-accounts/register.ts';
import { trustedAccount } from '../../fixtures/areas/external-accounts/trust.ts';
import {
  check,
  expect,
  isSuccess,
  member,
  notShown,
  type Platform,
  type Reply,
  requireSuccess,
  text,
  unreached,
  waitFor,
} from '../../fixtures/index.ts';

const REGISTER = 'agentCreateExternalAccount';
const DELETE = 'agentDeleteExternalAccount';
const SHOWN = 'the beneficiaryVerificationStatus of an account of an agent';

/** An account that an agent registers without saying whose it is, once per worker. */
const registered = (platform: Platform) =>
  platform.once('an account that an agent registered', async () => {
    const { id } = await newApprovedCustomer(platform);
    const agent = await newAgent(platform, id);
    const body = await bodyFor(platform, 'platform');
    const reply = await platform.call(REGISTER, { body, auth: agent.auth });
    return { reply, ...agent };
  });

/** The same, where the agent may register it. */
async function requireRegistered(platform: Platform) {
  const own = await registered(platform);
  requireSuccess(platform, REGISTER, own.reply, 'an account of an agent');
  return own;
}

/** Whose an account is that a create may have registered. */
async function holderOf(platform: Platform, { json }: Reply): Promise<unknown> {
  const id =
    text(member(json, 'id')) ??
    unreached('POST /agents/me/external-accounts answered without an id');
  return shown(await readAccount(platform, id), 'customerId');
}

check.describe('an agent', () => {
  check('can register an external account', 'EXTERNAL-AGENT-001', async ({ platform }) => {
    const { reply } = await registered(platform);

    // What is taken, and of whom, are gaps; that there is a call of this name is not.
    const isMissing = [404, 405].includes(reply.status);
    expect(
      reply,
      isMissing ? 'a registration answered 404 or 405' : 'the registration',
    ).toBeSuccess();
  });

  check(
    'that sends no customerId registers an external account for its own customer',
    'EXTERNAL-AGENT-002',
    async ({ platform }) => {
      const { reply, customerId } = await requireRegistered(platform);

      const holder = await holderOf(platform, reply);
      expect([customerId, undefined], 'the customerIds that the account may have').toContain(
        holder,
      );
      const id = text(member(reply.json, 'id')) ?? '';
      // An account that the platform registered later shows that the list is read, and how late it is.
      const later = await newAccount(platform, { members: { customerId } });
      await listedWith(platform, { customerId }, [later.id]);
      const listed = await waitFor(
        async () => idsOf(await listedAccounts(platform, { customerId })),
        (ids) => ids.includes(id),
        platform.target.settleMs,
      );
      expect(listed, 'the ids of the accounts listed for the customer').toContain(id);
    },
  );

  check(
    'cannot register an external account for another customer',
    'EXTERNAL-AGENT-003',
    async ({ platform }) => {
      const own = await requireRegistered(platform);
      const { id: customerId } = await newApprovedCustomer(platform);
      const body = await bodyFor(platform, 'platform', { members: { customerId } });

      const reply = await platform.call(REGISTER, { body, auth: own.auth });

      // It may as well take no notice of the member, and register it for its own customer.
      if (isSuccess(reply))
        expect(await holderOf(platform, reply), 'the customerId').not.toBe(customerId);
      const rows = await listedAccounts(platform, { customerId });
      const others = rows.filter((row) => shown(row, 'customerId') === customerId);
      expect(others.length, 'the number of accounts of the other customer').toBe(0);
    },
  );

  check(
    'with an unknown access token cannot register an external account',
    'EXTERNAL-AGENT-004',
    async ({ platform }) => {
      await requireRegistered(platform);
      const body = await bodyFor(platform, 'platform');

      const reply = await platform.call(REGISTER, { body, auth: { bearer: platform.unique() } });

      requireNoGuard(reply);
      expect(reply).toBeError(401, 'UNAUTHORIZED');
    },
  );

  check(
    'cannot register a USD_ACCOUNT without bankAccountType',
    'EXTERNAL-AGENT-005',
    async ({ platform }) => {
      const { auth } = await requireRegistered(platform);
      const body = await bodyFor(platform, 'platform', { info: { bankAccountType: undefined } });

      expect(await platform.call(REGISTER, { body, auth })).toBeRefused(400);
    },
  );

  check('cannot register an external account twice', 'EXTERNAL-AGENT-006', async ({ platform }) => {
    const { auth } = await requireRegistered(platform);
    const body = await bodyFor(platform, 'platform');
    const first = await platform.call(REGISTER, { body, auth });
    // One that waits for somebody is not registered yet.
    await holderOf(platform, requireSuccess(platform, REGISTER, first, 'an account of an agent'));

    const again = await platform.call(REGISTER, { body, auth });

    expect(again, 'the second registration').toBeError(409, 'DUPLICATE_EXTERNAL_ACCOUNT');
  });

  check(
    'registers accounts with the beneficiaryVerificationStatus of their suffix',
    'EXTERNAL-AGENT-007',
    async ({ platform }) => {
      await requireChecked(platform);
      const { auth } = await requireRegistered(platform);
      let seen = 0;
      for (const [suffix, result] of NAME_CHECKS) {
        const body = await bodyFor(platform, 'platform', { suffix });

        const reply = await platform.call(REGISTER, { body, auth });

        expect(reply, `the registration of an account ending in ${suffix}`).toBeSuccess();
        const what = `${SHOWN} ending in ${suffix}`;
        if (await expectResultIfShown(platform, reply, result, what)) seen += 1;
      }
      if (seen === 0) notShown(SHOWN);
    },
  );

  check(
    'cannot register an external account whose identifier ends in 105',
    'EXTERNAL-AGENT-008',
    async ({ platform }) => {
      await requireChecked(platform);
      const { auth } = await requireRegistered(platform);

      const body = await bodyFor(platform, 'platform', { suffix: '105' });
      expect(await platform.call(REGISTER, { body, auth })).toBeRefused(400);
    },
  );

  check('cannot delete a trusted external account', 'TRUST-DELETE-006', async ({ platform }) => {
    const trusted = await trustedAccount(platform);
    const customerId = text(shown(await readAccount(platform, trusted), 'customerId'));
    if (customerId === undefined)
      unreached('GET /customers/external-accounts/{externalAccountId} shows no customerId');
    const { auth } = await newAgent(platform, customerId);
    const remove = (externalAccountId: string) =>
      platform.call(DELETE, { path: { externalAccountId }, auth });
    const other = await newAccount(platform, { members: { customerId } });
    requireSuccess(platform, DELETE, await remove(other.id), 'an account that an agent deletes');

    expect(await remove(trusted), 'the deletion of the trusted account').toBeError(
      409,
      'BENEFICIARY_TRUSTED',
    );
  });
});
