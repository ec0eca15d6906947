import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { test } from '../../fixtures/check/test.ts';
import { consentStory } from '../../fixtures/customers/consent-story.ts';
import {
  type Consent,
  consenting,
  consentsIn,
  entriesOf,
  entryFor,
  offered,
  shows,
  showsAll,
  unconsented,
} from '../../fixtures/customers/consents.ts';
import { readCustomer } from '../../fixtures/customers/record.ts';
import { readUntil, update } from '../../fixtures/customers/updates.ts';

/** Holds that a record has exactly one entry for the type of a consent, and that it is this one. */
function expectRecorded(record: unknown, given: Consent): void {
  const own = entriesOf(record, given.type);
  expect(own.length, `entries for ${given.type}`).toBe(1);
  expect(showsAll(own[0], given), `the entry is ${JSON.stringify(own[0])}`).toBe(true);
}

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
    const { first, afterFirst } = await consentStory(platform);

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
      const { first, afterFirst, others, afterOthers } = await consentStory(platform);

      for (const given of [first, ...others]) {
        const { record } = given === first ? afterFirst : afterOthers;
        const [entry] = entriesOf(record, given.type);
        expect(shows(entry, name, given), `of ${JSON.stringify(entry)}`).toBe(true);
      }
    });
  }

  test('are the later of each type', covers('CONSENT-RECORD-008'), async ({ platform }) => {
    const { second, afterSecond } = await consentStory(platform);

    expect(afterSecond.reply).toBeSuccess();
    const entries = entriesOf(afterSecond.record, second.type);
    expect(
      entries.some((entry) => showsAll(entry, second)),
      'the later is there',
    ).toBe(true);
  });

  test('are one of each type', covers('CONSENT-RECORD-009'), async ({ platform }) => {
    const { second, afterSecond } = await consentStory(platform);

    expect(entriesOf(afterSecond.record, second.type).length, 'entries for the type').toBe(1);
  });

  test('leave those to other types', covers('CONSENT-RECORD-010'), async ({ platform }) => {
    const { second, afterOthers } = await consentStory(platform);

    expectRecorded(afterOthers.record, second);
  });

  test('are of every type', covers('CONSENT-RECORD-011'), async ({ platform }) => {
    const { others, afterOthers } = await consentStory(platform);

    expect(afterOthers.reply).toBeSuccess();
    for (const given of others) expectRecorded(afterOthers.record, given);
  });

  for (const [what, row, step] of [
    ['without consents', 'CONSENT-RECORD-012', 'afterRenaming'],
    ['with an empty list', 'CONSENT-RECORD-013', 'afterNone'],
  ] as const) {
    test(`outlast an update ${what}`, covers(row), async ({ platform }) => {
      const { second, others, [step]: after } = await consentStory(platform);

      for (const given of [second, ...others]) expectRecorded(after.record, given);
    });
  }

  test('are those of no other customer', covers('CONSENT-RECORD-014'), async ({ platform }) => {
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
      expect(consentsIn(await readCustomer(platform, id))).toEqual([]);
    }
  });
});
