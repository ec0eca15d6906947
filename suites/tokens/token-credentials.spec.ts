import { newCustomer } from '../../fixtures/areas/customers/customers.ts';
import { readCustomer } from '../../fixtures/areas/customers/record.ts';
import { acceptedCalls, createdBy } from '../../fixtures/areas/tokens/calls-by-token.ts';
import { basicAuth, newToken } from '../../fixtures/areas/tokens/tokens.ts';
import {
  check,
  covers,
  describe,
  expect,
  inParallel,
  isSuccess,
  otherPlatform,
} from '../../fixtures/index.ts';

/** Texts that a secret resembles, and is not. */
function alike(secret: string): readonly string[] {
  const last = secret.at(-1) === 'x' ? 'y' : 'x';
  const swapped = [...secret].map((each) =>
    each === each.toLowerCase() ? each.toUpperCase() : each.toLowerCase(),
  );
  const others = [
    `${secret.slice(0, -1)}${last}`,
    `${last}${secret.slice(1)}`,
    swapped.join(''),
    secret.slice(0, -1),
    `${secret} `,
    `${secret}${last}`,
    '',
  ];
  return others.filter((each) => each !== secret);
}

describe('the credentials of a created token', () => {
  check('are accepted', covers('API-TOKEN-BASIC-001'), async ({ platform }) => {
    const { auth } = await newToken(platform);

    for (const [operation, send] of await acceptedCalls(platform)) {
      const { status } = await send(auth);
      expect(status, `${operation}, with valid credentials`).not.toBe(401);
    }
  });

  check(
    'are refused with the secret of another',
    covers('API-TOKEN-BASIC-002'),
    async ({ platform }) => {
      const [one, other] = [await newToken(platform), await newToken(platform)];
      const crossed = [
        basicAuth(one.user, other.secret),
        basicAuth(other.user, one.secret),
        basicAuth(one.user, platform.settings.credentials.apiClientSecret),
      ];

      for (const [, send] of await acceptedCalls(platform)) {
        for (const auth of crossed) expect(await send(auth)).toBeError(401, 'UNAUTHORIZED');
      }
    },
  );

  check(
    'are refused with an altered secret',
    covers('API-TOKEN-BASIC-003'),
    async ({ platform }) => {
      const { user, secret } = await newToken(platform);

      for (const [, send] of await acceptedCalls(platform)) {
        await inParallel(alike(secret), async (altered) => {
          expect(await send(basicAuth(user, altered))).toBeError(401, 'UNAUTHORIZED');
        });
      }
    },
  );

  check('act on its own platform', covers('API-TOKEN-BASIC-004'), async ({ run, platform }) => {
    for (const each of [platform, otherPlatform(run)]) {
      const { auth } = await newToken(each, { permissions: ['MANAGE'] });

      const id = await createdBy(each, auth);

      expect(await each.api.getCustomerById({ customerId: id })).toBeSuccess();
    }
  });

  check('are accepted beside others', covers('API-TOKEN-BASIC-005'), async ({ platform }) => {
    const tokens = [await newToken(platform), await newToken(platform), await newToken(platform)];

    await inParallel(tokens, async ({ auth }) => {
      const { status } = await platform.api.listTransactions({ auth });
      expect(status, 'an answer to valid credentials').not.toBe(401);
    });
  });

  check(
    'read nothing of another platform',
    covers('API-TOKEN-FOREIGN-004'),
    async ({ run, platform }) => {
      const other = otherPlatform(run);
      const { id: customerId } = await newCustomer(other);
      await readCustomer(other, customerId);
      const { auth } = await newToken(platform);

      const reply = await platform.api.getCustomerById({ customerId, auth });

      expect(reply).toBeRefused();
      const { text } = await platform.api.listCustomers({ auth });
      expect(text.includes(customerId), 'whether its list has the customer').toBe(false);
      const { id: own } = await newCustomer(platform);
      const read = await platform.api.getCustomerById({ customerId: own, auth });
      expect(isSuccess(read) || read.status === 403, 'whether it reads its own').toBe(true);
    },
  );
});
