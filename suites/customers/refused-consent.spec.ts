import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { expectStatedRefusal } from '../../fixtures/check/gap-refusal.ts';
import { test } from '../../fixtures/check/test.ts';
import { type RefusedConsents, refusedConsents } from '../../fixtures/customers/consent-story.ts';
import {
  acceptanceOf,
  bodyWithoutConsent,
  consentsIn,
  entryFor,
  minutesAgo,
  offered,
} from '../../fixtures/customers/consents.ts';
import { dataIn } from '../../fixtures/customers/record.ts';
import type { Platform } from '../../fixtures/platform/platform.ts';

/** A version that no agreement has or had. */
const NO_VERSION = 'does-not-exist';

/** Each fault of consents with the same request put right, which carries them one by one. */
const faults = {
  'two consents to one type': async (platform) => {
    const [terms, other = terms] = await offered(platform);
    const [one, two] = [entryFor(terms), entryFor(terms, { acceptedAt: minutesAgo(5) })];
    const right = { agreementConsents: [two, entryFor(other)] };
    return [{ agreementConsents: [one, entryFor(other), two] }, right];
  },
  'both forms of consent': async (platform) => {
    const [terms, other = terms] = await offered(platform);
    const right = { agreementConsents: [entryFor(other)] };
    return [{ ...right, endUserTermsConsent: acceptanceOf(terms.version) }, right];
  },
  'a consent to an unknown version': async (platform) => {
    const [terms, other = terms] = await offered(platform);
    const right = { agreementConsents: [entryFor(other), entryFor(terms)] };
    const wrong = entryFor(terms, { termsVersion: NO_VERSION });
    return [{ agreementConsents: [entryFor(other), wrong] }, right];
  },
} as const satisfies Record<string, (platform: Platform) => Promise<readonly [object, object]>>;

function refused(platform: Platform, fault: keyof typeof faults): Promise<RefusedConsents> {
  return platform.once(`refused for ${fault}`, async () => {
    const [faulty, right] = await faults[fault](platform);
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

        if (fault === 'a consent to an unknown version') {
          expect(replies[operation]).toBeError(400, 'END_USER_TERMS_VERSION_NOT_FOUND');
        } else {
          expectStatedRefusal(replies[operation], 'G-121');
        }
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
