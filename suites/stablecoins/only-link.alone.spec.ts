import { newToken, registerCoin } from '../../fixtures/areas/stablecoins/coins.ts';
import {
  endedLink,
  knownToProvider,
  listedLinks,
  newLink,
} from '../../fixtures/areas/stablecoins/links.ts';
import {
  check,
  errorCodeOf,
  expect,
  idsIn,
  onOtherPlatform,
  undecided,
} from '../../fixtures/index.ts';

const SELECTION_REQUIRED = 'STABLECOIN_PROVIDER_ACCOUNT_SELECTION_REQUIRED';

const ACTIVE = { status: 'ACTIVE' };

check.describe('a stablecoin registration that names no link', () => {
  check('uses the only active link', 'STABLECOIN-SELECT-008', async ({ run }) => {
    // No other check links anything there.
    const platform = run.platformWith({ cardsEnabled: false }) ?? run.platform();
    const { id } = await onOtherPlatform(platform, async () => {
      await endedLink(platform, 'REVOKED');
      // What an earlier run has left there; the profile's own platform may have links of its own.
      const left = platform.name === '' ? [] : idsIn(await listedLinks(platform, ACTIVE));
      for (const each of left) await endedLink(platform, 'REVOKED', { id: each });
      return newLink(platform);
    });
    const active = idsIn(await listedLinks(platform, ACTIVE, id));
    const isOnly = active.includes(id) && active.every((each) => each === id);
    if (!isOnly)
      undecided(
        'GET /stablecoin-provider-accounts does not show the new link as the only active link of the platform',
      );

    const reply = knownToProvider(await registerCoin(platform, newToken(platform)));

    const code = errorCodeOf(reply);
    expect(code === SELECTION_REQUIRED, 'whether the code is that of a missing selection').toBe(
      false,
    );
    expect(reply).toBeSuccess();
  });
});
