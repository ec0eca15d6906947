import { requireOffer, versionIn } from '../../fixtures/areas/customers/agreements.ts';
import {
  bodyWithoutConsent,
  consentTaken,
  singleOf,
  termsVersion,
} from '../../fixtures/areas/customers/consents.ts';
import { check, expect, member, type Platform, text } from '../../fixtures/index.ts';

async function terms(platform: Platform): Promise<unknown> {
  return (await requireOffer(platform, 'getEndUserTerms')).json;
}

check.describe('GET /customers/end-user-terms', () => {
  check('returns one object', 'AGREEMENT-TERMS-001', async ({ platform }) => {
    const reply = await requireOffer(platform, 'getEndUserTerms');

    expect(Array.isArray(reply.json), 'whether the body is a list').toBe(false);
    expect(Array.isArray(member(reply.json, 'data')), 'whether the body has a list in data').toBe(
      false,
    );
    expect(typeof reply.json, 'the type of the body').toBe('object');
  });

  check('shows the version of the terms', 'AGREEMENT-TERMS-002', async ({ platform }) => {
    expect(versionIn(await terms(platform))?.trim() ?? '', 'the version of the terms').not.toBe('');
  });

  check('shows the url of the terms', 'AGREEMENT-TERMS-003', async ({ platform }) => {
    expect(text(member(await terms(platform), 'url')) ?? '', 'the url of the terms').toMatch(
      /^https?:\/\/[^/\s]/i,
    );
  });

  check(
    'shows a version that is accepted in an endUserTermsConsent',
    'AGREEMENT-TERMS-004',
    async ({ platform }) => {
      const endUserTermsConsent = await singleOf(platform, await termsVersion(platform));
      const body = { ...(await bodyWithoutConsent(platform)), endUserTermsConsent };

      const reply = await platform.api.createCustomer({ body });

      expect(consentTaken(reply)).toBeSuccess();
    },
  );
});
