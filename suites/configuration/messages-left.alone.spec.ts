import {
  changedInEachPart,
  changedMessage,
  messageAfter,
  messageIn,
  messages,
  twoShownMembers,
} from '../../fixtures/areas/configuration/messages.ts';
import { changeConfig, shownConfig } from '../../fixtures/areas/configuration/shown-config.ts';
import { settingsNow, steadySettings } from '../../fixtures/areas/configuration/steady.ts';
import { isSame } from '../../fixtures/areas/customers/same.ts';
import { check, expect, isSuccess, type Platform, undecided } from '../../fixtures/index.ts';
import {
  MESSAGE_MEMBERS,
  type MessageMember,
  messageValues,
} from '../../generators/configuration/message-values.ts';

/** Values that no text, address or link is, for a member of each kind. */
const FAULTS: Readonly<Record<MessageMember, unknown>> = {
  displayName: { text: 'no text' },
  logoUrl: 'no link',
  fromAddress: 'no address',
  fromName: { text: 'no text' },
  replyToAddress: 'no address',
  subject: { text: 'no text' },
  emailText: { text: 'no text' },
  templateSid: { text: 'no text' },
  smsText: { text: 'no text' },
};

/** A member beside another whose value the target refuses by itself; ends the check without one. */
async function refusedBeside(platform: Platform, shown: MessageMember): Promise<MessageMember> {
  for (const name of Object.keys(FAULTS) as MessageMember[]) {
    if (name === shown) continue;
    const reply = await changeConfig(platform, messages({ [name]: FAULTS[name] }));
    if (reply.status === 400) return name;
  }
  return endWithoutRefusal();
}

function endWithoutRefusal(): never {
  return undecided(
    'PATCH /config refuses no invalid member of cardTokenization2faConfig, which the contract allows',
  );
}

check.describe('cardTokenization2faConfig', () => {
  check(
    'keeps the members that PATCH /config leaves out',
    'CONFIG-MESSAGE-013',
    async ({ platform }) => {
      const [, other] = await twoShownMembers(platform);
      const { name, value } = await changedMessage(platform);
      const reply = await changeConfig(
        platform,
        messages({ [other]: messageValues(platform.unique())[other] }),
      );

      expect(reply, `a change of ${other}`).toBeSuccess();
      const shown = messageIn(await shownConfig(platform), name);
      expect(isSame(value, shown), `whether ${name} is kept; it is shown as ${shown}`).toBe(true);
    },
  );

  check(
    'keeps its other members when PATCH /config changes one member',
    'CONFIG-MESSAGE-013',
    async ({ platform }) => {
      const values = new Map(await changedInEachPart(platform));

      for (const name of values.keys()) {
        const value = messageValues(platform.unique())[name];
        const reply = await changeConfig(platform, messages({ [name]: value }));

        expect(reply, `a change of ${name}`).toBeSuccess();
        values.set(name, value);
        await messageAfter(platform, reply, name, value);
        const config = await shownConfig(platform);
        for (const [other, kept] of values) {
          if (other === name) continue;
          const shown = messageIn(config, other);
          expect(
            isSame(kept, shown),
            `whether ${other} is kept in a change of ${name}; it is shown as ${shown}`,
          ).toBe(true);
        }
      }
    },
  );

  check(
    'is unchanged after a refused PATCH /config',
    'CONFIG-MESSAGE-014',
    async ({ platform }) => {
      await changedMessage(platform);
      let refusals = 0;
      for (const name of Object.keys(FAULTS) as MessageMember[]) {
        const before = await steadySettings(platform);
        const body = messages({ [name]: FAULTS[name] });
        const { status } = await changeConfig(platform, body);
        if (status < 400) continue;
        refusals += 1;
        const left = await settingsNow(platform, Object.keys(before));
        expect(left, `the settings after a ${status} to ${MESSAGE_MEMBERS[name]}`).toEqual(before);
      }
      if (refusals === 0) endWithoutRefusal();
    },
  );

  check(
    'keeps both values if PATCH /config refuses one of two members',
    'CONFIG-MESSAGE-015',
    async ({ platform }) => {
      const { name, value } = await changedMessage(platform);
      const refused = await refusedBeside(platform, name);
      const another = messageValues(platform.unique())[name];
      const before = messageIn(await shownConfig(platform), refused);

      const reply = await changeConfig(
        platform,
        messages({ [name]: another, [refused]: FAULTS[refused] }),
      );

      if (isSuccess(reply))
        undecided(
          `PATCH /config accepts an invalid ${refused} together with ${name}, although it refused ${refused} before`,
        );
      const config = await shownConfig(platform);
      const shown = messageIn(config, name);
      expect(isSame(value, shown), `whether ${name} is as before; it is shown as ${shown}`).toBe(
        true,
      );
      expect(
        messageIn(config, refused) ?? null,
        'the invalid member after the refused change',
      ).toEqual(before ?? null);
    },
  );
});
