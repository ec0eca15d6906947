import {
  bodyWithoutConsent,
  entryFor,
  offered,
  sendRightConsents,
} from '../../fixtures/areas/customers/consents.ts';
import { fieldsIn } from '../../fixtures/areas/customers/faults.ts';
import {
  covers,
  errorCodeOf,
  expect,
  type Platform,
  test,
  unverified,
} from '../../fixtures/index.ts';
import { noInstants } from '../../generators/customers/no-instant.ts';

/** What no entry can hold; what else of one is invalid is open (G-119). */
const FAULTS = [...noInstants.map((acceptedAt) => ({ acceptedAt })), { ipAddress: { no: 1 } }];

const BESIDE = { birthDate: 'nope' };

/** The fields that a create with these members is refused for; none where it is for something else. */
async function refusedFor(platform: Platform, members: object): Promise<readonly string[]> {
  const body = { ...(await bodyWithoutConsent(platform)), ...members };
  const reply = await platform.call('createCustomer', { body });
  return errorCodeOf(reply) === 'INVALID_INPUT' ? fieldsIn(reply).map(String) : [];
}

test.describe('the field errors of an individual', () => {
  test('name a consent beside others', covers('CUSTOMER-FIELD-008'), async ({ platform }) => {
    const [terms] = await offered(platform);
    const right = { agreementConsents: [entryFor(terms)] };
    expect(await sendRightConsents(platform, right), 'without fault').toBeSuccess();
    const isDated = (await refusedFor(platform, BESIDE)).includes('birthDate');
    let mixed = 0;
    for (const fault of FAULTS) {
      const members = { agreementConsents: [{ ...entryFor(terms), ...fault }] };
      const alone = await refusedFor(platform, members);
      const named = alone.filter((field) => field.startsWith('agreementConsents'));
      if (!isDated || named.length === 0) continue;
      mixed += 1;

      const fields = await refusedFor(platform, { ...members, ...BESIDE });

      expect(fields, JSON.stringify(fault)).toEqual(
        expect.arrayContaining(['birthDate', ...named]),
      );
    }
    if (mixed === 0) unverified('the service names no consent as invalid (G-113, G-119)');
  });
});
