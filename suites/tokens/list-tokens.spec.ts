import {
  expectShownAs,
  listedText,
  readToken,
  tokensNamed,
} from '../../fixtures/areas/tokens/shown.ts';
import { newToken } from '../../fixtures/areas/tokens/tokens.ts';
import {
  check,
  expect,
  expectListedAsRead,
  expectNarrowed,
  idsIn,
  inParallel,
  isListedTwice,
  member,
  otherPlatform,
} from '../../fixtures/index.ts';

const LIST = { operation: 'listTokens', name: 'name' } as const;

check.describe('the list of API tokens', () => {
  check('contains each token once', 'API-TOKEN-LIST-001', async ({ platform }) => {
    const name = platform.unique();
    const tokens = [
      await newToken(platform, { name }),
      await newToken(platform, { name }),
    ] as const;
    const ids = tokens.map(({ id }) => id);
    const [{ shownName }] = tokens;

    const listed = idsIn(await tokensNamed(platform, shownName, ...ids));

    for (const id of ids) {
      const isTwice = await isListedTwice(platform, 'listTokens', { name: shownName }, id);
      expect(isTwice, 'whether one page lists a token twice').toBe(false);
    }
    const found = listed.filter((id) => ids.includes(id));
    expect([...found].sort(), 'the tokens listed under the name').toEqual([...ids].sort());
  });

  check(
    'filtered by a name contains only tokens of that name',
    'API-TOKEN-LIST-002',
    async ({ platform }) => {
      const { id, shownName: name } = await newToken(platform);
      const { shownName: other } = await newToken(platform);

      await expectNarrowed(platform, { ...LIST, values: [name, other] }, id);
    },
  );

  check(
    'shows each token as GET /tokens/{tokenId} does',
    'API-TOKEN-LIST-003',
    async ({ platform }) => {
      const wanted = [{ permissions: ['VIEW'] }, { permissions: ['MANAGE', 'TRANSACT'] }] as const;
      await inParallel(wanted, async (each) => {
        const token = await newToken(platform, each);
        const read = () => readToken(platform, token);
        const row = async () => {
          const rows = await tokensNamed(platform, token.shownName, token.id);
          return rows.find((one) => member(one, 'id') === token.id);
        };

        await expectListedAsRead(platform, ['name', 'permissions'], { read, row });
        expectShownAs(await row(), token);
      });
    },
  );

  check(
    'contains no token of another platform',
    'API-TOKEN-FOREIGN-002',
    async ({ run, platform }) => {
      const other = otherPlatform(run);
      const name = platform.unique();
      const { id } = await newToken(platform, { name });
      const { id: own, shownName } = await newToken(other, { name });

      const listed = idsIn(await tokensNamed(other, shownName, own));

      expect(listed, 'the tokens listed under the name').toContain(own);
      expect(listed, 'the tokens listed under the name').not.toContain(id);
      const whole = await listedText(other, {}, { id: own });
      expect(whole.includes(id), 'whether the list has the token of another platform').toBe(false);
    },
  );
});
