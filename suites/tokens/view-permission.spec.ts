import { newKnownCustomer } from '../../fixtures/areas/customers/record.ts';
import {
  expectAcceptedWith,
  expectRefusedWithout,
} from '../../fixtures/areas/tokens/permissions.ts';
import { readToken } from '../../fixtures/areas/tokens/shown.ts';
import { newToken, PERMISSIONS, permissionsIn } from '../../fixtures/areas/tokens/tokens.ts';
import { type Auth, check, expect, inParallel } from '../../fixtures/index.ts';

/** Every set of permissions, in another order than the usual one. */
const SETS = [
  ['VIEW'],
  ['TRANSACT'],
  ['MANAGE'],
  ['TRANSACT', 'VIEW'],
  ['MANAGE', 'VIEW'],
  ['MANAGE', 'TRANSACT'],
  PERMISSIONS,
] as const;

check.describe('an API token', () => {
  check(
    'shows exactly the permissions it was created with',
    'API-TOKEN-PERMISSION-001',
    async ({ platform }) => {
      await inParallel(SETS, async (permissions) => {
        const token = await newToken(platform, { permissions });
        const given = [...permissions].sort();

        expect(permissionsIn(token.reply.json), 'the permissions in the answer').toEqual(given);
        expect(
          permissionsIn(await readToken(platform, token)),
          'the permissions in GET /tokens/{tokenId}',
        ).toEqual(given);
      });
    },
  );
});

check.describe('an API token without VIEW permission', () => {
  check('cannot read a customer', 'API-TOKEN-PERMISSION-002', async ({ platform }) => {
    const { id: customerId } = await newKnownCustomer(platform);
    const send = (auth: Auth) => platform.api.getCustomerById({ customerId, auth });

    await expectRefusedWithout(platform, 'VIEW', send);
  });

  check('cannot list customers', 'API-TOKEN-PERMISSION-003', async ({ platform }) => {
    const { body } = await newKnownCustomer(platform);
    const query = { platformCustomerId: body.platformCustomerId };
    const send = (auth: Auth) => platform.api.listCustomers({ query, auth });

    await expectRefusedWithout(platform, 'VIEW', send);
  });
});

check.describe('an API token with only VIEW permission', () => {
  check('can read a customer', 'API-TOKEN-PERMISSION-015', async ({ platform }) => {
    const { id: customerId } = await newKnownCustomer(platform);
    const send = (auth: Auth) => platform.api.getCustomerById({ customerId, auth });

    await expectAcceptedWith(platform, 'VIEW', send);
  });
});
