import {
  type OwnedWallet,
  type OwnershipState,
  prove,
  settledState,
  unprovenPlatformWallet,
  unprovenWallet,
} from '../../fixtures/areas/external-accounts/ownership.ts';
import { readAccount } from '../../fixtures/areas/external-accounts/records.ts';
import { businessPayer } from '../../fixtures/areas/payments/business-payer.ts';
import { type Events, eventsOf, expectCame } from '../../fixtures/areas/webhooks/events.ts';
import { ALL_OF_ACCOUNT, untold } from '../../fixtures/areas/webhooks/full-record.ts';
import {
  isUntold,
  mayTell,
  newlyFailed,
  newlyProven,
  statusIn,
  STATUS_UPDATED as TYPE,
} from '../../fixtures/areas/webhooks/owned.ts';
import { isAbout, isOfType } from '../../fixtures/areas/webhooks/received.ts';
import { check, expect, optional, undecided } from '../../fixtures/index.ts';

const ETHEREUM = 'ETHEREUM_WALLET';

/** Holds that an event came of a wallet that came to a status; it may have had another before. */
async function expectTold(events: Events, wallet: OwnedWallet, status: OwnershipState) {
  const came = await events.when((event) => mayTell(event, wallet, status));
  expectCame(came, `the number of events of the type ${TYPE} for the status ${status}`);
}

check.describe('EXTERNAL_ACCOUNT.STATUS_UPDATED', () => {
  for (const [id, what, status, make, chain] of [
    ['WEBHOOK-OWNERSHIP-001', 'a crypto', 'ACTIVE', newlyProven, undefined],
    ['WEBHOOK-OWNERSHIP-002', 'a crypto', 'UNVERIFIED', newlyFailed, undefined],
    ['WEBHOOK-OWNERSHIP-011', 'an Ethereum', 'ACTIVE', newlyProven, ETHEREUM],
    ['WEBHOOK-OWNERSHIP-012', 'an Ethereum', 'UNVERIFIED', newlyFailed, ETHEREUM],
  ] as const) {
    check(`is sent when ${what} wallet becomes ${status}`, id, async ({ platform }) => {
      const events = await eventsOf(platform);

      const wallet = await make(platform, chain);

      await expectTold(events, wallet, status);
    });
  }

  check(
    "is sent when a platform's crypto wallet becomes ACTIVE",
    'WEBHOOK-OWNERSHIP-014',
    async ({ platform }) => {
      const events = await eventsOf(platform);
      // Whether the platform's own wallets are verified at all is not shown.
      const wallet =
        (await optional(() => unprovenPlatformWallet(platform))) ??
        undecided(
          'GET /customers/external-accounts/{externalAccountId} shows no external wallet of the platform in PENDING_OWNERSHIP_VERIFICATION, which the contract allows',
        );
      await optional(() => prove(platform, wallet));

      const state = await settledState(platform, wallet, 'ACTIVE');
      if (state !== 'ACTIVE')
        undecided(
          `the external wallet of the platform is ${state} and not ACTIVE after an ownership proof`,
        );
      await expectTold(events, wallet, 'ACTIVE');
    },
  );

  check(
    "is sent when a business's crypto wallet becomes ACTIVE",
    'WEBHOOK-OWNERSHIP-013',
    async ({ platform }) => {
      const events = await eventsOf(platform);
      const { customerId } = await businessPayer(platform);
      const wallet = await unprovenWallet(platform, 'SOLANA_WALLET', { customerId });

      await prove(platform, wallet);

      const state = await settledState(platform, wallet, 'ACTIVE');
      if (state !== 'ACTIVE')
        undecided(
          `the external wallet of the business is ${state} and not ACTIVE after an ownership proof`,
        );
      await expectTold(events, wallet, 'ACTIVE');
    },
  );

  for (const [id, status, make] of [
    ['WEBHOOK-OWNERSHIP-003', 'ACTIVE', newlyProven],
    ['WEBHOOK-OWNERSHIP-004', 'UNVERIFIED', newlyFailed],
  ] as const) {
    check(`shows ${status} when a crypto wallet becomes ${status}`, id, async ({ platform }) => {
      const events = await eventsOf(platform);

      const wallet = await make(platform);

      // The account may have had an event before.
      const came = await events.when(
        (event) => isOfType(event, TYPE) && statusIn(event, wallet) === status,
      );
      const all = (await events.all()).filter((event) => isAbout(event, wallet.id));
      if (all.length === 0) undecided('no event of the external wallet came');
      const untold = came.length === 0 && (await isUntold(events, wallet, status));
      const what = untold
        ? 'the number of events with a status that no event shows'
        : 'the number of events with the status';
      expect(came.length, what).toBeGreaterThan(0);
    });
  }

  check(
    'carries the external account as GET shows it',
    'WEBHOOK-OWNERSHIP-005',
    async ({ platform }) => {
      const events = await eventsOf(platform);
      const wallet = await newlyProven(platform);
      const came = await events.of(TYPE, wallet.id);
      if (came.length === 0)
        undecided('no EXTERNAL_ACCOUNT.STATUS_UPDATED event of the external wallet came');

      const record = await readAccount(platform, wallet.id);

      const missing = untold(
        came,
        'an external account',
        { id: wallet.id, record },
        ALL_OF_ACCOUNT,
      );
      expect(missing.join(), 'the members that the event shows otherwise, or not at all').toBe('');
    },
  );
});
