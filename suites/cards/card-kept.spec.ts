import { hostedPinEntry } from '../../fixtures/areas/card-pin/pin-entry.ts';
import { otherFunding, otherLimit } from '../../fixtures/areas/cards/card-change.ts';
import { changeCard, changeStatus } from '../../fixtures/areas/cards/card-updates.ts';
import {
  activeCard,
  bringTo,
  cardholder,
  cardIn,
  readCard,
  statusIn,
  statusOf,
} from '../../fixtures/areas/cards/cards.ts';
import {
  check,
  drawn,
  expect,
  isSuccess,
  member,
  type Platform,
  undecided,
  waitFor,
} from '../../fixtures/index.ts';
import { unknownIdLike } from '../../generators/general/unknown-id-like.ts';

const LIMIT = 'maxSpendPerTransaction';
const CAPABILITY = 'supportsDigitalWalletTokenization';

async function shown(platform: Platform, card: { readonly id: string }, name: string) {
  return member((await readCard(platform, card)).json, name);
}

/** The capability that the contract names; a service may show others, and members of its own. */
async function tokenizes(platform: Platform, card: { readonly id: string }) {
  return member(await shown(platform, card, 'cardCapabilities'), CAPABILITY);
}

check.describe('a frozen card', () => {
  for (const [what, row, prepare] of [
    ['another funding source', 'CARD-STATUS-021', otherFunding],
    ['another spend limit', 'CARD-STATUS-022', otherLimit],
  ] as const) {
    check(`stays frozen after an update to ${what}`, row, async ({ platform }) => {
      const { holder, field, values } = await prepare(platform);
      const card = await cardIn(platform, 'FROZEN', holder);

      const reply = await changeCard(platform, card, { [field]: values[0] });

      if (!isSuccess(reply)) undecided(`PATCH /cards/{id} refuses ${what} on a frozen card`, reply);
      expect(await statusOf(platform, card), 'the status of the frozen card').toBe('FROZEN');
    });

    check(
      `does not refuse ${what} with CARD_NOT_MUTABLE`,
      'CARD-STATUS-029',
      async ({ platform }) => {
        const { holder, field, values } = await prepare(platform);
        const card = await cardIn(platform, 'FROZEN', holder);

        const reply = await changeCard(platform, card, { [field]: values[0] });

        const code = member(reply.json, 'code');
        expect(code, `the code of the update to ${what}`).not.toBe('CARD_NOT_MUTABLE');
        if (!isSuccess(reply))
          undecided(`PATCH /cards/{id} refuses ${what} on a frozen card`, reply);
      },
    );
  }

  check(
    'stays frozen after GET /cards/{id}/pin-entry-url',
    'CARD-STATUS-023',
    async ({ platform }) => {
      const card = await cardIn(platform, 'FROZEN');

      await hostedPinEntry(platform, card.id);

      expect(await statusOf(platform, card), 'the status of the frozen card').toBe('FROZEN');
    },
  );

  check(
    'keeps supportsDigitalWalletTokenization when it is unfrozen',
    'CARD-STATUS-024',
    async ({ platform }) => {
      const card = await activeCard(platform);
      const before = await tokenizes(platform, card);
      if (typeof before !== 'boolean') undecided(`GET /cards/{id} shows no ${CAPABILITY}`);

      await bringTo(platform, card, 'FROZEN');
      await bringTo(platform, card, 'ACTIVE');

      expect(
        await tokenizes(platform, card),
        `${CAPABILITY} after the card was frozen and unfrozen`,
      ).toBe(before);
    },
  );

  check('keeps its spend limit when it is unfrozen', 'CARD-STATUS-025', async ({ platform }) => {
    const card = await activeCard(platform);
    await changeCard(platform, card, { [LIMIT]: 4200 });
    // A limit that the card was issued with may be shown until the update is applied.
    const before = await waitFor(
      () => shown(platform, card, LIMIT),
      (limit) => limit === 4200,
      platform.target.settleMs,
    );
    if (before !== 4200)
      undecided(`GET /cards/{id} does not show the ${LIMIT} that PATCH /cards/{id} set`);

    await bringTo(platform, card, 'FROZEN');
    await bringTo(platform, card, 'ACTIVE');

    expect(
      await shown(platform, card, LIMIT),
      `${LIMIT} after the card was frozen and unfrozen`,
    ).toBe(4200);
  });
});

check.describe('a refused card update', () => {
  check(
    'from ACTIVE to ACTIVE with another spend limit keeps the old limit',
    'CARD-STATUS-026',
    async ({ platform }) => {
      const card = await activeCard(platform);
      const before = await shown(platform, card, LIMIT);

      const reply = await changeCard(platform, card, { status: 'ACTIVE', [LIMIT]: 4300 });

      if (isSuccess(reply))
        undecided(
          'PATCH /cards/{id} accepts status ACTIVE with another spend limit on an active card, so the update is not refused',
        );
      expect(await shown(platform, card, LIMIT), `${LIMIT} after the refused update`).toEqual(
        before,
      );
    },
  );

  check(
    'to FROZEN with an unknown funding source leaves the card ACTIVE',
    'CARD-STATUS-027',
    async ({ platform }) => {
      const holder = await cardholder(platform);
      const card = await activeCard(platform, holder);
      const fundingSources = drawn(unknownIdLike(holder.accountId), 1);
      const body = { status: 'FROZEN', fundingSources };

      const reply = await changeCard(platform, card, body);

      if (isSuccess(reply))
        undecided(
          'PATCH /cards/{id} accepts a funding source that does not exist, so the update is not refused',
        );
      expect(
        await statusOf(platform, card),
        'the status of the card after the refused update',
      ).toBe('ACTIVE');
    },
  );
});

check(
  'the response to an accepted status update shows the new status, if it shows a status',
  'CARD-STATUS-028',
  async ({ platform }) => {
    const card = await activeCard(platform);
    for (const status of ['FROZEN', 'ACTIVE', 'CLOSED'] as const) {
      const reply = await changeStatus(platform, card, status);

      expect(reply, `the update to ${status}`).toBeSuccess();
      const answered = statusIn(platform, reply.json);
      // One that is still to be made may be answered with what there is, or a state of the issuer.
      const isShown = ['ACTIVE', 'FROZEN', 'CLOSED'].includes(answered ?? '');
      if (reply.status === 202 || !isShown)
        undecided(
          'the answer to PATCH /cards/{id} with a status is 202 or shows no status of ACTIVE, FROZEN or CLOSED',
        );
      expect(answered, 'the status in the answer').toBe(status);
    }
  },
);
