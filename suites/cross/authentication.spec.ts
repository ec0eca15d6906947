import { note } from '../../fixtures/check/context.ts';
import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { test } from '../../fixtures/check/test.ts';
import type { Auth } from '../../fixtures/client/exchange.ts';
import { changeStatus } from '../../fixtures/platform/card-updates.ts';
import { activeCard, statusOf } from '../../fixtures/platform/cards.ts';
import { everyOperation, everyOperationInFull } from '../../fixtures/platform/operations.ts';
import type { Platform } from '../../fixtures/platform/platform.ts';
import { otherPlatform } from '../../fixtures/platform/preconditions.ts';
import { operation } from '../../spec/openapi.ts';

/** Sends every operation with credentials that are wrong in one way. */
async function expectUnauthorized(platform: Platform, auth: Auth): Promise<void> {
  for (const { id, call, stated } of await everyOperationInFull(platform)) {
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

/** Sends every reading operation with credentials that are nearly right. */
async function expectUnauthorizedReads(
  platform: Platform,
  ...nearMisses: readonly Auth[]
): Promise<void> {
  const operations = await everyOperation(platform);
  const reads = operations.filter(({ id, stated }) => stated && operation(id).method === 'GET');
  for (const { id, call } of reads) {
    for (const auth of nearMisses) {
      expect(await platform.call(id, { ...call, auth })).toBeError(401, 'UNAUTHORIZED');
    }
  }
}

/** The text with its letters in the other case; as it is where it may be a number in hex. */
function caseSwapped(text: string): string {
  return /^[\da-f-]*$/i.test(text)
    ? text
    : text.replace(/[a-z]/gi, (letter) =>
        letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
      );
}

/** The platform's own token id and secret, encoded as HTTP Basic has them. */
function encodedPair({ settings }: Platform): string {
  const { apiTokenId, apiClientSecret } = settings.credentials;
  return Buffer.from(`${apiTokenId}:${apiClientSecret}`).toString('base64');
}

test.describe('API credentials', () => {
  test('with a wrong secret are refused', covers('AUTH-FAIL-001'), async ({ platform }) => {
    const { apiTokenId, apiClientSecret } = platform.settings.credentials;

    await expectUnauthorized(platform, {
      basic: { id: apiTokenId, secret: `${apiClientSecret}x` },
    });
  });

  test('with a nearly right secret are refused', covers('AUTH-FAIL-001'), async ({ platform }) => {
    const { apiTokenId: id, apiClientSecret } = platform.settings.credentials;
    const wrong = ['', apiClientSecret.slice(0, -1), caseSwapped(apiClientSecret)];

    const nearMisses = wrong.filter((secret) => secret !== apiClientSecret);
    await expectUnauthorizedReads(
      platform,
      ...nearMisses.map((secret) => ({ basic: { id, secret } })),
    );
  });

  test('with an unknown token id are refused', covers('AUTH-FAIL-002'), async ({ platform }) => {
    const { apiTokenId, apiClientSecret } = platform.settings.credentials;

    await expectUnauthorized(platform, {
      basic: { id: `${apiTokenId}x`, secret: apiClientSecret },
    });
  });

  test('with part of a token id are refused', covers('AUTH-FAIL-002'), async ({ platform }) => {
    const { apiTokenId, apiClientSecret: secret } = platform.settings.credentials;
    const parts = ['', apiTokenId.slice(0, -1)];

    await expectUnauthorizedReads(platform, ...parts.map((id) => ({ basic: { id, secret } })));
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

  test("of a platform are no agent's", covers('AUTH-FAIL-005'), async ({ platform }) => {
    const { apiClientSecret } = platform.settings.credentials;
    const tokens = [encodedPair(platform), apiClientSecret];

    await expectUnauthorizedReads(platform, ...tokens.map((bearer) => ({ bearer })));
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

  test(
    'under the name of another scheme are refused',
    covers('AUTH-SCHEME-004'),
    async ({ platform }) => {
      const schemes = ['Digest', 'Token'];

      await expectUnauthorizedReads(
        platform,
        ...schemes.map((scheme) => ({ header: `${scheme} ${encodedPair(platform)}` })),
      );
    },
  );

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
