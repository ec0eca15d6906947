import {
  coinIn,
  newCoin,
  newSymbol,
  newToken,
  readCoin,
  registerCoin,
  symbolIn,
} from '../../fixtures/areas/stablecoins/coins.ts';
import {
  check,
  expect,
  isSuccess,
  member,
  type Platform,
  undecided,
} from '../../fixtures/index.ts';

const NETWORKS = ['BASE', 'ETHEREUM', 'POLYGON'] as const;

/** A network besides that of the target's tokens, on which it registers a token of a link. */
async function otherNetwork(platform: Platform, link: string): Promise<string> {
  const own = newToken(platform).network;
  for (const network of NETWORKS.filter((each) => each !== own)) {
    const token = { ...newToken(platform), network };
    const reply = await registerCoin(platform, { ...token, stablecoinProviderAccountId: link });
    if (!isSuccess(reply)) continue;
    const record = await readCoin(platform, { id: coinIn(reply) });
    if (member(record, 'network') === network) return network;
  }
  return undecided('POST /stablecoins registers no token on another network than the first');
}

check.describe('POST /stablecoins', () => {
  check(
    'with a symbol registered on another network returns 409',
    'STABLECOIN-REGISTER-007',
    async ({ platform }) => {
      const symbol = newSymbol(platform);
      const first = await newCoin(platform, newToken(platform, symbol, 'one'));
      const taken = symbolIn(await readCoin(platform, first));
      const network = await otherNetwork(platform, first.link);
      const token = { ...newToken(platform, symbol, 'two'), network };
      const body = { ...token, stablecoinProviderAccountId: first.link };

      const reply = await registerCoin(platform, body);

      if (isSuccess(reply) && symbolIn(reply.json) !== taken)
        undecided('POST /stablecoins gives the second token another symbol', reply);
      // Whether each network has symbols of its own, the contract does not say.
      expect(reply, 'the token on another network').toBeError(
        409,
        'STABLECOIN_SYMBOL_ALREADY_EXISTS',
      );
    },
  );
});
