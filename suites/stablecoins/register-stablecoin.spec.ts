import {
  coinIn,
  enablementIn,
  lasting,
  listedCoins,
  newCoin,
  newSymbol,
  newToken,
  provisionedCoin,
  readCoin,
  registerCoin,
  registered,
  requireRegistered,
  symbolIn,
} from '../../fixtures/areas/stablecoins/coins.ts';
import { requestedEnablement } from '../../fixtures/areas/stablecoins/enablement.ts';
import { knownToProvider, newLink, sharedLink } from '../../fixtures/areas/stablecoins/links.ts';
import {
  check,
  expect,
  idsIn,
  isSuccess,
  member,
  notShown,
  undecided,
} from '../../fixtures/index.ts';

check.describe('POST /stablecoins', () => {
  check('registers a token', 'STABLECOIN-REGISTER-001', async ({ platform }) => {
    const stablecoinProviderAccountId = await sharedLink(platform);

    const body = { ...newToken(platform), stablecoinProviderAccountId };
    const reply = knownToProvider(await registerCoin(platform, body));

    expect(reply).toBeSuccess();
    coinIn(reply);
  });

  check('keeps the identifiers of the token', 'STABLECOIN-REGISTER-002', async ({ platform }) => {
    const coin = await newCoin(platform);

    const record = await readCoin(platform, coin);

    for (const [name, value] of Object.entries(coin.token)) {
      expect(member(record, name), `the ${name} of a stablecoin`).toBe(value);
    }
  });

  check(
    'registers a stablecoin as NOT_ENABLED',
    'STABLECOIN-REGISTER-003',
    async ({ platform }) => {
      const record = await readCoin(platform, await provisionedCoin(platform));

      const state = enablementIn(record) ?? notShown('the state of enablement');
      expect(state, 'the serviceOperationsStatus of a new stablecoin').toBe('NOT_ENABLED');
    },
  );

  for (const [name, row] of [
    ['providerTokenIdentifier', 'STABLECOIN-REGISTER-004'],
    ['networkTokenIdentifier', 'STABLECOIN-REGISTER-005'],
    ['network', 'STABLECOIN-REGISTER-006'],
  ] as const) {
    check(`without ${name} returns 400 INVALID_INPUT`, row, async ({ platform }) => {
      const stablecoinProviderAccountId = await sharedLink(platform);
      await newCoin(platform);

      for (const value of [undefined, '', null, 17]) {
        const body = { ...newToken(platform), [name]: value, stablecoinProviderAccountId };

        expect(await registerCoin(platform, body)).toBeError(400, 'INVALID_INPUT');
      }
    });
  }

  for (const [under, isOwn, isAsked] of [
    ['returns 409', true, false],
    ['under another link returns 409', false, false],
    ['returns 409 after enablement requests', true, true],
  ] as const) {
    check(
      `with a symbol already registered ${under}`,
      'STABLECOIN-REGISTER-007',
      async ({ platform }) => {
        const symbol = newSymbol(platform);
        const first = await newCoin(platform, newToken(platform, symbol, 'one'));
        const taken = symbolIn(await readCoin(platform, first));
        if (isAsked) await requestedEnablement(platform, first);
        const link = isOwn ? first.link : (await newLink(platform)).id;
        const other = symbolIn(await readCoin(platform, await newCoin(platform, undefined, link)));
        if (other === taken)
          undecided(
            'GET /stablecoins/{stablecoinId} shows the same symbol for different stablecoins',
          );
        const body = { ...newToken(platform, symbol, 'two'), stablecoinProviderAccountId: link };

        const reply = await registerCoin(platform, body);

        if (isSuccess(reply) && symbolIn(reply.json) !== taken) {
          undecided(
            'POST /stablecoins gives the second token another symbol, so no symbol is registered twice',
            reply,
          );
        }
        // Whether each link has symbols of its own, the contract does not say.
        const what = isOwn ? 'the second token' : 'the token under another link';
        expect(reply, what).toBeError(409, 'STABLECOIN_SYMBOL_ALREADY_EXISTS');
      },
    );
  }

  check(
    'for a token already registered returns 409',
    'STABLECOIN-REGISTER-008',
    async ({ platform }) => {
      const coin = await newCoin(platform);
      const { token, link } = coin;
      const shown = member(await readCoin(platform, coin), 'networkTokenIdentifier');

      const body = { ...token, stablecoinProviderAccountId: link };
      const reply = await registerCoin(platform, body);

      // Which member the identifier is, the contract does not say: a record that shows it tells.
      const isShown = shown === token.networkTokenIdentifier;
      expect(
        reply,
        isShown ? 'a token identifier that is shown' : 'the second registration of the token',
      ).toBeRefused(409);
      expect(reply).toBeError(409, 'STABLECOIN_TOKEN_IDENTIFIER_ALREADY_EXISTS');
      await newCoin(platform);
    },
  );

  check(
    'with a networkTokenIdentifier already registered returns 409',
    'STABLECOIN-REGISTER-009',
    async ({ platform }) => {
      const { token, link } = await newCoin(platform);
      const { networkTokenIdentifier } = token;

      for (const stablecoinProviderAccountId of [link, (await newLink(platform)).id]) {
        const other = { ...newToken(platform), networkTokenIdentifier };
        const reply = await registerCoin(platform, { ...other, stablecoinProviderAccountId });

        expect(reply).toBeError(409, 'STABLECOIN_TOKEN_IDENTIFIER_ALREADY_EXISTS');
      }
      await newCoin(platform);
    },
  );

  check(
    'for a token already registered adds no stablecoin',
    'STABLECOIN-REGISTER-010',
    async ({ platform }) => {
      const coin = await provisionedCoin(platform);
      const before = await readCoin(platform, coin);

      const body = { ...coin.token, stablecoinProviderAccountId: coin.link };
      expect(
        await registerCoin(platform, body),
        'the second registration of the token',
      ).toBeRefused();

      const later = await newCoin(platform);
      const named = (await listedCoins(platform, {}, coin.id, later.id)).filter(
        (row) => member(row, 'networkTokenIdentifier') === coin.token.networkTokenIdentifier,
      );
      expect(idsIn(named), 'the stablecoins of the token').toEqual([coin.id]);
      const after = await readCoin(platform, coin);
      expect(registered(after), 'the token of the first stablecoin').toEqual(registered(before));
      expect(lasting(after), 'the record of the first stablecoin').toEqual(lasting(before));
    },
  );

  check(
    'returns a different stablecoin id for each token',
    'STABLECOIN-REGISTER-011',
    async ({ platform }) => {
      const stablecoinProviderAccountId = await sharedLink(platform);
      const replies = [
        await registerCoin(platform, { ...newToken(platform), stablecoinProviderAccountId }),
        await registerCoin(platform, { ...newToken(platform), stablecoinProviderAccountId }),
      ].map((reply) => requireRegistered(platform, reply));

      const [first, second] = replies.map(coinIn);
      expect(first, 'the ids of two stablecoins').not.toBe(second);
    },
  );
});
