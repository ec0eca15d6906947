import { delegating, secondOfWallet } from '../../fixtures/areas/delegated-keys/delegating.ts';
import {
  delegatedKey,
  idsWith,
  listedKeys,
  readKey,
  revokedKey,
} from '../../fixtures/areas/delegated-keys/keys.ts';
import { check, expect, idsIn, member, undecided, waitFor } from '../../fixtures/index.ts';

check.describe('a delegated key', () => {
  check('is listed only for its own wallet', 'DELEGATED-KEY-007', async ({ platform }) => {
    const [one, other] = [await delegating(platform), await delegating(platform)];
    const [key, foreign] = [await delegatedKey(platform, one), await delegatedKey(platform, other)];

    const reply = await platform.api.listDelegatedKeys({ query: { accountId: one.accountId } });

    expect(reply, "the list of the wallet's keys").toBeSuccess();
    const listed = await idsWith(platform, one.accountId, key);
    expect(listed, 'the keys of the wallet').toContain(key);
    expect(listed, 'the keys of the wallet').not.toContain(foreign);
  });

  check(
    'is listed once, even if another card of its wallet has a key',
    'DELEGATED-KEY-010',
    async ({ platform }) => {
      const first = await delegating(platform);
      const second = await secondOfWallet(platform, first);
      const keys = [
        await delegatedKey(platform, first),
        await delegatedKey(platform, second),
      ] as const;

      const read = async (key: string) => member(await readKey(platform, key), 'status');
      const statuses = [await read(keys[0]), await read(keys[1])];
      const listed = await waitFor(
        async () => idsIn(await listedKeys(platform, first.accountId)),
        (ids) => keys.every((key) => ids.includes(key)),
        platform.target.settleMs,
      );

      // A key may take the place of the one before, and a list may not be narrowed to the wallet.
      const areActive = statuses.every((status) => status === 'ACTIVE');
      const isOfWallet = listed.length > 0 && listed.every((id) => keys.includes(id));
      const which = areActive && isOfWallet ? 'ACTIVE key' : 'key';
      const times = keys.map((key) => listed.filter((id) => id === key).length);
      expect(times, `how often each ${which} is listed`).toEqual([1, 1]);
    },
  );

  check(
    'stays ACTIVE if the key of another card of its wallet is revoked',
    'DELEGATED-KEY-014',
    async ({ platform }) => {
      const first = await delegating(platform);
      const second = await secondOfWallet(platform, first);
      const revoked = await delegatedKey(platform, first);
      const kept = await delegatedKey(platform, second);
      const read = async (key: string) => member(await readKey(platform, key), 'status');
      const statuses = [await read(revoked), await read(kept)];
      if (statuses.some((status) => status !== 'ACTIVE'))
        undecided(`the keys of two cards of a wallet are ${statuses.join(' and ')}`);

      await revokedKey(platform, revoked);

      expect(await read(kept), 'the status of the key of the other card').toBe('ACTIVE');
    },
  );

  check(
    'is not listed as ACTIVE after its revocation',
    'DELEGATED-KEY-011',
    async ({ platform }) => {
      const spender = await delegating(platform);
      const key = await delegatedKey(platform, spender);
      await revokedKey(platform, key);

      const { json: read } = await platform.api.getDelegatedKeyById({ id: key });
      const listed = await waitFor(
        async () => {
          const rows = await listedKeys(platform, spender.accountId);
          return member(
            rows.find((each) => member(each, 'id') === key),
            'status',
          );
        },
        (status) => status !== 'ACTIVE',
        platform.target.settleMs,
      );
      const which =
        member(read, 'status') === 'REVOKED' ? 'a key that is read as REVOKED' : 'the key';
      expect(listed, `the listed status of ${which}`).not.toBe('ACTIVE');
    },
  );
});
