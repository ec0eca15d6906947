import { changedCard, otherFunding } from '../../fixtures/cards/card-change.ts';
import { readCard } from '../../fixtures/cards/cards.ts';
import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { unlessConfirmed } from '../../fixtures/check/gap-refusal.ts';
import { test } from '../../fixtures/check/test.ts';
import { settled } from '../../fixtures/platform/poll.ts';
import { member } from '../../fixtures/platform/reply.ts';

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
