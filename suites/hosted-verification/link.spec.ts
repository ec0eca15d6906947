import { askForLink, hostedLink } from '../../fixtures/areas/hosted-verification/links.ts';
import { newBusiness } from '../../fixtures/areas/verifications/businesses.ts';
import { undecidedIndividual } from '../../fixtures/areas/verifications/individuals.ts';
import { platformOfAnyMode } from '../../fixtures/areas/verifications/mode.ts';
import { check, expect, instantOf, member, nowSeconds } from '../../fixtures/index.ts';

check.describe('POST /customers/{customerId}/kyc-link', () => {
  check('for a business returns an https URL', 'HOSTED-LINK-001', async ({ platform }) => {
    const reply = await askForLink(platform, await newBusiness(platform));

    expect(reply).toBeSuccess();
    const address = String(member(reply.json, 'kycUrl'));
    const isSecure = URL.canParse(address) && new URL(address).protocol === 'https:';
    expect(isSecure, 'whether kycUrl is an https address').toBe(true);
  });

  check('for an individual returns a URL', 'HOSTED-LINK-002', async ({ run }) => {
    const platform = platformOfAnyMode(run);
    const { id } = await undecidedIndividual(platform);

    const reply = await askForLink(platform, id);

    expect(reply).toBeSuccess();
    expect(typeof member(reply.json, 'kycUrl'), 'the type of kycUrl').toBe('string');
  });

  check('returns an expiresAt in the future', 'HOSTED-LINK-003', async ({ platform }) => {
    const now = await nowSeconds(platform);

    const { json } = await hostedLink(platform, await newBusiness(platform));

    const expiresAt = instantOf(member(json, 'expiresAt')) / 1_000;
    expect(expiresAt, 'the expiresAt of the link, in seconds').toBeGreaterThan(now);
  });

  check('is accepted again for the same business', 'HOSTED-LINK-004', async ({ platform }) => {
    const business = await newBusiness(platform);
    await hostedLink(platform, business);

    expect(await askForLink(platform, business), 'the second link of the business').toBeSuccess();
  });

  check('accepts a redirectUri', 'HOSTED-LINK-005', async ({ platform }) => {
    const business = await newBusiness(platform);
    const redirectUri = 'https://platform.example/verified?from=hosted';

    expect(await askForLink(platform, business, { redirectUri })).toBeSuccess();
  });

  check('with an invalid redirectUri returns 400', 'HOSTED-LINK-006', async ({ platform }) => {
    const business = await newBusiness(platform);
    await hostedLink(platform, business);

    for (const redirectUri of ['verified', 'not an address', 17, {}]) {
      expect(await askForLink(platform, business, { redirectUri })).toBeError(400, 'INVALID_INPUT');
    }
  });
});
