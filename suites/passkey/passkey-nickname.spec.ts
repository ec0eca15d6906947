import { expectNickname } from '../../fixtures/areas/credentials/nickname.ts';
import {
  expectRefusedRegistration,
  register,
} from '../../fixtures/areas/passkey/passkey-registrations.ts';
import {
  covers,
  expect,
  expectRefusal,
  forAll,
  isSuccess,
  member,
  test,
  unlessConfirmed,
} from '../../fixtures/index.ts';
import { nickname } from '../../generators/passkey/nickname.ts';

test.describe('the nickname of a passkey', () => {
  test('is taken as it is', covers('PASSKEY-CREATE-014'), async ({ platform }) => {
    await forAll(
      nickname,
      async (name) => {
        const reply = await register(platform, (body) => ({ ...body, nickname: name }));
        const shown = member(reply.json, 'nickname') ?? name;
        if (!isSuccess(reply) || shown !== name) {
          unlessConfirmed('G-102', `one of ${name.length} characters is not taken as it is`);
        }
        expect(reply).toBeSuccess(201);
        expectNickname(reply.json, name, 'in the answer');
      },
      3,
    );
  });

  for (const [what, row, names] of [
    ['it is absent', 'PASSKEY-CREATE-013', [undefined]],
    ['it is blank or too long', 'PASSKEY-CREATE-015', ['', '   ', 'n'.repeat(101)]],
  ] as const) {
    test(`is refused where ${what}`, covers(row), async ({ platform }) => {
      for (const name of names) {
        await expectRefusedRegistration(
          platform,
          (body) => ({ ...body, nickname: name }),
          (reply) => expectRefusal(reply, 'G-102'),
        );
      }
    });
  }
});
