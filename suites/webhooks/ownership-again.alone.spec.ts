import { prove } from '../../fixtures/areas/external-accounts/ownership.ts';
import { eventsOf } from '../../fixtures/areas/webhooks/events.ts';
import {
  inState,
  isUntold,
  newlyFailed,
  STATUS_UPDATED,
  statusIn,
} from '../../fixtures/areas/webhooks/owned.ts';
import { isOfType } from '../../fixtures/areas/webhooks/received.ts';
import { check, expect, requireSuccess } from '../../fixtures/index.ts';

check(
  'a crypto wallet verified after a failed attempt sends events with UNVERIFIED and ACTIVE',
  'WEBHOOK-OWNERSHIP-010',
  async ({ platform }) => {
    const events = await eventsOf(platform);
    const wallet = await newlyFailed(platform);

    const challenge = await platform.api.createExternalAccountOwnershipChallenge({
      externalAccountId: wallet.id,
    });
    const operation = 'createExternalAccountOwnershipChallenge';
    requireSuccess(platform, operation, challenge, 'another attempt');
    await prove(platform, wallet);

    await inState(platform, wallet, 'ACTIVE');
    for (const status of ['UNVERIFIED', 'ACTIVE'] as const) {
      const came = await events.when(
        (event) => isOfType(event, STATUS_UPDATED) && statusIn(event, wallet) === status,
      );
      const untold = came.length === 0 && (await isUntold(events, wallet, status));
      const what = untold
        ? 'the number of events with a status that no event shows'
        : 'the number of events with the status';
      expect(came.length, what).toBeGreaterThan(0);
    }
  },
);
