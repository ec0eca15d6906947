import { readAccount } from '../../fixtures/areas/external-accounts/records.ts';
import { eventsOf } from '../../fixtures/areas/webhooks/events.ts';
import { ALL_OF_ACCOUNT, differences, fewest } from '../../fixtures/areas/webhooks/full-record.ts';
import {
  newlyFailed,
  newlyProven,
  restsOfUntold,
  statusIn,
  STATUS_UPDATED as TYPE,
} from '../../fixtures/areas/webhooks/owned.ts';
import { isAbout, isOfType, recordIn } from '../../fixtures/areas/webhooks/received.ts';
import { covers, expect, test, unverified } from '../../fixtures/index.ts';

test.describe('EXTERNAL_ACCOUNT.STATUS_UPDATED', () => {
  for (const [id, title, make, other] of [
    ['WEBHOOK-OWNERSHIP-001', 'comes where a wallet becomes ACTIVE', newlyProven, newlyFailed],
    ['WEBHOOK-OWNERSHIP-002', 'comes where one becomes UNVERIFIED', newlyFailed, newlyProven],
  ] as const) {
    test(title, covers(id), async ({ platform }) => {
      const events = await eventsOf(platform);

      const wallet = await make(platform);

      const came = await events.of(TYPE, wallet.id);
      const rests = await events.restsOfSilence(came, () => other(platform));
      expect(came.length, `events of the type ${TYPE}`, rests).toBeGreaterThan(0);
    });
  }

  for (const [id, status, make] of [
    ['WEBHOOK-OWNERSHIP-003', 'ACTIVE', newlyProven],
    ['WEBHOOK-OWNERSHIP-004', 'UNVERIFIED', newlyFailed],
  ] as const) {
    test(`shows the status ${status}`, covers(id), async ({ platform }) => {
      const events = await eventsOf(platform);

      const wallet = await make(platform);

      // The account may have had an event before.
      const came = await events.when(
        (event) => isOfType(event, TYPE) && statusIn(event, wallet) === status,
      );
      const all = (await events.all()).filter((event) => isAbout(event, wallet.id));
      if (all.length === 0) unverified('no event of the account came');
      const shown = all.map((event) => statusIn(event, wallet));
      const rests = await restsOfUntold(events, wallet, status);
      expect(came.length, `events with ${status}; they show ${shown}`, rests).toBeGreaterThan(0);
    });
  }

  test('carries the account', covers('WEBHOOK-OWNERSHIP-005'), async ({ platform }) => {
    const events = await eventsOf(platform);
    const wallet = await newlyProven(platform);
    const came = await events.of(TYPE, wallet.id);
    if (came.length === 0) unverified('no event of the account came');

    const account = await readAccount(platform, wallet.id);

    const found = came.map((event) =>
      differences(account, recordIn(event, wallet.id), ALL_OF_ACCOUNT),
    );
    expect(fewest(found).join(), 'members that the event shows otherwise, or not at all').toBe('');
  });
});
