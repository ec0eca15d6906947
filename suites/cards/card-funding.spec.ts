import { updateCardById } from '../../fixtures/areas/cards/calls.ts';
import { holderFundedTwice } from '../../fixtures/areas/cards/card-funding.ts';
import { unlessUpdateOpen } from '../../fixtures/areas/cards/card-updates.ts';
import { activeCard, readCard } from '../../fixtures/areas/cards/cards.ts';
import { covers, expect, member, settled, test } from '../../fixtures/index.ts';

test.describe('an active card', () => {
  test('takes another funding source', covers('CARD-FUNDING-001'), async ({ platform }) => {
    const holder = await holderFundedTwice(platform);
    const card = await activeCard(platform, holder);
    const fundingSources = [holder.otherAccountId];

    const reply = await unlessUpdateOpen(
      platform,
      updateCardById(platform, card.id, { fundingSources }),
    );

    expect(reply, 'the change of an active card').toBeSuccess();
    const wanted = JSON.stringify(fundingSources);
    const shown = await settled(
      async () => JSON.stringify(member((await readCard(platform, card)).json, 'fundingSources')),
      (sources) => sources === wanted,
      platform.target.settleMs,
    );
    expect(shown, 'the funding source').toBe(wanted);
  });
});
