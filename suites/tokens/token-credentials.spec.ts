import { requireNoGuard } from '../../fixtures/areas/authentication/unauthorized.ts';
import { newCustomer } from '../../fixtures/areas/customers/customers.ts';
import { readCustomer } from '../../fixtures/areas/customers/record.ts';
import {
  acceptedCalls,
  type CallByToken,
  createdBy,
} from '../../fixtures/areas/tokens/calls-by-token.ts';
import {
  type ApiToken,
  basicAuth,
  newToken,
  PERMISSIONS,
} from '../../fixtures/areas/tokens/tokens.ts';
import { acceptedInTheEnd, workingToken } from '../../fixtures/areas/tokens/working.ts';
import {
  type Auth,
  check,
  expect,
  inParallel,
  isSuccess,
  otherPlatform,
} from '../../fixtures/index.ts';
import { altered, caseSwapped } from '../../generators/general/altered-secret.ts';

/** Texts that a secret resembles, and is not. */
function alike(secret: string): readonly string[] {
  const others = [
    altered(secret, 0),
    altered(secret, secret.length - 1),
    caseSwapped(secret),
    secret.slice(0, -1),
    `${secret}AAAA`,
    `${secret} `,
    '',
  ];
  return others.filter((each) => each !== secret);
}

/** Holds that credentials are refused where those of a token are accepted, unless a limit holds off whoever tries. */
async function expectUnknown(
  calls: readonly CallByToken[],
  spoilt: readonly Auth[],
  { auth: right }: ApiToken,
): Promise<void> {
  for (const [, send] of calls) {
    expect((await send(right)).status, 'the HTTP status with valid credentials').not.toBe(401);
    await inParallel(spoilt, async (auth) => {
      const reply = await send(auth);
      requireNoGuard(reply);
      expect(reply, 'the answer to invalid credentials').toBeError(401, 'UNAUTHORIZED');
    });
  }
}

check.describe('the credentials of an API token', () => {
  check('are accepted', 'API-TOKEN-BASIC-001', async ({ platform }) => {
    const token = await newToken(platform);

    for (const [operation, send] of await acceptedCalls(platform)) {
      const { status } = await acceptedInTheEnd(platform, send, token);
      expect(status, `${operation}, with valid credentials`).not.toBe(401);
    }
  });

  check(
    'are refused with the client secret of another token',
    'API-TOKEN-BASIC-002',
    async ({ platform }) => {
      const [one, other] = [await workingToken(platform), await workingToken(platform)];
      const crossed = [
        basicAuth(one.user, other.secret),
        basicAuth(other.user, one.secret),
        basicAuth(one.user, platform.settings.credentials.apiClientSecret),
      ];

      await expectUnknown(await acceptedCalls(platform), crossed, other);
    },
  );

  check(
    'are refused if the client secret is altered',
    'API-TOKEN-BASIC-003',
    async ({ platform }) => {
      const token = await workingToken(platform);
      const spoilt = alike(token.secret).map((each) => basicAuth(token.user, each));

      await expectUnknown(await acceptedCalls(platform), spoilt, token);
    },
  );

  check("act on the token's own platform", 'API-TOKEN-BASIC-004', async ({ run, platform }) => {
    for (const each of [platform, otherPlatform(run)]) {
      const { auth } = await workingToken(each, { permissions: ['MANAGE'] });

      const id = await createdBy(each, auth);

      expect(await each.api.getCustomerById({ customerId: id })).toBeSuccess();
    }
  });

  check(
    'are accepted while the platform has other tokens',
    'API-TOKEN-BASIC-005',
    async ({ platform }) => {
      const tokens = [await newToken(platform), await newToken(platform), await newToken(platform)];

      const send = (auth: Auth) => platform.api.listTransactions({ auth });

      await inParallel(tokens, async (token) => {
        const { status } = await acceptedInTheEnd(platform, send, token);
        expect(status, 'the HTTP status with valid credentials').not.toBe(401);
      });
    },
  );

  check(
    'are accepted if the token was created by another token',
    'API-TOKEN-BASIC-006',
    async ({ platform }) => {
      const { auth: by } = await workingToken(platform, { permissions: PERMISSIONS });
      const token = await newToken(platform, { by });

      const send = (auth: Auth) => platform.api.listTransactions({ auth });

      const { status } = await acceptedInTheEnd(platform, send, token);
      expect(status, 'the HTTP status with valid credentials').not.toBe(401);
    },
  );

  check(
    'give no access to a customer of another platform',
    'API-TOKEN-FOREIGN-004',
    async ({ run, platform }) => {
      const other = otherPlatform(run);
      const { id: customerId } = await newCustomer(other);
      await readCustomer(other, customerId);
      const { auth } = await workingToken(platform);

      const reply = await platform.api.getCustomerById({ customerId, auth });

      expect(reply, "the read of another platform's customer").toBeRefused();
      const { text } = await platform.api.listCustomers({ auth });
      expect(text.includes(customerId), "whether the list has another platform's customer").toBe(
        false,
      );
      const { id: own } = await newCustomer(platform);
      const read = await platform.api.getCustomerById({ customerId: own, auth });
      expect(
        isSuccess(read) || read.status === 403,
        'whether the token reads a customer of its own platform',
      ).toBe(true);
    },
  );
});
