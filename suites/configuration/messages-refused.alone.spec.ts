import { messages } from '../../fixtures/areas/configuration/messages.ts';
import { changeConfig } from '../../fixtures/areas/configuration/shown-config.ts';
import { check, expect, isSuccess, type Platform, unreached } from '../../fixtures/index.ts';
import {
  MESSAGE_MEMBERS,
  type MessageMember,
  messageValues,
  TEXT_LIMITS,
  textOf,
} from '../../generators/configuration/message-values.ts';

/** Ends the check where the target does not take a member at all: another reason would refuse it. */
async function requireTaken(platform: Platform, name: MessageMember): Promise<void> {
  const value = messageValues(platform.unique())[name];
  const reply = await changeConfig(platform, messages({ [name]: value }));
  if (!isSuccess(reply)) unreached(`PATCH /config with a valid ${name} answered ${reply.status}`);
}

check.describe('cardTokenization2faConfig', () => {
  for (const [what, name, fault, row] of [
    ['with the number 42 as displayName', 'displayName', 42, 'CONFIG-REFUSED-001'],
    ['with the logoUrl "logo.png"', 'logoUrl', 'logo.png', 'CONFIG-REFUSED-002'],
    [
      'with the logoUrl "http://example.com/logo.png"',
      'logoUrl',
      'http://example.com/logo.png',
      'CONFIG-REFUSED-003',
    ],
    [
      'with the email.fromAddress "cards at example"',
      'fromAddress',
      'cards at example',
      'CONFIG-REFUSED-004',
    ],
    [
      'with the email.replyToAddress "help at example"',
      'replyToAddress',
      'help at example',
      'CONFIG-REFUSED-005',
    ],
  ] as const) {
    check(`${what} is refused`, row, async ({ platform }) => {
      await requireTaken(platform, name);

      const reply = await changeConfig(platform, messages({ [name]: fault }));

      expect(reply).toBeError(400, 'INVALID_INPUT');
    });
  }

  for (const [name, row] of [
    ['emailText', 'CONFIG-REFUSED-006'],
    ['smsText', 'CONFIG-REFUSED-007'],
  ] as const) {
    const length = TEXT_LIMITS[name] + 1;
    check(
      `with an ${MESSAGE_MEMBERS[name]} of ${length} characters is refused`,
      row,
      async ({ platform }) => {
        await requireTaken(platform, name);
        const value = textOf(length, messageValues(platform.unique())[name]);

        const reply = await changeConfig(platform, messages({ [name]: value }));

        expect(reply).toBeError(400, 'INVALID_INPUT');
      },
    );
  }

  check('as a string is refused', 'CONFIG-REFUSED-008', async ({ platform }) => {
    await requireTaken(platform, 'displayName');

    const reply = await changeConfig(platform, { cardTokenization2faConfig: 'Bank' });

    expect(reply).toBeError(400, 'INVALID_INPUT');
  });
});
