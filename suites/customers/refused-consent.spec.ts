import { type ConsentFault, consentFaults } from '../../fixtures/areas/customers/consent-faults.ts';
import {
  type RefusedConsents,
  refusedConsents,
} from '../../fixtures/areas/customers/consent-scenario.ts';
import {
  bodyWithoutConsent,
  consenting,
  consentsIn,
  entriesOf,
  entryFor,
  offered,
  unconsented,
} from '../../fixtures/areas/customers/consents.ts';
import { dataIn, readCustomer } from '../../fixtures/areas/customers/record.ts';
import { expectConsentRefused } from '../../fixtures/areas/customers/refused-consent.ts';
import { update as sendUpdate } from '../../fixtures/areas/customers/updates.ts';
import {
  covers,
  expect,
  isSuccess,
  type Platform,
  test,
  unlessConfirmed,
} from '../../fixtures/index.ts';

function refused(platform: Platform, fault: ConsentFault): Promise<RefusedConsents> {
  return platform.once(`refused for ${fault}`, async () => {
    const [faulty, right] = await consentFaults[fault](platform);
    return refusedConsents(platform, faulty, right, () => bodyWithoutConsent(platform));
  });
}

test.describe('a consent', () => {
  test(
    'beside an invalid member is not recorded',
    covers('CONSENT-REFUSED-019'),
    async ({ platform }) => {
      const [agreement] = await offered(platform);
      const given = { agreementConsents: [entryFor(agreement)] };
      const { id } = await unconsented(platform);
      const body = { customerType: 'INDIVIDUAL', birthDate: 'nope', ...given };

      const reply = await platform.call('updateCustomerById', { path: { customerId: id }, body });

      if (isSuccess(reply)) unlessConfirmed('G-113', 'an invalid birthDate was taken');
      expect(reply).toBeError(400, 'INVALID_INPUT');
      const after = await readCustomer(platform, id);
      expect(entriesOf(after, agreement.type), 'consents recorded').toEqual([]);
      expect(await sendUpdate(platform, id, given), 'the consent alone').toBeSuccess();
    },
  );
});

test.describe('a consent of a create', () => {
  test(
    'refused for its platformCustomerId is not recorded',
    covers('CONSENT-REFUSED-022'),
    async ({ platform }) => {
      const [agreement] = await offered(platform);
      const given = { agreementConsents: [entryFor(agreement)] };
      await consenting(platform, given);
      const { id, body } = await unconsented(platform);
      const { platformCustomerId } = body;
      const again = { ...(await bodyWithoutConsent(platform)), platformCustomerId, ...given };

      expect(await platform.call('createCustomer', { body: again })).toBeError(409, 'CONFLICT');

      const after = await readCustomer(platform, id);
      expect(entriesOf(after, agreement.type), 'consents of who has it').toEqual([]);
      expect(await sendUpdate(platform, id, given), 'the consent alone').toBeSuccess();
    },
  );
});

test.describe('a request with', () => {
  for (const [fault, create, update, effect] of [
    [
      'two consents to one type',
      'CONSENT-REFUSED-001',
      'CONSENT-REFUSED-002',
      'CONSENT-REFUSED-003',
    ],
    ['both forms of consent', 'CONSENT-REFUSED-004', 'CONSENT-REFUSED-005', 'CONSENT-REFUSED-006'],
    [
      'a consent to an unknown version',
      'CONSENT-REFUSED-007',
      'CONSENT-REFUSED-008',
      'CONSENT-REFUSED-009',
    ],
    [
      'a consent to the version of another agreement',
      'CONSENT-REFUSED-023',
      'CONSENT-REFUSED-024',
      'CONSENT-REFUSED-025',
    ],
    [
      'a single consent to an unknown version',
      'CONSENT-REFUSED-010',
      'CONSENT-REFUSED-018',
      'CONSENT-REFUSED-020',
    ],
  ] as const) {
    for (const [operation, row] of [
      ['create', create],
      ['update', update],
    ] as const) {
      test(`${fault} is refused as ${operation}`, covers(row), async ({ platform }) => {
        const { createdAfter, updatedAfter, ...replies } = await refused(platform, fault);

        expectConsentRefused(replies[operation], fault);
        expect(operation === 'create' ? createdAfter : updatedAfter, 'put right').toBeSuccess();
      });
    }

    test(`${fault} does nothing`, covers(effect), async ({ platform }) => {
      const { createdAfter, before, after } = await refused(platform, fault);

      expect(createdAfter, 'put right, with the same platformCustomerId').toBeSuccess();
      expect(consentsIn(after), 'consents').toEqual(consentsIn(before));
      expect(dataIn(after), 'data').toEqual(dataIn(before));
    });
  }
});
