import {
  bodyWithoutConsent,
  consentsIn,
  entriesOf,
  entryFor,
  holding,
  offered,
  unconsented,
} from '../../fixtures/areas/customers/consents.ts';
import { requireCustomer } from '../../fixtures/areas/customers/customers.ts';
import { readUntil, update } from '../../fixtures/areas/customers/updates.ts';
import { check, expect, type Reply, undecided } from '../../fixtures/index.ts';

/** How many entries of a type an answer lists; ends a check where it lists none of any. */
function listedIn({ json }: Reply, type: string): number {
  if (consentsIn(json) === undefined)
    undecided('the answer to the create or update shows no agreementConsents');
  return entriesOf(json, type).length;
}

check.describe('the consents in the answer', () => {
  check(
    'to an update include the consents recorded before',
    'CONSENT-RECORD-023',
    async ({ platform }) => {
      const [first, second] = await offered(platform);
      if (second === undefined) undecided('GET /customers/agreements lists only one agreement');
      const given = entryFor(first);
      const { id } = await unconsented(platform);
      await update(platform, id, { agreementConsents: [given] });
      await readUntil(platform, id, holding([given]));

      const reply = await update(platform, id, { agreementConsents: [entryFor(second)] });

      expect(listedIn(reply, first.type), 'the number of entries of the type accepted before').toBe(
        1,
      );
    },
  );

  check(
    'to a create include the consent that was sent',
    'CONSENT-RECORD-024',
    async ({ platform }) => {
      const [agreement] = await offered(platform);
      const given = entryFor(agreement);
      const body = { ...(await bodyWithoutConsent(platform)), agreementConsents: [given] };

      const reply = await platform.api.createCustomer({ body });

      requireCustomer(platform, reply);
      expect(listedIn(reply, agreement.type), 'the number of entries of the accepted type').toBe(1);
    },
  );
});
