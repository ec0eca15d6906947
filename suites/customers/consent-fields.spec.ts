import {
  bodyWithoutConsent,
  consentTaken,
  entryFor,
  offered,
} from '../../fixtures/areas/customers/consents.ts';
import { fieldsIn } from '../../fixtures/areas/customers/faults.ts';
import { check, errorCodeOf, expect, type Reply, undecided } from '../../fixtures/index.ts';
import { noInstants } from '../../generators/customers/no-instant.ts';

/** What no entry can hold; what else of one is invalid is open (G-119). */
const FAULTS = [...noInstants.map((acceptedAt) => ({ acceptedAt })), { ipAddress: { no: 1 } }];

const BESIDE = { birthDate: 'nope' };

/** The fields that a create is refused for; none where it is for something else. */
function refusedFor(reply: Reply): readonly string[] {
  return errorCodeOf(reply) === 'INVALID_INPUT' ? fieldsIn(reply).map(String) : [];
}

check.describe('details.errors of POST /customers', () => {
  check(
    'names both an invalid consent and an invalid birthDate',
    'CUSTOMER-FIELD-008',
    async ({ platform }) => {
      const [terms] = await offered(platform);
      const create = async (members: object) =>
        platform.api.createCustomer({
          body: { ...(await bodyWithoutConsent(platform)), ...members },
        });
      const control = await create({ agreementConsents: [entryFor(terms)] });
      expect(consentTaken(control), 'the create without a fault').toBeSuccess();
      const isDated = refusedFor(await create(BESIDE)).includes('birthDate');
      let mixed = 0;
      for (const fault of FAULTS) {
        const members = { agreementConsents: [{ ...entryFor(terms), ...fault }] };
        const alone = refusedFor(await create(members));
        const named = alone.filter((field) => field.startsWith('agreementConsents'));
        if (!isDated || named.length === 0) continue;
        mixed += 1;

        const reply = await create({ ...members, ...BESIDE });

        expect(refusedFor(reply), `the fields named for ${JSON.stringify(fault)}`).toEqual(
          expect.arrayContaining(['birthDate', ...named]),
        );
      }
      if (mixed === 0) {
        undecided(
          'POST /customers names no invalid member of agreementConsents, or no invalid birthDate, in details.errors',
        );
      }
    },
  );
});
