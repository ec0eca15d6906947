import {
  challengeFor,
  signatureOver,
  walletToProve,
} from '../../fixtures/areas/external-accounts/ownership.ts';
import { controlEvent } from '../../fixtures/areas/webhooks/changed.ts';
import { eventsOf } from '../../fixtures/areas/webhooks/events.ts';
import {
  newlyFailed,
  newlyProven,
  STATUS_UPDATED,
  statusIn,
} from '../../fixtures/areas/webhooks/owned.ts';
import { isAbout, typeOf } from '../../fixtures/areas/webhooks/received.ts';
import { check, expect, undecided } from '../../fixtures/index.ts';

/** The states that only an attempt leads to; a new account may be told of with another. */
const TRIED: readonly unknown[] = ['ACTIVE', 'UNVERIFIED'];

check.describe('EXTERNAL_ACCOUNT.STATUS_UPDATED', () => {
  check(
    'shows neither ACTIVE nor UNVERIFIED before an attempt',
    'WEBHOOK-OWNERSHIP-006',
    async ({ platform }) => {
      const events = await eventsOf(platform);
      const wallet = await walletToProve(platform);

      await challengeFor(platform, wallet);

      await controlEvent(platform, events);
      const untrue = await events.unexpected((event) => TRIED.includes(statusIn(event, wallet)));
      expect(untrue.length, 'the number of events with the status of an attempt').toBe(0);
    },
  );

  check(
    'does not show ACTIVE after a failed attempt',
    'WEBHOOK-OWNERSHIP-007',
    async ({ platform }) => {
      const events = await eventsOf(platform);

      const wallet = await newlyFailed(platform);

      await controlEvent(platform, events);
      const untrue = await events.unexpected((event) => statusIn(event, wallet) === 'ACTIVE');
      expect(untrue.length, 'the number of events with the status ACTIVE').toBe(0);
    },
  );

  check(
    'does not show ACTIVE or UNVERIFIED without a challenge',
    'WEBHOOK-OWNERSHIP-008',
    async ({ platform }) => {
      const events = await eventsOf(platform);
      const wallet = await walletToProve(platform);
      const signature = signatureOver('nothing was asked for', wallet);

      const reply = await platform.api.verifyExternalAccountOwnership({
        externalAccountId: wallet.id,
        body: { signature },
      });

      // Where it counts as a failed attempt, there is an event to be sent.
      if (reply.status !== 409)
        undecided(
          `POST /customers/external-accounts/{externalAccountId}/verify without a challenge answered ${reply.status} and not 409`,
        );
      await controlEvent(platform, events);
      const untrue = await events.unexpected((event) => TRIED.includes(statusIn(event, wallet)));
      expect(untrue.length, 'the number of events with the status of an attempt').toBe(0);
    },
  );

  for (const [what, status, attempt, row] of [
    ['an ownership proof', 'ACTIVE', newlyProven, 'WEBHOOK-OWNERSHIP-009'],
    ['a failed attempt', 'UNVERIFIED', newlyFailed, 'WEBHOOK-OWNERSHIP-015'],
  ] as const) {
    check(`is the only EXTERNAL_ACCOUNT event of ${what}`, row, async ({ platform }) => {
      const events = await eventsOf(platform);

      const wallet = await attempt(platform);

      const came = await events.of(STATUS_UPDATED, wallet.id);
      if (came.length === 0) undecided(`no ${STATUS_UPDATED} event of the external wallet came`);
      const isOther = (type = '') =>
        type.startsWith('EXTERNAL_ACCOUNT.') && type !== STATUS_UPDATED;
      const others = await events.unexpected(
        (event) =>
          isOther(typeOf(platform.target, event)) &&
          isAbout(event, wallet.id) &&
          statusIn(event, wallet) === status,
      );
      const types = others.map((event) => typeOf(platform.target, event));
      // The list of events is open; the lifecycle of the verification has this single one.
      const isOfLifecycle = /VERIF|OWNERSHIP/i.test(types.join());
      const told = isOfLifecycle
        ? 'the types of further events of the verification'
        : 'the types of further account events';
      expect(types.join(), told).toBe('');
    });
  }
});
