import { idsNamed } from '../../fixtures/areas/tokens/shown.ts';
import { createToken, newToken, PERMISSIONS } from '../../fixtures/areas/tokens/tokens.ts';
import { check, expect, forAll, inParallel, member } from '../../fixtures/index.ts';
import { tellingName, tokenName } from '../../generators/tokens/token-name.ts';

/** What is not a list of existing permissions (G-20). */
const UNKNOWN = [['UNHEARD_OF'], ['view'], ['VIEW', 'UNHEARD_OF'], [...PERMISSIONS, 'UNHEARD_OF']];

check.describe('POST /tokens', () => {
  check(
    'returns the id and the client secret of the new token',
    'API-TOKEN-CREATE-001',
    async ({ platform }) => {
      const reply = await createToken(platform, {
        name: platform.unique(),
        permissions: ['VIEW'],
      });

      expect(reply, 'the creation').toBeSuccess();
      const [id, secret] = ['id', 'clientSecret'].map((name) => member(reply.json, name));
      expect([typeof id, typeof secret], 'the types of the id and of the client secret').toEqual([
        'string',
        'string',
      ]);
      expect(secret === id, 'whether the id is the client secret').toBe(false);
    },
  );

  check('accepts any text as a name', 'API-TOKEN-CREATE-002', async ({ platform }) => {
    const expectKept = async (drawn: string) => {
      const name = `${platform.unique()} ${drawn}`;

      const reply = await createToken(platform, { name, permissions: ['VIEW'] });

      expect(reply, 'the creation').toBeSuccess();
      expect(member(reply.json, 'name'), 'the name of the token').toBe(name);
    };

    await forAll(tellingName, expectKept, 1);
    await forAll(tokenName, expectKept, 12);
  });

  check(
    'gives tokens of the same name different ids and client secrets',
    'API-TOKEN-CREATE-003',
    async ({ platform }) => {
      const name = platform.unique();

      const [first, second] = [
        await newToken(platform, { name }),
        await newToken(platform, { name }),
      ];

      for (const each of ['id', 'user', 'secret'] as const) {
        // Of a secret nothing is printed.
        expect(first[each] === second[each], `whether two tokens have the same ${each}`).toBe(
          false,
        );
      }
    },
  );

  check(
    'without a name returns 400 INVALID_INPUT',
    'API-TOKEN-CREATE-004',
    async ({ platform }) => {
      await newToken(platform);

      for (const body of [{}, { name: null }, { name: 17 }, { name: ['a'] }]) {
        const reply = await createToken(platform, { ...body, permissions: ['VIEW'] });

        expect(reply).toBeError(400, 'INVALID_INPUT');
      }
    },
  );

  check(
    'without permissions returns 400 INVALID_INPUT',
    'API-TOKEN-CREATE-005',
    async ({ platform }) => {
      await newToken(platform);
      const name = platform.unique();

      for (const body of [
        {},
        { permissions: [] },
        { permissions: null },
        { permissions: 'VIEW' },
      ]) {
        expect(await createToken(platform, { name, ...body })).toBeError(400, 'INVALID_INPUT');
      }
    },
  );

  check(
    'with an unknown permission returns 400 INVALID_INPUT',
    'API-TOKEN-CREATE-006',
    async ({ platform }) => {
      await newToken(platform);

      for (const permissions of UNKNOWN) {
        const reply = await createToken(platform, { name: platform.unique(), permissions });

        expect(reply, `a token with the permissions ${permissions.join(' and ')}`).toBeError(
          400,
          'INVALID_INPUT',
        );
      }
    },
  );

  check('that is refused creates no token', 'API-TOKEN-CREATE-007', async ({ platform }) => {
    const name = platform.unique();

    await inParallel([...UNKNOWN, []], async (permissions) => {
      const reply = await createToken(platform, { name, permissions });
      expect(reply, `a token with the permissions ${permissions.join(' and ')}`).toBeRefused();
    });

    const { id, shownName } = await newToken(platform, { name });
    const listed = await idsNamed(platform, shownName, id);
    expect(listed, 'the tokens listed under the name').toEqual([id]);
  });
});
