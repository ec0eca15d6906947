import {
  fundedCardholder,
  hasAccount,
  loneCard,
  newCardholder,
  readCard,
} from '../../fixtures/areas/cards/cards.ts';
import {
  check,
  expectNarrowed,
  member,
  notShown,
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

check.describe('the list of cards', () => {
  check('is filtered by cardholderId', 'CARD-LIST-001', async ({ platform }) => {
    const { id, value } = await cardWith(platform, 'cardholderId');
    const { customerId: other } = await newCardholder(platform);
    if (other === value)
      undecided(
        'the run has only one cardholder on the platform, so a filter by cardholder leaves nothing out',
      );

    await expectNarrowed(platform, { ...LIST, name: 'cardholderId', values: [value, other] }, id);
  });

  check('is filtered by accountId', 'CARD-LIST-002', async ({ platform }) => {
    const { id, holder } = await loneCard(platform);
    const { accountId: other } = await fundedCardholder(platform);
    if (other === holder.accountId)
      undecided(
        'the run has only one funding account on the platform, so a filter by account leaves nothing out',
      );
    if (!hasAccount(holder)) undecided('cards are issued without a funding account');
    const values = [holder.accountId, other] as const;

    await expectNarrowed(platform, { ...LIST, name: 'accountId', values }, id);
  });

  check('is filtered by platformCardId', 'CARD-LIST-003', async ({ platform }) => {
    const { id, value } = await cardWith(platform, 'platformCardId');
    const other = platform.unique();

    await expectNarrowed(platform, { ...LIST, name: 'platformCardId', values: [value, other] }, id);
  });

  check('is filtered by status', 'CARD-LIST-004', async ({ platform }) => {
    const { id, value, cardholderId } = await cardWith(platform, 'status');
    const values = [value, 'CLOSED'] as const;

    await expectNarrowed(
      platform,
      { ...LIST, name: 'status', values, beside: { cardholderId } },
      id,
    );
  });
});
