import { expectUnauthorizedEverywhere } from '../../fixtures/areas/authentication/unauthorized.ts';
import { changeStatus } from '../../fixtures/areas/cards/card-updates.ts';
import { activeCard, statusOf } from '../../fixtures/areas/cards/cards.ts';
import { check, expect } from '../../fixtures/index.ts';

check.describe('a request', () => {
  for (const [what, row, auth] of [
    ['without API credentials', 'AUTH-FAIL-003', 'none'],
    ['with API credentials that are not base64', 'AUTH-FAIL-004', { header: 'Basic ***' }],
    [
      'with API credentials that decode to a text without a colon',
      'AUTH-FAIL-004',
      { header: `Basic ${Buffer.from('sample').toString('base64')}` },
    ],
    ['with empty API credentials', 'AUTH-FAIL-004', { header: 'Basic ' }],
  ] as const) {
    check(`${what} is refused`, row, async ({ platform }) => {
      await expectUnauthorizedEverywhere(platform, auth);
    });
  }

  check(
    'with refused API credentials does not change a card',
    'AUTH-FAIL-007',
    async ({ platform }) => {
      const card = await activeCard(platform);
      const { apiTokenId: id } = platform.settings.credentials;

      const wrong = { basic: { id, secret: 'sample-wrong' } };
      for (const auth of ['none', wrong, { bearer: 'sample-no-such-token' }] as const) {
        await platform.api.updateCardById({ id: card.id, body: { status: 'FROZEN' }, auth });
        expect(
          await statusOf(platform, card),
          'the status of the card after the refused change',
        ).toBe('ACTIVE');
      }

      expect(
        await changeStatus(platform, card, 'FROZEN'),
        'the same change with valid credentials',
      ).toBeSuccess();
    },
  );
});
