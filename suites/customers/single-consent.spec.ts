import { END_USER_TERMS } from '../../fixtures/areas/customers/agreements.ts';
import {
  bodyWithoutConsent,
  consenting,
  entriesOf,
  entryFor,
  expectRecorded,
  holding,
  minutesAgo,
  offered,
  shownOtherwise,
  showsAll,
  singleConsentTaken,
  singleOf,
  termsVersion,
} from '../../fixtures/areas/customers/consents.ts';
import { newKnownCustomer, readCustomer } from '../../fixtures/areas/customers/record.ts';
import { readUntil, update } from '../../fixtures/areas/customers/updates.ts';
import { check, expect, member, notShown, undecided } from '../../fixtures/index.ts';

check.describe('endUserTermsConsent', () => {
  check('is accepted by POST /customers', 'CONSENT-SINGLE-001', async ({ platform }) => {
    const endUserTermsConsent = await singleOf(platform, await termsVersion(platform));
    const body = { ...(await bodyWithoutConsent(platform)), endUserTermsConsent };

    const reply = await platform.api.createCustomer({ body });

    const listed = async () => {
      const agreementConsents = [{ ...endUserTermsConsent, type: END_USER_TERMS }];
      return platform.api.createCustomer({
        body: {
          ...(await bodyWithoutConsent(platform)),
          agreementConsents,
        },
      });
    };
    expect(await singleConsentTaken(platform, reply, listed)).toBeSuccess();
  });

  check(
    'is accepted by PATCH /customers/{customerId}',
    'CONSENT-SINGLE-002',
    async ({ platform }) => {
      const { id } = await newKnownCustomer(platform);
      const endUserTermsConsent = await singleOf(platform, await termsVersion(platform));

      const customerType = 'INDIVIDUAL';
      const reply = await platform.api.updateCustomerById({
        customerId: id,
        body: { customerType, endUserTermsConsent },
      });

      const agreementConsents = [{ ...endUserTermsConsent, type: END_USER_TERMS }];
      const listed = () =>
        platform.api.updateCustomerById({
          customerId: id,
          body: { customerType, agreementConsents },
        });
      expect(await singleConsentTaken(platform, reply, listed)).toBeSuccess();
    },
  );

  check(
    'appears in agreementConsents as an entry of the end-user terms',
    'CONSENT-SINGLE-003',
    async ({ platform }) => {
      const endUserTermsConsent = await singleOf(platform, await termsVersion(platform));
      const given = { ...endUserTermsConsent, type: END_USER_TERMS };

      const { id } = await consenting(platform, { endUserTermsConsent });

      expectRecorded(await readUntil(platform, id, holding([given])), given);
    },
  );

  check('is shown as it was sent', 'CONSENT-SINGLE-009', async ({ platform }) => {
    const endUserTermsConsent = await singleOf(platform, await termsVersion(platform));
    const { id } = await consenting(platform, { endUserTermsConsent });

    const shown = member(await readCustomer(platform, id), 'endUserTermsConsent');

    if ((shown ?? undefined) === undefined) notShown('the endUserTermsConsent');
    expect(
      showsAll(shown, endUserTermsConsent),
      `whether the consent is as sent; it is ${JSON.stringify(shown)}`,
    ).toBe(true);
  });

  check(
    'replaces an earlier entry of the end-user terms in agreementConsents',
    'CONSENT-SINGLE-004',
    async ({ platform }) => {
      const [terms] = await offered(platform);
      const version = await termsVersion(platform);
      const listed = entryFor(terms, { acceptedAt: minutesAgo(60), ipAddress: '203.0.113.7' });
      const later = { acceptedAt: minutesAgo(30), ipAddress: '192.0.2.44' };
      const endUserTermsConsent = await singleOf(platform, version, later);
      const { id } = await consenting(platform, { agreementConsents: [listed] });

      const reply = await update(platform, id, { endUserTermsConsent });

      expect(reply, 'the update with endUserTermsConsent').toBeSuccess();
      const given = { ...endUserTermsConsent, type: END_USER_TERMS };
      const record = await readUntil(platform, id, holding([given]));
      expectRecorded(record, given);
      const unlike = shownOtherwise(member(record, 'endUserTermsConsent'), endUserTermsConsent);
      expect(unlike, 'the members of a shown endUserTermsConsent that are not as sent').toEqual([]);
    },
  );

  check(
    'is replaced by a later entry of the end-user terms',
    'CONSENT-SINGLE-005',
    async ({ platform }) => {
      const [terms] = await offered(platform);
      const version = await termsVersion(platform);
      const earlier = { acceptedAt: minutesAgo(90) };
      const endUserTermsConsent = await singleOf(platform, version, earlier);
      const listed = entryFor(terms, { acceptedAt: minutesAgo(60), ipAddress: '203.0.113.7' });
      const { id } = await consenting(platform, { endUserTermsConsent });

      const reply = await update(platform, id, { agreementConsents: [listed] });

      expect(reply, 'the update with agreementConsents').toBeSuccess();
      expectRecorded(await readUntil(platform, id, holding([listed])), listed);
    },
  );

  check('leaves entries of other types unchanged', 'CONSENT-SINGLE-006', async ({ platform }) => {
    const [terms, further] = await offered(platform);
    if (further === undefined)
      undecided(
        'GET /customers/agreements lists only one agreement, so no entry of another type can be sent',
      );
    const other = entryFor(further);
    const list = [entryFor(terms), other];
    const endUserTermsConsent = await singleOf(platform, await termsVersion(platform));
    const { id } = await consenting(platform, { agreementConsents: list });
    await readUntil(platform, id, holding(list));

    await update(platform, id, { endUserTermsConsent });

    const given = { ...endUserTermsConsent, type: END_USER_TERMS };
    const record = await readUntil(platform, id, holding([given]));
    const isKept = entriesOf(record, other.type).some((entry) => showsAll(entry, other));
    expect(isKept, 'whether the entry of another type is as before').toBe(true);
  });
});
