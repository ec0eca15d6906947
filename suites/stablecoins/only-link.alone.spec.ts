import {
  newCoin,
  newToken,
  registerCoin,
  requireRegistered,
} from '../../fixtures/areas/stablecoins/coins.ts';
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
  type Platform,
  type Run,
  undecided,
} from '../../fixtures/index.ts';

const SELECTION_REQUIRED = 'STABLECOIN_PROVIDER_ACCOUNT_SELECTION_REQUIRED';

const ACTIVE = { status: 'ACTIVE' };

/** A platform with one active link, as far as it shows that. */
async function withOnlyLink(
  run: Run,
): Promise<{ readonly platform: Platform; readonly id: string }> {
  const withoutCards = run.platformWith({ cardsEnabled: false });
  const platform = withoutCards ?? run.platform(run.target.platformNames()[0]);
  const { id } = await onOtherPlatform(platform, async () => {
    await endedLink(platform, 'REVOKED');
    // No other check links anything there, so they are left of an earlier run; elsewhere somebody may need them.
    const left = withoutCards === undefined ? [] : idsIn(await listedLinks(platform, ACTIVE));
    for (const each of left) await endedLink(platform, 'REVOKED', { id: each });
    return newLink(platform);
  });
  const active = idsIn(await listedLinks(platform, ACTIVE, id));
  const isOnly = active.includes(id) && active.every((each) => each === id);
  if (!isOnly)
    undecided(
      'GET /stablecoin-provider-accounts does not show the new link as the only active link of the platform',
    );
  return { platform, id };
}

check.describe('POST /stablecoins without stablecoinProviderAccountId', () => {
  check('is accepted with one active link', 'STABLECOIN-SELECT-008', async ({ run }) => {
    const { platform } = await withOnlyLink(run);

    const reply = knownToProvider(await registerCoin(platform, newToken(platform)));

    const code = errorCodeOf(reply);
    expect(code === SELECTION_REQUIRED, 'whether the code is that of a missing selection').toBe(
      false,
    );
    expect(reply).toBeSuccess();
  });

  check('returns 400 with two active links', 'STABLECOIN-SELECT-009', async ({ run }) => {
    const { platform, id } = await withOnlyLink(run);
    requireRegistered(platform, await registerCoin(platform, newToken(platform)));
    const second = await newLink(platform);
    const active = idsIn(await listedLinks(platform, ACTIVE, id, second.id));
    if (second.id === id || ![id, second.id].every((each) => active.includes(each)))
      undecided(
        'GET /stablecoin-provider-accounts does not show a second active link of the platform',
      );
    const token = newToken(platform);

    const reply = await registerCoin(platform, token);

    expect(reply).toBeError(400, SELECTION_REQUIRED);
    await newCoin(platform, token, second.id);
  });
});
