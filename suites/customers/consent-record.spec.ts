import { consentedIndividual } from '../../fixtures/areas/customers/consented-customers.ts';
import {
  consenting,
  consentsIn,
  entriesOf,
  entryFor,
  expectRecorded,
  holding,
  minutesAgo,
  offered,
  shows,
  showsAll,
  unconsented,
} from '../../fixtures/areas/customers/consents.ts';
import { readUntil, update } from '../../fixtures/areas/customers/updates.ts';
import { check, expect } from '../../fixtures/index.ts';

check.describe('the consents of a customer', () => {
  check('are empty until the first acceptance', 'CONSENT-RECORD-001', async ({ platform }) => {
    const { record } = await unconsented(platform);

    expect(consentsIn(record), 'the agreementConsents of a customer without a consent').toEqual([]);
  });

  check('sent at creation are recorded', 'CONSENT-RECORD-002', async ({ platform }) => {
    const [agreement] = await offered(platform);
    const given = entryFor(agreement);
    const { id } = await consenting(platform, { agreementConsents: [given] });

    const record = await readUntil(platform, id, (read) => entriesOf(read, given.type).length > 0);

    expectRecorded(record, given);
  });

  check('sent in an update are recorded', 'CONSENT-RECORD-003', async ({ platform }) => {
    const [agreement] = await offered(platform);
    const given = entryFor(agreement);
    const { id } = await unconsented(platform);

    const reply = await update(platform, id, { agreementConsents: [given] });

    expect(reply, 'the update with the consent').toBeSuccess();
    const record = await readUntil(platform, id, holding([given]));
    expectRecorded(record, given);
  });

  for (const [name, row] of [
    ['acceptedAt', 'CONSENT-RECORD-004'],
    ['ipAddress', 'CONSENT-RECORD-005'],
    ['termsVersion', 'CONSENT-RECORD-006'],
    ['acceptanceMethod', 'CONSENT-RECORD-007'],
  ] as const) {
    check(`show the ${name} that was sent`, row, async ({ platform }) => {
      const { consents, record } = await platform.once('an individual with consents', () =>
        consentedIndividual(platform),
      );

      for (const given of consents) {
        const [entry] = entriesOf(record, given.type);
        expect(shows(entry, name, given), `whether the entry shows the ${name} that was sent`).toBe(
          true,
        );
      }
    });
  }

  check(
    'include the later of two acceptances of one type',
    'CONSENT-RECORD-008',
    async ({ platform }) => {
      const [agreement] = await offered(platform);
      const first = entryFor(agreement, { acceptedAt: minutesAgo(90), ipAddress: '203.0.113.7' });
      const second = entryFor(agreement, { acceptedAt: minutesAgo(30) });
      const { id } = await unconsented(platform);
      await update(platform, id, { agreementConsents: [first] });

      const reply = await update(platform, id, { agreementConsents: [second] });

      expect(reply, 'the update with the later consent').toBeSuccess();
      const record = await readUntil(platform, id, holding([second]));
      const entries = entriesOf(record, second.type);
      const isThere = entries.some((entry) => showsAll(entry, second));
      expect(isThere, 'whether the later entry is shown').toBe(true);
    },
  );

  check(
    'include only one entry for a type that was accepted twice',
    'CONSENT-RECORD-009',
    async ({ platform }) => {
      const [agreement] = await offered(platform);
      const first = entryFor(agreement, { acceptedAt: minutesAgo(90), ipAddress: '203.0.113.7' });
      const second = entryFor(agreement, { acceptedAt: minutesAgo(30) });
      const { id } = await unconsented(platform);
      await update(platform, id, { agreementConsents: [first] });

      await update(platform, id, { agreementConsents: [second] });

      const record = await readUntil(platform, id, holding([second]));
      expect(entriesOf(record, second.type).length, 'the number of entries for the type').toBe(1);
    },
  );
});
