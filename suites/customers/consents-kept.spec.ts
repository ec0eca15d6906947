import { consentScenario } from '../../fixtures/areas/customers/consent-scenario.ts';
import {
  consenting,
  consentsIn,
  entriesOf,
  entryFor,
  offered,
  unconsented,
} from '../../fixtures/areas/customers/consents.ts';
import { readCustomer } from '../../fixtures/areas/customers/record.ts';
import { expectRecorded } from '../../fixtures/areas/customers/recorded-consent.ts';
import { readUntil, update } from '../../fixtures/areas/customers/updates.ts';
import { covers, expect, test } from '../../fixtures/index.ts';

test.describe('recorded consents', () => {
  test('leave those to other types', covers('CONSENT-RECORD-010'), async ({ platform }) => {
    const { second, afterOthers } = await consentScenario(platform);

    expectRecorded(afterOthers.record, second);
  });

  test('are of every type', covers('CONSENT-RECORD-011'), async ({ platform }) => {
    const { others, afterOthers } = await consentScenario(platform);

    expect(afterOthers.reply).toBeSuccess();
    for (const given of others) expectRecorded(afterOthers.record, given);
  });

  test('are each of one create', covers('CONSENT-RECORD-019'), async ({ platform }) => {
    const given = (await offered(platform)).map((agreement) => entryFor(agreement));
    const { id } = await consenting(platform, { agreementConsents: given });

    const record = await readUntil(platform, id, (read) =>
      given.every(({ type }) => entriesOf(read, type).length > 0),
    );

    for (const each of given) expectRecorded(record, each);
  });

  for (const [what, row, step] of [
    ['without consents', 'CONSENT-RECORD-012', 'afterRenaming'],
    ['with an empty list', 'CONSENT-RECORD-013', 'afterNone'],
  ] as const) {
    test(`outlast an update ${what}`, covers(row), async ({ platform }) => {
      const { second, others, [step]: after } = await consentScenario(platform);

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
