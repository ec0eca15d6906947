import {
  newCoin,
  newToken,
  readCoin,
  registerCoin,
} from '../../fixtures/areas/stablecoins/coins.ts';
import {
  endedLink,
  knownToProvider,
  newLink,
  readLink,
} from '../../fixtures/areas/stablecoins/links.ts';
import {
  check,
  errorCodeOf,
  expect,
  expectUnknown,
  isSuccess,
  member,
  onOtherPlatform,
  otherPlatform,
  type Platform,
  undecided,
} from '../../fixtures/index.ts';

const SELECTION_REQUIRED = 'STABLECOIN_PROVIDER_ACCOUNT_SELECTION_REQUIRED';

/** Two links that are active at the same time. */
async function severalLinks(platform: Platform): Promise<readonly [string, string]> {
  const links = [await newLink(platform), await newLink(platform)] as const;
  if (links[0].id === links[1].id)
    undecided(
      'POST /stablecoin-provider-accounts gives the same link twice, so no second active link exists',
    );
  for (const link of links) {
    expect(member(await readLink(platform, link), 'status'), 'the status of the link').toBe(
      'ACTIVE',
    );
  }
  return [links[0].id, links[1].id];
}

check.describe('POST /stablecoins', () => {
  check(
    'requires stablecoinProviderAccountId if several links are active',
    'STABLECOIN-SELECT-001',
    async ({ platform }) => {
      const [, second] = await severalLinks(platform);
      await newCoin(platform, newToken(platform), second);
      const token = newToken(platform);

      const reply = await registerCoin(platform, token);

      expect(reply).toBeError(400, SELECTION_REQUIRED);
      await newCoin(platform, token, second);
    },
  );

  check(
    'that names one of several active links is accepted',
    'STABLECOIN-SELECT-002',
    async ({ platform }) => {
      for (const link of await severalLinks(platform)) {
        const body = { ...newToken(platform), stablecoinProviderAccountId: link };

        const reply = knownToProvider(await registerCoin(platform, body));

        const code = errorCodeOf(reply);
        expect(code === SELECTION_REQUIRED, 'whether the code is that of a missing selection').toBe(
          false,
        );
        expect(reply).toBeSuccess();
      }
    },
  );

  check('uses the link that it names', 'STABLECOIN-SELECT-003', async ({ platform }) => {
    for (const link of await severalLinks(platform)) {
      const coin = await newCoin(platform, newToken(platform), link);

      const record = await readCoin(platform, coin);

      expect(
        member(record, 'stablecoinProviderAccountId'),
        'the stablecoinProviderAccountId of the stablecoin',
      ).toBe(link);
    }
  });

  check(
    'without a required stablecoinProviderAccountId adds no stablecoin',
    'STABLECOIN-SELECT-004',
    async ({ platform }) => {
      const [first] = await severalLinks(platform);
      const token = newToken(platform);

      expect(
        await registerCoin(platform, token),
        'the registration without a selection',
      ).toBeRefused();

      const body = { ...token, stablecoinProviderAccountId: first };
      const reply = knownToProvider(await registerCoin(platform, body));
      expect(reply, 'the same request with a selection').toBeSuccess();
    },
  );

  for (const [status, code, row] of [
    ['REVOKED', 'STABLECOIN_PROVIDER_ACCOUNT_REVOKED', 'STABLECOIN-SELECT-005'],
    ['INVALID', 'STABLECOIN_PROVIDER_ACCOUNT_INVALID', 'STABLECOIN-SELECT-006'],
  ] as const) {
    check(`with a link that is ${status} returns 400`, row, async ({ platform }) => {
      const link = await newLink(platform);
      await newCoin(platform, newToken(platform), link.id);
      await endedLink(platform, status, link);

      const body = { ...newToken(platform), stablecoinProviderAccountId: link.id };

      expect(await registerCoin(platform, body)).toBeError(400, code);
    });
  }

  check(
    'with a link that does not exist returns 404',
    'STABLECOIN-SELECT-007',
    async ({ platform }) => {
      const { id } = await newLink(platform);
      await newCoin(platform, newToken(platform), id);

      await expectUnknown(
        id,
        (stablecoinProviderAccountId) =>
          registerCoin(platform, { ...newToken(platform), stablecoinProviderAccountId }),
        'STABLECOIN_PROVIDER_ACCOUNT_NOT_FOUND',
      );
    },
  );

  check(
    'with the link of another platform is refused',
    'STABLECOIN-FOREIGN-002',
    async ({ run, platform }) => {
      const { id } = await newLink(platform);
      const other = otherPlatform(run);
      const own = await onOtherPlatform(other, () => newLink(other));

      const body = { ...newToken(platform), stablecoinProviderAccountId: id };
      const reply = await registerCoin(other, body);

      if (isSuccess(reply)) {
        const link = member(reply.json, 'stablecoinProviderAccountId');
        expect(link, 'the stablecoinProviderAccountId of the stablecoin').not.toBe(id);
      }
      expect(reply, 'the registration with the link of another platform').toBeRefused();
      await newCoin(platform, newToken(platform), id);
      await onOtherPlatform(other, () => newCoin(other, newToken(other), own.id));
    },
  );
});
