import { consentedIndividual } from '../../fixtures/areas/customers/consented-customers.ts';
import {
  consenting,
  consentsIn,
  entriesOf,
  entryFor,
  expectRecorded,
  holding,
  offered,
  unconsented,
} from '../../fixtures/areas/customers/consents.ts';
import { readCustomer } from '../../fixtures/areas/customers/record.ts';
import { readUntil, update } from '../../fixtures/areas/customers/updates.ts';
import { check, expect } from '../../fixtures/index.ts';

check.describe('the consents of a customer', () => {
  check(
    'are kept when a consent of another type is recorded',
    'CONSENT-RECORD-010',
    async ({ platform }) => {
      const [agreement, ...further] = await offered(platform);
      const given = entryFor(agreement);
      const others = further.map((each) => entryFor(each));
      const { id } = await unconsented(platform);
      await update(platform, id, { agreementConsents: [given] });
      await readUntil(platform, id, holding([given]));

      await update(platform, id, { agreementConsents: others });

      expectRecorded(await readUntil(platform, id, holding([given, ...others])), given);
    },
  );

  check(
    'to several agreements in one PATCH request are all recorded',
    'CONSENT-RECORD-011',
    async ({ platform }) => {
      const [agreement, ...further] = await offered(platform);
      const others = further.map((each) => entryFor(each));
      const { id } = await unconsented(platform);
      await update(platform, id, { agreementConsents: [entryFor(agreement)] });

      const reply = await update(platform, id, { agreementConsents: others });

      expect(reply, 'the update with a consent to every other type').toBeSuccess();
      const record = await readUntil(platform, id, holding(others));
      for (const given of others) expectRecorded(record, given);
    },
  );

  check(
    'to several agreements in one POST request are all recorded',
    'CONSENT-RECORD-019',
    async ({ platform }) => {
      const given = (await offered(platform)).map((agreement) => entryFor(agreement));
      const { id } = await consenting(platform, { agreementConsents: given });

      const record = await readUntil(platform, id, (read) =>
        given.every(({ type }) => entriesOf(read, type).length > 0),
      );

      for (const each of given) expectRecorded(record, each);
    },
  );

  check('are kept after an update without consents', 'CONSENT-RECORD-012', async ({ platform }) => {
    const { id, consents } = await consentedIndividual(platform);

    await update(platform, id, { fullName: 'Consenting Resident' });

    const record = await readUntil(platform, id, holding(consents));
    for (const given of consents) expectRecorded(record, given);
  });

  check(
    'are kept after an update with empty agreementConsents',
    'CONSENT-RECORD-013',
    async ({ platform }) => {
      const { id, consents } = await consentedIndividual(platform);

      // Whether an empty list is taken is open; what was accepted before has to stay.
      const body = { customerType: 'INDIVIDUAL', agreementConsents: [] };
      await platform.api.updateCustomerById({ customerId: id, body });

      const record = await readUntil(platform, id, holding(consents));
      for (const given of consents) expectRecorded(record, given);
    },
  );

  check(
    'do not appear in the record of another customer',
    'CONSENT-RECORD-014',
    async ({ platform }) => {
      const [agreement] = await offered(platform);
      const given = entryFor(agreement);
      const [before, giver] = [await unconsented(platform), await unconsented(platform)];
      await update(platform, giver.id, { agreementConsents: [given] });
      const record = await readUntil(
        platform,
        giver.id,
        (read) => entriesOf(read, given.type).length > 0,
      );
      const after = await unconsented(platform);

      expectRecorded(record, given);
      for (const { id } of [before, after]) {
        expect(
          consentsIn(await readCustomer(platform, id)),
          'the agreementConsents of another customer',
        ).toEqual([]);
      }
    },
  );
});
