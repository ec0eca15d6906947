import {
  fundedCardholder,
  hasAccount,
  loneCard,
  newCardholder,
  readCard,
  sharedCard,
} from '../../fixtures/areas/cards/cards.ts';
import {
  check,
  expectLeftOut,
  expectNarrowed,
  member,
  notShown,
  optional,
  type Platform,
  text,
  undecided,
} from '../../fixtures/index.ts';

const LIST = { operation: 'listCards' } as const;

/** A card alone with its holder, and what the record of it shows under a name. */
async function cardWith(platform: Platform, name: string) {
  const { id, holder } = await loneCard(platform);
  const { json } = await readCard(platform, { id });
  const value = text(member(json, name)) ?? notShown(`the ${name} of a card`);
  return { id, value, cardholderId: holder.customerId };
}

/** Sees that there is a card for a filter to leave out, as far as the target issues another. */
const withOthers = (platform: Platform) => optional(() => sharedCard(platform));

/** Whether a row of the list shows a value under a name. */
const isShownAs = (name: string) => (row: unknown, value: string) =>
  text(member(row, name)) === value;

const isFundedBy = (row: unknown, value: string) => {
  const sources = member(row, 'fundingSources');
  return Array.isArray(sources) && sources.includes(value);
};

check.describe('the list of cards', () => {
  check(
    'filtered by cardholderId has only cards of that cardholder',
    'CARD-LIST-001',
    async ({ platform }) => {
      const { id, value } = await cardWith(platform, 'cardholderId');
      const { customerId: other } = await newCardholder(platform);
      if (other === value)
        undecided(
          'the run has only one cardholder on the platform, so a filter by cardholder leaves nothing out',
        );

      const filter = { ...LIST, name: 'cardholderId', values: [value, other] } as const;
      await withOthers(platform);
      await expectNarrowed(platform, { ...filter, isShownIn: isShownAs('cardholderId') }, id);
    },
  );

  check(
    'filtered by accountId has only cards funded by that account',
    'CARD-LIST-002',
    async ({ platform }) => {
      const { id, holder } = await loneCard(platform);
      const { accountId: other } = await fundedCardholder(platform);
      if (other === holder.accountId)
        undecided(
          'the run has only one funding account on the platform, so a filter by account leaves nothing out',
        );
      if (!hasAccount(holder)) undecided('cards are issued without a funding account');
      const values = [holder.accountId, other] as const;

      await withOthers(platform);
      const filter = { ...LIST, name: 'accountId', values, isShownIn: isFundedBy } as const;
      await expectNarrowed(platform, filter, id);
    },
  );

  check(
    'filtered by platformCardId has only the card with that id',
    'CARD-LIST-003',
    async ({ platform }) => {
      const { id, value } = await cardWith(platform, 'platformCardId');
      const other = platform.unique();

      const filter = { ...LIST, name: 'platformCardId', values: [value, other] } as const;
      await withOthers(platform);
      await expectNarrowed(platform, { ...filter, isShownIn: isShownAs('platformCardId') }, id);
    },
  );

  check(
    'filtered by status has only cards with that status',
    'CARD-LIST-004',
    async ({ platform }) => {
      const { id, value, cardholderId } = await cardWith(platform, 'status');
      const filter = { ...LIST, name: 'status', beside: { cardholderId } } as const;

      await expectNarrowed(platform, { ...filter, values: [value, 'CLOSED'] }, id);
      await expectLeftOut(platform, { ...filter, values: [value, 'FROZEN'] }, id);
    },
  );
});
