import { consentScenario } from '../../fixtures/areas/customers/consent-scenario.ts';
import {
  consenting,
  consentsIn,
  entriesOf,
  entryFor,
  offered,
  shows,
  showsAll,
  unconsented,
} from '../../fixtures/areas/customers/consents.ts';
import { expectRecorded } from '../../fixtures/areas/customers/recorded-consent.ts';
import { readUntil } from '../../fixtures/areas/customers/updates.ts';
import { covers, expect, test } from '../../fixtures/index.ts';

test.describe('the consents of a customer', () => {
  test('are none at first', covers('CONSENT-RECORD-001'), async ({ platform }) => {
    const { record } = await unconsented(platform);

    expect(consentsIn(record)).toEqual([]);
  });

  test('come with a create', covers('CONSENT-RECORD-002'), async ({ platform }) => {
    const [agreement] = await offered(platform);
    const given = entryFor(agreement);
    const { id } = await consenting(platform, { agreementConsents: [given] });

    const record = await readUntil(platform, id, (read) => entriesOf(read, given.type).length > 0);

    expectRecorded(record, given);
  });

  test('come with an update', covers('CONSENT-RECORD-003'), async ({ platform }) => {
    const { first, afterFirst } = await consentScenario(platform);

    expect(afterFirst.reply).toBeSuccess();
    expect(entriesOf(afterFirst.record, first.type).length, 'entries for the type').toBe(1);
  });

  for (const [name, row] of [
    ['acceptedAt', 'CONSENT-RECORD-004'],
    ['ipAddress', 'CONSENT-RECORD-005'],
    ['termsVersion', 'CONSENT-RECORD-006'],
    ['acceptanceMethod', 'CONSENT-RECORD-007'],
  ] as const) {
    test(`show their ${name}`, covers(row), async ({ platform }) => {
      const { first, afterFirst, others, afterOthers } = await consentScenario(platform);

      for (const given of [first, ...others]) {
        const { record } = given === first ? afterFirst : afterOthers;
        const [entry] = entriesOf(record, given.type);
        expect(shows(entry, name, given), `of ${JSON.stringify(entry)}`).toBe(true);
      }
    });
  }

  test('are the later of each type', covers('CONSENT-RECORD-008'), async ({ platform }) => {
    const { second, afterSecond } = await consentScenario(platform);

    expect(afterSecond.reply).toBeSuccess();
    const entries = entriesOf(afterSecond.record, second.type);
    expect(
      entries.some((entry) => showsAll(entry, second)),
      'the later is there',
    ).toBe(true);
  });

  test('are one of each type', covers('CONSENT-RECORD-009'), async ({ platform }) => {
    const { second, afterSecond } = await consentScenario(platform);

    expect(entriesOf(afterSecond.record, second.type).length, 'entries for the type').toBe(1);
  });
});
