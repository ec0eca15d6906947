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
  covers,
  describe,
  drawn,
  expect,
  isSuccess,
  member,
  type Platform,
  undecided,
} from '../../fixtures/index.ts';
import { unknownIdLike } from '../../generators/general/unknown-id-like.ts';

const LIMIT = 'maxSpendPerTransaction';

async function shown(platform: Platform, card: { readonly id: string }, name: string) {
  return member((await readCard(platform, card)).json, name);
}

describe('a frozen card', () => {
  for (const [what, row, prepare] of [
    ['another funding source', 'CARD-STATUS-021', otherFunding],
    ['another spending limit', 'CARD-STATUS-022', otherLimit],
  ] as const) {
    check(`stays frozen when it is given ${what}`, covers(row), async ({ platform }) => {
      const { holder, field, values } = await prepare(platform);
      const card = await cardIn(platform, 'FROZEN', holder);

      await changeCard(platform, card, { [field]: values[0] });

      expect(await statusOf(platform, card), 'its status').toBe('FROZEN');
    });
  }

  check(
    'stays frozen when its hosted PIN page is opened',
    covers('CARD-STATUS-023'),
    async ({ platform }) => {
      const card = await cardIn(platform, 'FROZEN');

      await platform.api.getCardPinEntryUrl({ id: card.id });

      expect(await statusOf(platform, card), 'its status').toBe('FROZEN');
    },
  );

  for (const [what, row, name, change] of [
    ['capabilities', 'CARD-STATUS-024', 'cardCapabilities', undefined],
    ['spending limit', 'CARD-STATUS-025', LIMIT, 4200],
  ] as const) {
    check(`that is unfrozen has its ${what}`, covers(row), async ({ platform }) => {
      const card = await activeCard(platform);
      if (change !== undefined) await changeCard(platform, card, { [name]: change });
      const before = await shown(platform, card, name);
      if (before === undefined || before === null) undecided(`a card shows no ${name}`);

      await bringTo(platform, card, 'FROZEN');
      await bringTo(platform, card, 'ACTIVE');

      expect(await shown(platform, card, name), `its ${name}`).toEqual(before);
    });
  }
});

describe('an update of a card that is refused', () => {
  check(
    'for its status leaves the spending limit',
    covers('CARD-STATUS-026'),
    async ({ platform }) => {
      const card = await activeCard(platform);
      const before = await shown(platform, card, LIMIT);

      const reply = await changeCard(platform, card, { status: 'ACTIVE', [LIMIT]: 4300 });

      if (isSuccess(reply)) undecided('a card that is ACTIVE takes the status ACTIVE and a limit');
      expect(await shown(platform, card, LIMIT), `its ${LIMIT}`).toEqual(before);
    },
  );

  check(
    'for its funding source leaves the status',
    covers('CARD-STATUS-027'),
    async ({ platform }) => {
      const holder = await cardholder(platform);
      const card = await activeCard(platform, holder);
      const fundingSources = drawn(unknownIdLike(holder.accountId), 1);
      const body = { status: 'FROZEN', fundingSources };

      const reply = await changeCard(platform, card, body);

      if (isSuccess(reply)) undecided('a card takes a funding source that there is not');
      expect(await statusOf(platform, card), 'its status').toBe('ACTIVE');
    },
  );
});

check(
  'a status update answers with the new status, if with one',
  covers('CARD-STATUS-028'),
  async ({ platform }) => {
    const card = await activeCard(platform);
    for (const status of ['FROZEN', 'ACTIVE', 'CLOSED'] as const) {
      const reply = await changeStatus(platform, card, status);

      expect(reply, status).toBeSuccess();
      const answered = statusIn(platform, reply.json);
      // One that is still to be made may be answered with what there is, or a state of the issuer.
      const isShown = ['ACTIVE', 'FROZEN', 'CLOSED'].includes(answered ?? '');
      if (reply.status === 202 || !isShown) undecided('it shows no new status');
      expect(answered, 'the status in the answer').toBe(status);
    }
  },
);
