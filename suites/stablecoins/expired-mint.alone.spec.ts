import { laterPlatform } from '../../fixtures/areas/payments/later.ts';
import { enabledCoin, heldOf } from '../../fixtures/areas/stablecoins/enabled.ts';
import {
  endedOperation,
  mint,
  mintBody,
  operationIn,
  requireMinted,
  statusIn,
} from '../../fixtures/areas/stablecoins/issuance.ts';
import {
  check,
  expect,
  instantOf,
  letEnd,
  member,
  requireMovableClock,
  undecided,
} from '../../fixtures/index.ts';

check(
  'a mint by wire that is EXPIRED credits no tokens',
  'STABLECOIN-MINT-027',
  async ({ run }) => {
    requireMovableClock(run, 'P-31', 'an expired mint');
    const platform = laterPlatform(run);
    const coin = await enabledCoin(platform);
    const before = await heldOf(platform, coin);
    const body = mintBody(coin, { fundingSource: { type: 'WIRE' } });
    const reply = requireMinted(platform, await mint(platform, coin, body));
    const expiresAt = instantOf(member(reply.json, 'expiresAt')) / 1_000;
    if (Number.isNaN(expiresAt))
      undecided('the answer to the mint by wire shows no expiresAt', reply);
    await letEnd(platform, expiresAt);

    const status = statusIn(await endedOperation(platform, operationIn(reply)));

    // A sandbox may send the wire itself.
    if (status !== 'EXPIRED') undecided(`the mint by wire is ${status} after its expiresAt`);
    const { tokens } = await heldOf(platform, coin);
    expect(tokens, 'the balance of tokens').toBe(before.tokens);
  },
);
