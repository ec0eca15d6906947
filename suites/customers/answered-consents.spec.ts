import {
  bodyWithoutConsent,
  type Consent,
  consentsIn,
  entriesOf,
  entryFor,
  holding,
  offered,
  shownOtherwise,
  unconsented,
} from '../../fixtures/areas/customers/consents.ts';
import { requireCustomer } from '../../fixtures/areas/customers/customers.ts';
import { readUntil, update } from '../../fixtures/areas/customers/updates.ts';
import { check, expect, type Reply, undecided } from '../../fixtures/index.ts';

/** Holds that an answer lists a consent once, and as it was sent; ends a check where it lists none of any. */
function expectListed({ json }: Reply, given: Consent, which: string): void {
  if (consentsIn(json) === undefined)
    undecided('the answer to the create or update shows no agreementConsents');
  const entries = entriesOf(json, given.type);
  expect(entries.length, `the number of entries of the type ${which}`).toBe(1);
  const otherwise = shownOtherwise(entries[0], given);
  expect(otherwise, `the members of the entry ${which} that are not as sent`).toEqual([]);
}

check.describe('the agreementConsents returned by', () => {
  check(
    'PATCH /customers/{customerId} include earlier consents',
    'CONSENT-RECORD-023',
    async ({ platform }) => {
      const [first, second] = await offered(platform);
      if (second === undefined) undecided('GET /customers/agreements lists only one agreement');
      const given = entryFor(first);
      const { id } = await unconsented(platform);
      await update(platform, id, { agreementConsents: [given] });
      await readUntil(platform, id, holding([given]));

      const reply = await update(platform, id, { agreementConsents: [entryFor(second)] });

      expectListed(reply, given, 'accepted before');
    },
  );

  check(
    'POST /customers include the consent that was sent',
    'CONSENT-RECORD-024',
    async ({ platform }) => {
      const [agreement] = await offered(platform);
      const given = entryFor(agreement);
      const body = { ...(await bodyWithoutConsent(platform)), agreementConsents: [given] };

      const reply = await platform.api.createCustomer({ body });

      requireCustomer(platform, reply);
      expectListed(reply, given, 'accepted');
    },
  );
});
