import { delegating } from '../../fixtures/areas/delegated-keys/delegating.ts';
import {
  createdKey,
  delegatedKey,
  listedKeys,
  revokedKey,
} from '../../fixtures/areas/delegated-keys/keys.ts';
import { check, expect, member, text } from '../../fixtures/index.ts';

check.describe('POST /auth/delegated-keys', () => {
  check(
    'sent again with a used Request-Id creates no key',
    'DELEGATED-KEY-012',
    async ({ platform }) => {
      const spender = await delegating(platform);
      const { reply, resend } = await createdKey(platform, spender);
      expect(reply, 'the signed request').toBeSuccess();
      await revokedKey(platform, text(member(reply.json, 'id')) ?? '');

      await resend();

      const active = (await listedKeys(platform, spender.accountId)).filter(
        (row) => member(row, 'status') === 'ACTIVE',
      );
      expect(active, 'the ACTIVE keys after the used request was sent again').toEqual([]);
      await delegatedKey(platform, spender);
    },
  );
});
