import { expectUnauthorized } from '../../fixtures/areas/authentication/unauthorized.ts';
import { changeStatus } from '../../fixtures/areas/cards/card-updates.ts';
import { activeCard, statusOf } from '../../fixtures/areas/cards/cards.ts';
import { covers, expect, test } from '../../fixtures/index.ts';

test.describe('API credentials', () => {
  test('that are missing are refused', covers('AUTH-FAIL-003'), async ({ platform }) => {
    await expectUnauthorized(platform, 'none');
  });

  for (const [what, value] of [
    ['no base64', 'Basic ***'],
    ['base64 without a colon', `Basic ${Buffer.from('conformance').toString('base64')}`],
    ['nothing', 'Basic '],
  ] as const) {
    test(`that hold ${what} are refused`, covers('AUTH-FAIL-004'), async ({ platform }) => {
      await expectUnauthorized(platform, { header: value });
    });
  }

  test('that are refused change no card', covers('AUTH-FAIL-007'), async ({ platform }) => {
    const card = await activeCard(platform);
    const { apiTokenId: id } = platform.settings.credentials;

    const path = { id: card.id };
    const wrong = { basic: { id, secret: 'conformance-wrong' } };
    for (const auth of ['none', wrong, { bearer: 'conformance-no-such-token' }] as const) {
      await platform.call('updateCardById', { path, body: { status: 'FROZEN' }, auth });
      expect(await statusOf(platform, card)).toBe('ACTIVE');
    }

    expect(await changeStatus(platform, card, 'FROZEN'), 'by valid credentials').toBeSuccess();
  });
});
