import {
  cardholder,
  fundedCardholder,
  newCardholder,
  readCard,
  sharedCard,
} from '../../fixtures/areas/cards/cards.ts';
import {
  check,
  covers,
  describe,
  expectNarrowed,
  member,
  type Platform,
  text,
  unreached,
} from '../../fixtures/index.ts';

const LIST = { operation: 'listCards' } as const;

/** A card, and what the record of it shows under a name. */
async function cardWith(platform: Platform, name: string) {
  const card = await sharedCard(platform);
  const { json } = await readCard(platform, card);
  const value = text(member(json, name)) ?? unreached(`a card shows no ${name}`);
  return { id: card.id, value, cardholderId: text(member(json, 'cardholderId')) ?? '' };
}

describe('the list of cards', () => {
  check('is narrowed to a cardholder', covers('CARD-LIST-001'), async ({ platform }) => {
    const { id, value } = await cardWith(platform, 'cardholderId');
    const { customerId: other } = await newCardholder(platform);

    await expectNarrowed(platform, { ...LIST, name: 'cardholderId', values: [value, other] }, id);
  });

  check('is narrowed to an account', covers('CARD-LIST-002'), async ({ platform }) => {
    const { id } = await sharedCard(platform);
    const { accountId } = await cardholder(platform);
    const { accountId: other } = await fundedCardholder(platform);

    await expectNarrowed(platform, { ...LIST, name: 'accountId', values: [accountId, other] }, id);
  });

  check('is narrowed to a platformCardId', covers('CARD-LIST-003'), async ({ platform }) => {
    const { id, value } = await cardWith(platform, 'platformCardId');
    const other = platform.unique();

    await expectNarrowed(platform, { ...LIST, name: 'platformCardId', values: [value, other] }, id);
  });

  check('is narrowed to a status', covers('CARD-LIST-004'), async ({ platform }) => {
    const { id, value, cardholderId } = await cardWith(platform, 'status');
    const values = [value, 'CLOSED'] as const;

    await expectNarrowed(
      platform,
      { ...LIST, name: 'status', values, beside: { cardholderId } },
      id,
    );
  });
});
