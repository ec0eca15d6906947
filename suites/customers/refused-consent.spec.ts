import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { expectConsentRefused } from '../../fixtures/check/refused-consent.ts';
import { test } from '../../fixtures/check/test.ts';
import { type ConsentFault, consentFaults } from '../../fixtures/customers/consent-faults.ts';
import { type RefusedConsents, refusedConsents } from '../../fixtures/customers/consent-story.ts';
import { bodyWithoutConsent, consentsIn } from '../../fixtures/customers/consents.ts';
import { dataIn } from '../../fixtures/customers/record.ts';
import type { Platform } from '../../fixtures/platform/platform.ts';

function refused(platform: Platform, fault: ConsentFault): Promise<RefusedConsents> {
  return platform.once(`refused for ${fault}`, async () => {
    const [faulty, right] = await consentFaults[fault](platform);
    return refusedConsents(platform, faulty, right, () => bodyWithoutConsent(platform));
  });
}

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
