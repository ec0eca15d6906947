import { note } from '../../fixtures/check/context.ts';
import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { test } from '../../fixtures/check/test.ts';
import type { Auth } from '../../fixtures/client/exchange.ts';
import { sharedCard, statusOf } from '../../fixtures/platform/cards.ts';
import { everyOperation } from '../../fixtures/platform/operations.ts';
import type { Platform } from '../../fixtures/platform/platform.ts';
import { otherPlatform } from '../../fixtures/platform/preconditions.ts';

/** Sends every operation with credentials that are wrong in one way. */
async function expectUnauthorized(platform: Platform, auth: Auth): Promise<void> {
  for (const { id, call, stated } of await everyOperation(platform)) {
    const reply = await platform.call(id, { ...call, auth });
    if (stated || ![404, 405].includes(reply.status)) {
      expect(reply).toBeError(401, 'UNAUTHORIZED');
    } else {
      note(
        `${id} answered ${reply.status}: not routed there, so its credentials are not looked at`,
      );
    }
  }
}

test.describe('API credentials', () => {
  test('with a wrong secret are refused', covers('AUTH-FAIL-001'), async ({ platform }) => {
    const { apiTokenId, apiClientSecret } = platform.settings.credentials;

    await expectUnauthorized(platform, {
      basic: { id: apiTokenId, secret: `${apiClientSecret}x` },
    });
  });

  test('with an unknown token id are refused', covers('AUTH-FAIL-002'), async ({ platform }) => {
    const { apiTokenId, apiClientSecret } = platform.settings.credentials;

    await expectUnauthorized(platform, {
      basic: { id: `${apiTokenId}x`, secret: apiClientSecret },
    });
  });

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

  test('of no agent are refused', covers('AUTH-FAIL-005'), async ({ platform }) => {
    await expectUnauthorized(platform, { bearer: 'conformance-no-such-token' });
  });

  test(
    "with another platform's secret are refused",
    covers('AUTH-FAIL-006'),
    async ({ session, platform }) => {
      const { apiTokenId } = platform.settings.credentials;
      const { apiClientSecret } = otherPlatform(session).settings.credentials;

      await expectUnauthorized(platform, { basic: { id: apiTokenId, secret: apiClientSecret } });
    },
  );

  test('of another scheme are refused', covers('AUTH-SCHEME-004'), async ({ platform }) => {
    await expectUnauthorized(platform, { header: 'Digest username="conformance"' });
  });

  test('that are refused change no card', covers('AUTH-FAIL-007'), async ({ platform }) => {
    const card = await sharedCard(platform);
    const before = await statusOf(platform, card);

    for (const auth of ['none', { bearer: 'conformance-no-such-token' }] as const) {
      const path = { id: card.id };
      await platform.call('updateCardById', { path, body: { status: 'CLOSED' }, auth });
    }

    expect(await statusOf(platform, card)).toBe(before);
  });
});
