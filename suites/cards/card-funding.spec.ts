import { changedCard, otherFunding } from '../../fixtures/areas/cards/card-change.ts';
import { readCard } from '../../fixtures/areas/cards/cards.ts';
import { covers, expect, member, settled, test, unlessConfirmed } from '../../fixtures/index.ts';

test.describe('an active card', () => {
  test('takes another funding source', covers('CARD-FUNDING-001'), async ({ platform }) => {
    const change = await otherFunding(platform);

    const card = await changedCard(platform, change);

    const read = async () => member((await readCard(platform, card)).json, change.field);
    const wanted = JSON.stringify(change.values[0]);
    const isWanted = (shown: unknown) => JSON.stringify(shown) === wanted;
    const shown = await settled(read, isWanted, platform.target.settleMs);
    if (!isWanted(shown)) {
      unlessConfirmed('G-54', 'the card does not show the funding source it was given');
    }
    expect(JSON.stringify(shown), 'the funding source').toBe(wanted);
  });
});
