import {
  createdAgent,
  installed,
  principal,
  redeemed,
} from '../../fixtures/areas/agents/agents.ts';
import { redeemDeviceCode } from '../../fixtures/areas/agents/calls.ts';
import { unknownOf } from '../../fixtures/areas/agents/unknown.ts';
import { requireNoGuard } from '../../fixtures/areas/authentication/unauthorized.ts';
import { check, expect, isSuccess, member, type Reply, text } from '../../fixtures/index.ts';

/** The tokens that accepted answers show, each once. */
function tokensIn(replies: readonly Reply[]): readonly string[] {
  const tokens = replies
    .filter(isSuccess)
    .flatMap(({ json }) => text(member(json, 'accessToken')) ?? []);
  return [...new Set(tokens)];
}

/** The code with its last letter or digit replaced by another one in any case. */
function altered(code: string): string {
  const last = code.slice(-1);
  return `${code.slice(0, -1)}${last.toLowerCase() === 'b' ? 'c' : 'b'}`;
}

check.describe('a device code', () => {
  check('cannot be redeemed a second time', 'AGENT-CODE-001', async ({ platform }) => {
    const { code } = await installed(platform, await principal(platform));

    for (const time of [2, 3]) {
      expect(
        await redeemDeviceCode(platform, code),
        `the redemption of the code, time ${time}`,
      ).toBeError(400, 'INVALID_INPUT');
    }
  });

  check(
    'yields no other access token when redeemed again',
    'AGENT-CODE-002',
    async ({ platform }) => {
      const { code, auth } = await installed(platform, await principal(platform));

      const again = await redeemDeviceCode(platform, code);

      const others = tokensIn([again]).filter((token) => token !== auth.bearer);
      expect(others.length, 'access tokens besides the first').toBe(0);
      const reply = await platform.call('listTransactions', { auth });
      expect(reply.status, 'the status of a request with the first access token').not.toBe(401);
    },
  );

  check(
    'yields one access token when redeemed several times at the same time',
    'AGENT-CODE-003',
    async ({ platform }) => {
      const { code } = await createdAgent(platform, await principal(platform));

      const replies = await Promise.all([1, 2, 3].map(() => redeemDeviceCode(platform, code)));

      expect(tokensIn(replies).length, 'access tokens from one device code').toBe(1);
    },
  );

  check('that does not exist is refused with 404', 'AGENT-CODE-004', async ({ platform }) => {
    const { code } = await createdAgent(platform, await principal(platform));

    const reply = await redeemDeviceCode(platform, unknownOf(code));
    requireNoGuard(reply);
    expect(reply, 'the redemption of an unknown code').toBeRefused(404);
    await redeemed(platform, code);
  });

  check(
    'stays redeemable after an altered code is refused',
    'AGENT-CODE-005',
    async ({ platform }) => {
      await installed(platform, await principal(platform));
      const { code } = await createdAgent(platform, await principal(platform));

      for (const other of [altered(code), `${code}a`, code.slice(0, -1)]) {
        const reply = await redeemDeviceCode(platform, other);
        requireNoGuard(reply);
        expect(reply, 'the redemption of an altered code').toBeRefused();
      }

      const reply = await redeemDeviceCode(platform, code);
      requireNoGuard(reply);
      expect(reply, 'the redemption of the unaltered code').toBeSuccess();
    },
  );
});
