import { expectOnlyTheFaultRefused } from '../../fixtures/areas/card-pin/block-trust.ts';
import { goodBlock } from '../../fixtures/areas/card-pin/blocks.ts';
import { setCardPin } from '../../fixtures/areas/card-pin/calls.ts';
import { cardIn, pinCard } from '../../fixtures/areas/cards/cards.ts';
import { check, expect, unattributedCaller } from '../../fixtures/index.ts';

check.describe('set-PIN', () => {
  for (const [what, id, secret] of [
    ['a wrong API client secret', '', 'x'],
    ['an unknown API token id', 'x', ''],
  ] as const) {
    check(`with ${what} returns 401`, 'CARD-PIN-013', async ({ platform }) => {
      const { apiTokenId, apiClientSecret } = platform.settings.credentials;
      const basic = { id: `${apiTokenId}${id}`, secret: `${apiClientSecret}${secret}` };
      const card = await pinCard(platform);

      const block = await goodBlock(platform);
      const reply = await setCardPin(platform, card.id, block, { auth: { basic } });

      expect(reply).toBeError(401, 'UNAUTHORIZED');
      const control = await setCardPin(platform, card.id, await goodBlock(platform));
      await expectOnlyTheFaultRefused(platform, control, reply);
    });
  }

  check('without credentials returns 401', 'CARD-PIN-013', async ({ platform }) => {
    const card = await pinCard(platform);

    const reply = await setCardPin(platform, card.id, await goodBlock(platform), { auth: 'none' });

    expect(reply).toBeError(401, 'UNAUTHORIZED');
    const control = await setCardPin(platform, card.id, await goodBlock(platform));
    await expectOnlyTheFaultRefused(platform, control, reply);
  });
});

check.describe('set-PIN', () => {
  for (const [how, status] of [
    ['', 'ACTIVE'],
    ['on a frozen card ', 'FROZEN'],
  ] as const) {
    check(
      `${how}by a session without an attributable actor returns 403`,
      'CARD-PIN-012',
      async ({ platform }) => {
        const auth = await unattributedCaller(platform);
        const card = await cardIn(platform, status);

        const reply = await setCardPin(platform, card.id, await goodBlock(platform), { auth });

        expect(reply).toBeRefused(403);
        const control = await setCardPin(platform, card.id, await goodBlock(platform));
        await expectOnlyTheFaultRefused(platform, control, reply);
      },
    );
  }
});
