import { changeCard } from '../../fixtures/areas/cards/card-updates.ts';
import { cardIn, statusOf } from '../../fixtures/areas/cards/cards.ts';
import { newCustomer } from '../../fixtures/areas/customers/customers.ts';
import { listed, readCustomer } from '../../fixtures/areas/customers/record.ts';
import {
  expectAcceptedWith,
  expectRefusedWithout,
} from '../../fixtures/areas/tokens/permissions.ts';
import {
  cardOrderFor,
  customerChange,
  customerOrder,
  quoteOrder,
} from '../../fixtures/areas/tokens/permitted-calls.ts';
import { idsNamed } from '../../fixtures/areas/tokens/shown.ts';
import { createToken, PERMISSIONS } from '../../fixtures/areas/tokens/tokens.ts';
import { workingToken } from '../../fixtures/areas/tokens/working.ts';
import { type Auth, check, expect, idsIn, member, type Platform } from '../../fixtures/index.ts';

check.describe('an API token without MANAGE permission', () => {
  check('cannot create a customer', 'API-TOKEN-PERMISSION-004', async ({ platform }) => {
    const { platformCustomerId, send } = await customerOrder(platform);

    await expectRefusedWithout(platform, 'MANAGE', send, async () => {
      const rows = await listed(platform, platformCustomerId);
      expect(idsIn(rows), 'the customers of the platformCustomerId').toEqual([]);
    });
  });

  check('cannot change a customer', 'API-TOKEN-PERMISSION-005', async ({ platform }) => {
    const { id } = await newCustomer(platform);
    const nameOf = async () => member(await readCustomer(platform, id), 'fullName');
    const before = await nameOf();

    await expectRefusedWithout(platform, 'MANAGE', customerChange(platform, id), async () =>
      expect(await nameOf(), 'the name of the customer after the refusal').toBe(before),
    );
  });

  check('cannot delete a customer', 'API-TOKEN-PERMISSION-006', async ({ platform }) => {
    const { id: customerId } = await newCustomer(platform);
    const send = (auth: Auth) => platform.api.deleteCustomerById({ customerId, auth });

    await expectRefusedWithout(platform, 'MANAGE', send, async () => {
      expect(
        await platform.api.getCustomerById({ customerId }),
        'the customer after the refused deletion',
      ).toBeSuccess();
    });
  });

  check('cannot create a token', 'API-TOKEN-PERMISSION-007', async ({ platform }) => {
    const name = platform.unique();
    const body = { name, permissions: ['VIEW'] };
    const send = (auth: Auth) => createToken(platform, body, auth);

    await expectRefusedWithout(platform, 'MANAGE', send, async () =>
      expect(await idsNamed(platform, name), 'the tokens listed under the name').toEqual([]),
    );
  });

  check('cannot delete a token', 'API-TOKEN-PERMISSION-008', async ({ platform }) => {
    const token = await workingToken(platform);
    const send = (auth: Auth) => platform.api.deleteTokenById({ tokenId: token.id, auth });

    await expectRefusedWithout(platform, 'MANAGE', send, async () => {
      const { status } = await platform.api.listTransactions({ auth: token.auth });
      expect(status, "the HTTP status with the token's credentials").not.toBe(401);
    });
  });

  check('cannot issue a card', 'API-TOKEN-PERMISSION-009', async ({ platform }) => {
    const { send, idsNow } = await cardOrderFor(platform);
    const before = await idsNow();

    await expectRefusedWithout(platform, 'MANAGE', send, async () =>
      expect(await idsNow(), 'the cards of the cardholder after the refusal').toEqual(before),
    );
  });

  check('cannot change a card', 'API-TOKEN-PERMISSION-010', async ({ platform }) => {
    const card = await cardIn(platform, 'FROZEN');
    const send = (auth: Auth) => changeCard(platform, card, { status: 'ACTIVE' }, auth);

    await expectRefusedWithout(platform, 'MANAGE', send, async () =>
      expect(await statusOf(platform, card), 'the status of the card after the refusal').toBe(
        'FROZEN',
      ),
    );
  });
});

check.describe('if a token creates another with only VIEW, the new token', () => {
  for (const [lacking, sendFor] of [
    ['MANAGE', customerChange],
    ['TRANSACT', (platform: Platform) => quoteOrder(platform)],
  ] as const) {
    check(`has VIEW and lacks ${lacking}`, 'API-TOKEN-PERMISSION-018', async ({ platform }) => {
      const { id: customerId } = await newCustomer(platform);
      const send = await sendFor(platform, customerId);
      const maker = await workingToken(platform, { permissions: PERMISSIONS });
      const { auth } = await workingToken(platform, { permissions: ['VIEW'], by: maker.auth });

      expect(await send(auth), `the request by the token that lacks ${lacking}`).toBeError(
        403,
        'FORBIDDEN',
      );
      expect(await send(maker.auth), 'the same request by the token that made it').toBeSuccess();
      expect(
        await platform.api.getCustomerById({ customerId, auth }),
        'the read by the token that has VIEW',
      ).toBeSuccess();
    });
  }
});

check.describe('an API token with only MANAGE permission', () => {
  check('can create a customer', 'API-TOKEN-PERMISSION-016', async ({ platform }) => {
    const { send } = await customerOrder(platform);

    await expectAcceptedWith(platform, 'MANAGE', send);
  });
});
