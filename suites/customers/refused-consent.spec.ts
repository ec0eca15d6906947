import { listsAgreements } from '../../fixtures/areas/customers/agreements.ts';
import { consentFaults } from '../../fixtures/areas/customers/consent-faults.ts';
import {
  bodyWithoutConsent,
  consenting,
  consentsIn,
  consentTaken,
  entriesOf,
  entryFor,
  offered,
  unconsented,
} from '../../fixtures/areas/customers/consents.ts';
import { dataIn, readCustomer } from '../../fixtures/areas/customers/record.ts';
import { update } from '../../fixtures/areas/customers/updates.ts';
import { check, expect, member } from '../../fixtures/index.ts';

const UNKNOWN_VERSION = 'END_USER_TERMS_VERSION_NOT_FOUND';

/** The single consent that a record shows where it lacks a list; it is absent before the first. */
function singleIn(record: unknown): unknown {
  return member(record, 'endUserTermsConsent') ?? 'none';
}

/** How requests with these faults are refused: the contract has a code for unknown versions alone. */
const FAULTS = [
  {
    fault: 'two consents of one type in one request',
    code: 'INVALID_INPUT',
    rows: ['CONSENT-REFUSED-001', 'CONSENT-REFUSED-002', 'CONSENT-REFUSED-003'],
  },
  {
    fault: 'both agreementConsents and endUserTermsConsent',
    code: 'INVALID_INPUT',
    rows: ['CONSENT-REFUSED-004', 'CONSENT-REFUSED-005', 'CONSENT-REFUSED-006'],
  },
  {
    fault: 'an unknown version in a consent',
    code: UNKNOWN_VERSION,
    rows: ['CONSENT-REFUSED-007', 'CONSENT-REFUSED-008', 'CONSENT-REFUSED-009'],
  },
  {
    fault: 'an unknown version in the first of 2 consents',
    code: UNKNOWN_VERSION,
    rows: ['CONSENT-REFUSED-007', 'CONSENT-REFUSED-008', 'CONSENT-REFUSED-009'],
  },
  {
    fault: 'the version of another agreement in a consent',
    code: UNKNOWN_VERSION,
    rows: ['CONSENT-REFUSED-023', 'CONSENT-REFUSED-024', 'CONSENT-REFUSED-025'],
  },
  {
    fault: 'an unknown version in endUserTermsConsent',
    code: UNKNOWN_VERSION,
    rows: ['CONSENT-REFUSED-010', 'CONSENT-REFUSED-018', 'CONSENT-REFUSED-020'],
  },
] as const;

check.describe('a consent in PATCH /customers/{customerId}', () => {
  check(
    'with an invalid birthDate is not recorded',
    'CONSENT-REFUSED-019',
    async ({ platform }) => {
      const [agreement] = await offered(platform);
      const given = { agreementConsents: [entryFor(agreement)] };
      const { id } = await unconsented(platform);
      const body = { customerType: 'INDIVIDUAL', birthDate: 'nope', ...given };

      const reply = await platform.api.updateCustomerById({ customerId: id, body });

      expect(reply).toBeError(400, 'INVALID_INPUT');
      const after = await readCustomer(platform, id);
      expect(
        entriesOf(after, agreement.type),
        'the entries of the type after the refused update',
      ).toEqual([]);
      expect(await update(platform, id, given), 'the update with the consent alone').toBeSuccess();
    },
  );
});

check.describe('a consent in POST /customers', () => {
  check(
    'with a platformCustomerId in use is not recorded',
    'CONSENT-REFUSED-022',
    async ({ platform }) => {
      const [agreement] = await offered(platform);
      const given = { agreementConsents: [entryFor(agreement)] };
      await consenting(platform, given);
      const { id, body } = await unconsented(platform);
      const { platformCustomerId } = body;
      const again = { ...(await bodyWithoutConsent(platform)), platformCustomerId, ...given };

      const reply = await platform.api.createCustomer({ body: again });

      expect(reply).toBeError(409, 'CONFLICT');
      const after = await readCustomer(platform, id);
      expect(
        entriesOf(after, agreement.type),
        'the entries of the customer who has the platformCustomerId',
      ).toEqual([]);
      expect(await update(platform, id, given), 'the update with the consent alone').toBeSuccess();
    },
  );
});

check.describe('a customer', () => {
  for (const { fault, rows, code } of FAULTS) {
    const [create, changes, effect] = rows;

    check(`cannot be created with ${fault}`, create, async ({ platform }) => {
      const { faulty, right } = await consentFaults[fault](platform);
      const body = { ...(await bodyWithoutConsent(platform)), ...right };
      const control = await platform.api.createCustomer({ body: body });
      expect(consentTaken(control), 'the create without the fault').toBeSuccess();

      const another = { ...(await bodyWithoutConsent(platform)), ...faulty };
      const reply = await platform.api.createCustomer({ body: another });

      expect(reply).toBeError(400, code);
    });

    check(`cannot be updated with ${fault}`, changes, async ({ platform }) => {
      const { faulty, right } = await consentFaults[fault](platform);
      const { id } = await unconsented(platform);
      const body = { customerType: 'INDIVIDUAL', fullName: 'Refused Resident', ...faulty };

      const reply = await platform.api.updateCustomerById({ customerId: id, body });
      const control = await update(platform, id, right);

      expect(control, 'the update without the fault').toBeSuccess();
      expect(reply).toBeError(400, code);
    });

    check(`is not created or changed with ${fault}`, effect, async ({ platform }) => {
      const { faulty, right } = await consentFaults[fault](platform);
      const body = await bodyWithoutConsent(platform);
      await platform.api.createCustomer({ body: { ...body, ...faulty } });
      const createdAfter = await platform.api.createCustomer({ body: { ...body, ...right } });
      // A conflict is owed to the customer that the refused create left.
      if (createdAfter.status !== 409) consentTaken(createdAfter);
      const { id } = await unconsented(platform);
      const before = await readCustomer(platform, id);
      const changed = { customerType: 'INDIVIDUAL', fullName: 'Refused Resident', ...faulty };

      await platform.api.updateCustomerById({ customerId: id, body: changed });

      const after = await readCustomer(platform, id);
      // Ends the check where an update takes no consent at all.
      await update(platform, id, right);
      expect(
        createdAfter,
        'the create without the fault and the same platformCustomerId',
      ).toBeSuccess();
      const accepted = (await listsAgreements(platform)) ? consentsIn : singleIn;
      expect(accepted(after), 'the consents after the refused update').toEqual(accepted(before));
      expect(dataIn(after), 'the data after the refused update').toEqual(dataIn(before));
    });
  }
});
