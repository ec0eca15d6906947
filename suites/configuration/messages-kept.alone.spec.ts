import {
  messageAfter,
  messageIn,
  messages,
  shownMember,
} from '../../fixtures/areas/configuration/messages.ts';
import { changeConfig, configAfter } from '../../fixtures/areas/configuration/shown-config.ts';
import { isSame, isSameName } from '../../fixtures/areas/customers/same.ts';
import { check, expect, notShown, text } from '../../fixtures/index.ts';
import {
  MESSAGE_MEMBERS,
  type MessageMember,
  messageValues,
  TEXT_LIMITS,
  textOf,
} from '../../generators/configuration/message-values.ts';

const rows = {
  displayName: 'CONFIG-MESSAGE-001',
  logoUrl: 'CONFIG-MESSAGE-002',
  fromAddress: 'CONFIG-MESSAGE-003',
  fromName: 'CONFIG-MESSAGE-004',
  replyToAddress: 'CONFIG-MESSAGE-005',
  subject: 'CONFIG-MESSAGE-006',
  emailText: 'CONFIG-MESSAGE-007',
  templateSid: 'CONFIG-MESSAGE-008',
  smsText: 'CONFIG-MESSAGE-009',
} as const;

check.describe('cardTokenization2faConfig', () => {
  for (const name of Object.keys(rows) as MessageMember[]) {
    check(
      `shows the ${MESSAGE_MEMBERS[name]} that PATCH /config sent`,
      rows[name],
      async ({ platform }) => {
        const value = messageValues(platform.unique())[name];

        const reply = await changeConfig(platform, messages({ [name]: value }));

        expect(reply, `the change of ${name}`).toBeSuccess();
        const shown = await messageAfter(platform, reply, name, value);
        if (text(shown) === undefined) notShown(MESSAGE_MEMBERS[name]);
        // A service may keep the picture itself, or add a version to its address.
        const isShown = name === 'logoUrl' ? isSame(value, shown) : isSameName(value, shown);
        expect(isShown, `whether ${name} is shown as sent; it is shown as ${shown}`).toBe(true);
      },
    );
  }

  for (const [name, row] of [
    ['emailText', 'CONFIG-MESSAGE-010'],
    ['smsText', 'CONFIG-MESSAGE-011'],
  ] as const) {
    const limit = TEXT_LIMITS[name];
    check(
      `shows an ${MESSAGE_MEMBERS[name]} of ${limit} characters in full`,
      row,
      async ({ platform }) => {
        const value = textOf(limit, messageValues(platform.unique())[name]);

        const reply = await changeConfig(platform, messages({ [name]: value }));

        expect(reply, `the change of ${name}`).toBeSuccess();
        const shown = text(await messageAfter(platform, reply, name, value)) ?? notShown(name);
        expect(shown.length, `the number of characters shown of ${name}`).toBe(limit);
        expect(
          isSameName(value, shown),
          `whether the text shown of ${name} is the text sent, whole and in any case`,
        ).toBe(true);
      },
    );
  }

  check(
    'shows the value that the last PATCH /config sent',
    'CONFIG-MESSAGE-012',
    async ({ platform }) => {
      const name = await shownMember(platform);
      const [first, second] = [platform.unique(), platform.unique()].map(
        (tag) => messageValues(tag)[name],
      );
      await changeConfig(platform, messages({ [name]: first }));

      const reply = await changeConfig(platform, messages({ [name]: second }));

      expect(reply, 'the later change').toBeSuccess();
      const config = await configAfter(platform, reply, (each) =>
        isSame(second, messageIn(each, name)),
      );
      const shown = messageIn(config, name);
      expect(
        isSame(second, shown),
        `whether the later value of ${name} is shown; shown: ${shown}`,
      ).toBe(true);
    },
  );
});
