import {
  creatingBusiness,
  creatingIndividual,
  fieldsIn,
  requireTaken,
  type SendFaults,
} from '../../fixtures/areas/customers/faults.ts';
import { covers, errorCodeOf, expect, test, unverified } from '../../fixtures/index.ts';

/** What a create may lack; which of them it must not is a gap (G-113). */
const IN_BOTH = ['platformCustomerId', 'address.country', 'address.line1', 'email'];
const IN_PERSON = [...IN_BOTH, 'fullName', 'nationality', 'identifier'];
const IN_BUSINESS = [...IN_BOTH, 'businessInfo.legalName', 'businessInfo.taxId'];

/** The fields that a create is refused for; none where it is for something else. */
async function refusedFor(send: SendFaults, faults: Parameters<SendFaults>[0]) {
  const reply = await send(faults);
  return errorCodeOf(reply) === 'INVALID_INPUT' ? fieldsIn(reply) : [];
}

test.describe('what is missing in a create', () => {
  for (const [whose, row, sending, fields, malformed] of [
    ['an individual', 'CUSTOMER-FIELD-009', creatingIndividual, IN_PERSON, 'birthDate'],
    [
      'a business',
      'CUSTOMER-BUSINESS-012',
      creatingBusiness,
      IN_BUSINESS,
      'businessInfo.incorporatedOn',
    ],
  ] as const) {
    test(`of ${whose} is named beside what is malformed`, covers(row), async ({ platform }) => {
      const send = sending(platform);
      await requireTaken(send);
      const fault = { field: malformed, value: 'nope' };
      const isDated = (await refusedFor(send, [fault])).includes(malformed);
      let mixed = 0;
      for (const field of fields) {
        const missing = { field, value: undefined };
        const named = await refusedFor(send, [missing]);
        if (!isDated || named.length === 0) continue;
        mixed += 1;

        const both = await refusedFor(send, [missing, fault]);

        expect(both, `without ${field}`).toEqual(expect.arrayContaining([malformed, ...named]));
      }
      if (mixed === 0) unverified('no member is named as missing (G-113)');
    });
  }
});
