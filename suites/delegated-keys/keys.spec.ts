import { delegating } from '../../fixtures/areas/delegated-keys/delegating.ts';
import {
  CREATE,
  createKey,
  createKeyCall,
  delegatedKey,
  idsWith,
  listedKeys,
  readKey,
  revokedKey,
} from '../../fixtures/areas/delegated-keys/keys.ts';
import { begin, check, expect, forAll, member, otherPlatform } from '../../fixtures/index.ts';
import { unknownIdLike } from '../../generators/general/unknown-id-like.ts';

/** What is not a nickname (G-55). */
const NICKNAMES = [undefined, '', 17, 'N'.repeat(257)];

check.describe('POST /auth/delegated-keys', () => {
  check(
    'creates an ACTIVE key after its challenges are signed',
    'DELEGATED-KEY-001',
    async ({ platform }) => {
      const spender = await delegating(platform);

      const reply = await createKey(platform, spender);

      expect(reply).toBeSuccess(201);
      expect(member(reply.json, 'status'), 'the status of the key').toBe('ACTIVE');
      expect(member(reply.json, 'cardId'), 'the cardId of the key').toBe(spender.card.id);
      expect(member(reply.json, 'accountId'), 'the accountId of the key').toBe(spender.accountId);
    },
  );

  check(
    'without a wallet signature creates no ACTIVE key',
    'DELEGATED-KEY-002',
    async ({ platform }) => {
      const spender = await delegating(platform);
      await begin(platform, CREATE, createKeyCall(spender));

      const before = (await listedKeys(platform, spender.accountId)).filter(
        (row) => member(row, 'status') === 'ACTIVE',
      );

      expect(before, 'the ACTIVE keys before the signature').toEqual([]);
      const key = await delegatedKey(platform, spender);
      const after = await idsWith(platform, spender.accountId, key);
      expect(after, 'the keys of the wallet after the signature').toContain(key);
    },
  );

  check(
    'for a card that has an ACTIVE key returns 409',
    'DELEGATED-KEY-004',
    async ({ platform }) => {
      const spender = await delegating(platform);
      const key = await delegatedKey(platform, spender);

      const second = await createKey(platform, spender);
      expect(second, 'a second key for the card').toBeError(409, 'CONFLICT');

      await revokedKey(platform, key);
      await delegatedKey(platform, spender);
    },
  );

  check('with an invalid nickname returns 400', 'DELEGATED-KEY-005', async ({ platform }) => {
    const spender = await delegating(platform);

    for (const nickname of NICKNAMES) {
      const reply = await createKey(platform, spender, { nickname });
      expect(reply).toBeError(400, 'INVALID_INPUT');
    }

    await delegatedKey(platform, spender);
  });
});

check.describe('a delegated key', () => {
  check(
    'is shown by GET with its card, wallet and status',
    'DELEGATED-KEY-006',
    async ({ platform }) => {
      const spender = await delegating(platform);
      const id = await delegatedKey(platform, spender);

      const record = await readKey(platform, id);

      for (const [name, value] of [
        ['id', id],
        ['cardId', spender.card.id],
        ['accountId', spender.accountId],
        ['status', 'ACTIVE'],
      ] as const) {
        expect(member(record, name), `the ${name} of the key`).toBe(value);
      }
    },
  );

  check(
    'has the status REVOKED after its revocation',
    'DELEGATED-KEY-008',
    async ({ platform }) => {
      const id = await delegatedKey(platform, await delegating(platform));

      expect(await platform.api.revokeDelegatedKey({ id }), 'the revocation').toBeSuccess();

      expect(member(await readKey(platform, id), 'status'), 'the status of the key').toBe(
        'REVOKED',
      );
      expect(await platform.api.revokeDelegatedKey({ id }), 'the second revocation').toBeRefused(
        400,
      );
    },
  );

  check(
    'that does not exist returns 404 on GET and DELETE',
    'DELEGATED-KEY-009',
    async ({ platform }) => {
      const known = await delegatedKey(platform, await delegating(platform));
      await readKey(platform, known);

      await forAll(
        unknownIdLike(known),
        async (id) => {
          expect(
            await platform.api.getDelegatedKeyById({ id }),
            'the read of an unknown key',
          ).toBeRefused(404);
          expect(
            await platform.api.revokeDelegatedKey({ id }),
            'the revocation of an unknown key',
          ).toBeRefused(404);
        },
        2,
      );
      await revokedKey(platform, known);
    },
  );

  check(
    'cannot be read or revoked by another platform',
    'DELEGATED-FOREIGN-001',
    async ({ run, platform }) => {
      const other = otherPlatform(run);
      const id = await delegatedKey(platform, await delegating(platform));
      await readKey(platform, id);

      expect(
        await other.api.getDelegatedKeyById({ id }),
        'the read by another platform',
      ).toBeRefused();
      const reply = await other.api.revokeDelegatedKey({ id });

      const status = member(await readKey(platform, id), 'status') ?? 'ACTIVE';
      expect(status, 'the status of the key after the refused revocation').not.toBe('REVOKED');
      // Nothing to revoke may be an answer to a revocation, as it is to a key that does not exist.
      expect(reply, 'the revocation by another platform').toBeRefused();
      await revokedKey(platform, id);
    },
  );
});
