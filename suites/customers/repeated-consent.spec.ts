import {
  type Agreement,
  entryFor,
  minutesAgo,
  offered,
  sendConsents,
  sendRightConsents,
} from '../../fixtures/areas/customers/consents.ts';
import { newKnownCustomer } from '../../fixtures/areas/customers/record.ts';
import { update } from '../../fixtures/areas/customers/updates.ts';
import { covers, expect, expectStatedRefusal, test } from '../../fixtures/index.ts';

/** One consent to an agreement, and two of them. */
function onceAndTwice(agreement: Agreement) {
  const [one, two] = [entryFor(agreement), entryFor(agreement, { acceptedAt: minutesAgo(5) })];
  return [{ agreementConsents: [two] }, { agreementConsents: [one, two] }] as const;
}

test.describe('two consents to one type, whichever it is, are refused', () => {
  test('in a create', covers('CONSENT-REFUSED-001'), async ({ platform }) => {
    for (const agreement of await offered(platform)) {
      const [once, twice] = onceAndTwice(agreement);
      expect(await sendRightConsents(platform, once), `${agreement.type} once`).toBeSuccess();

      expectStatedRefusal((await sendConsents(platform, twice)).reply, 'G-121');
    }
  });

  test('in an update', covers('CONSENT-REFUSED-002'), async ({ platform }) => {
    const { id } = await newKnownCustomer(platform);
    for (const agreement of await offered(platform)) {
      const [once, twice] = onceAndTwice(agreement);
      expect(await update(platform, id, once), `${agreement.type} once`).toBeSuccess();

      const body = { customerType: 'INDIVIDUAL', ...twice };
      const reply = await platform.call('updateCustomerById', { path: { customerId: id }, body });

      expectStatedRefusal(reply, 'G-121');
    }
  });
});
