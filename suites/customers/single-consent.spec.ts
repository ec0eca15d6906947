import { singleConsentScenario } from '../../fixtures/areas/customers/consent-scenario.ts';
import {
  type Acceptance,
  END_USER_TERMS,
  entriesOf,
  sendRightConsents,
  showsAll,
  singleOf,
  termsVersion,
} from '../../fixtures/areas/customers/consents.ts';
import { newKnownCustomer } from '../../fixtures/areas/customers/record.ts';
import { update } from '../../fixtures/areas/customers/updates.ts';
import { covers, expect, test } from '../../fixtures/index.ts';

/** Holds that the one consent to the end-user terms in a record is this one. */
function expectTerms(record: unknown, given: Acceptance): void {
  const own = entriesOf(record, END_USER_TERMS);
  expect(own.length, 'entries for the end-user terms').toBe(1);
  expect(showsAll(own[0], given), `the entry is ${JSON.stringify(own[0])}`).toBe(true);
}

test.describe('the single consent', () => {
  test('is taken in a create', covers('CONSENT-SINGLE-001'), async ({ platform }) => {
    const endUserTermsConsent = await singleOf(platform, await termsVersion(platform));

    expect(await sendRightConsents(platform, { endUserTermsConsent })).toBeSuccess();
  });

  test('is taken in an update', covers('CONSENT-SINGLE-002'), async ({ platform }) => {
    const { id } = await newKnownCustomer(platform);
    const endUserTermsConsent = await singleOf(platform, await termsVersion(platform));

    expect(await update(platform, id, { endUserTermsConsent })).toBeSuccess();
  });

  test('is one to the end-user terms', covers('CONSENT-SINGLE-003'), async ({ platform }) => {
    const { created, afterCreate } = await singleConsentScenario(platform);

    expectTerms(afterCreate, created);
  });

  test('supersedes one in a list', covers('CONSENT-SINGLE-004'), async ({ platform }) => {
    const { again, afterAgain } = await singleConsentScenario(platform);

    expect(afterAgain.reply).toBeSuccess();
    expectTerms(afterAgain.record, again);
  });

  test('is superseded by one in a list', covers('CONSENT-SINGLE-005'), async ({ platform }) => {
    const { listed, afterList } = await singleConsentScenario(platform);

    expect(afterList.reply).toBeSuccess();
    expectTerms(afterList.record, listed);
  });

  test('leaves consents to other types', covers('CONSENT-SINGLE-006'), async ({ platform }) => {
    const { other, afterAgain } = await singleConsentScenario(platform);

    const kept = entriesOf(afterAgain.record, other?.type ?? '');
    expect(other !== undefined && kept.some((entry) => showsAll(entry, other))).toBe(true);
  });
});
