import { delegating } from '../../fixtures/areas/delegated-keys/delegating.ts';
import {
  CREATE,
  createdKey,
  createKeyCall,
  delegatedKey,
  listedKeys,
  revokedKey,
} from '../../fixtures/areas/delegated-keys/keys.ts';
import { idsOf } from '../../fixtures/areas/transactions/list.ts';
import { begin, check, expect, member, type Platform, text } from '../../fixtures/index.ts';

async function activeIds(platform: Platform, accountId: string): Promise<readonly string[]> {
  const keys = await listedKeys(platform, accountId);
  return idsOf(keys.filter((key) => member(key, 'status') === 'ACTIVE'));
}

check.describe('POST /auth/delegated-keys', () => {
  check(
    'sent again with a used Request-Id creates no key',
    'DELEGATED-KEY-012',
    async ({ platform }) => {
      const spender = await delegating(platform);
      // A request that nothing has to be signed for has no Request-Id to use again.
      await begin(platform, CREATE, createKeyCall(spender));
      const { reply, resend } = await createdKey(platform, spender);
      expect(reply, 'the signed request').toBeSuccess();
      await revokedKey(platform, text(member(reply.json, 'id')) ?? '');
      // Whether a key that was revoked is ACTIVE for some time still is left open.
      const before = await activeIds(platform, spender.accountId);

      await resend();

      const active = await activeIds(platform, spender.accountId);
      const created = active.filter((id) => !before.includes(id));
      expect(created, 'the keys ACTIVE only after the used request was sent again').toEqual([]);
      await delegatedKey(platform, spender);
    },
  );
});
