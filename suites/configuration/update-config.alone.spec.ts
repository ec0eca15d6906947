import { agentAuth } from '../../fixtures/areas/agents/agents.ts';
import { changedSetting } from '../../fixtures/areas/configuration/changed-setting.ts';
import { configureFee, feeConfig } from '../../fixtures/areas/configuration/fee-configs.ts';
import { messages } from '../../fixtures/areas/configuration/messages.ts';
import {
  changeConfig,
  requireConfigurable,
  shownConfig,
} from '../../fixtures/areas/configuration/shown-config.ts';
import {
  settingsIn,
  settingsNow,
  steadySettings,
} from '../../fixtures/areas/configuration/steady.ts';
import {
  check,
  expect,
  member,
  notShown,
  optional,
  otherPlatform,
  type Platform,
  undecided,
  unreached,
} from '../../fixtures/index.ts';
import { messageValues } from '../../generators/configuration/message-values.ts';

/** What a call leaves of a configuration that has a member of the messages, and what it was before. */
async function settingsAround(platform: Platform, call: () => Promise<unknown>) {
  await changedSetting(platform);
  const before = await steadySettings(platform);
  await call();
  return { before, after: await settingsNow(platform, Object.keys(before)) };
}

check.describe('PATCH /config', () => {
  check('with cardTokenization2faConfig is accepted', 'CONFIG-UPDATE-001', async ({ platform }) => {
    const { displayName } = messageValues(platform.unique());

    const reply = await changeConfig(platform, messages({ displayName }));

    // Which members are taken is a gap; that there is a call of this name is not.
    expect([404, 405], 'the statuses of a path that does not exist').not.toContain(reply.status);
    expect(reply, 'the change of displayName').toBeSuccess();
  });

  check('without members is accepted', 'CONFIG-UPDATE-002', async ({ platform }) => {
    const reply = requireConfigurable(await platform.api.updatePlatformConfig({ body: {} }));

    expect([404, 405], 'the statuses of a path that does not exist').not.toContain(reply.status);
    expect(reply, 'the change without members').toBeSuccess();
  });

  check('without members changes nothing', 'CONFIG-UPDATE-003', async ({ platform }) => {
    const { before, after } = await settingsAround(platform, () =>
      platform.api.updatePlatformConfig({ body: {} }),
    );

    expect(after, 'the settings after the change').toEqual(before);
  });

  check(
    'with an unknown member changes no other member',
    'CONFIG-UPDATE-004',
    async ({ platform }) => {
      const { before, after } = await settingsAround(platform, () =>
        platform.call('updatePlatformConfig', { body: { sampleMember: { value: 'unknown' } } }),
      );

      expect(after, 'the settings after the change').toEqual(before);
    },
  );

  check(
    'with feeConfigs alone leaves cardTokenization2faConfig unchanged',
    'CONFIG-MESSAGE-016',
    async ({ platform }) => {
      const { before, after } = await settingsAround(platform, async () => {
        await changeConfig(platform, { feeConfigs: [] });
        // A service may do nothing about an empty list; which fees it takes is left open.
        await configureFee(platform, feeConfig(platform));
      });

      const messagesOf = (settings: object) =>
        Object.entries(settings).filter(([path]) => path.startsWith('cardTokenization2faConfig'));
      expect(messagesOf(after), 'cardTokenization2faConfig after the change').toEqual(
        messagesOf(before),
      );
    },
  );

  check(
    'with a list as its body returns 400 INVALID_INPUT',
    'CONFIG-UPDATE-005',
    async ({ platform }) => {
      const { status } = requireConfigurable(await platform.api.updatePlatformConfig({ body: {} }));
      if (status >= 300) unreached(`PATCH /config with {} answered ${status} and is not accepted`);

      const reply = await platform.call('updatePlatformConfig', {
        body: [{ umaDomain: 'example.com' }],
      });

      expect(reply).toBeError(400, 'INVALID_INPUT');
    },
  );

  check(
    'returns the configuration that GET /config shows',
    'CONFIG-UPDATE-006',
    async ({ platform }) => {
      await changedSetting(platform);
      const reply = await platform.api.updatePlatformConfig({ body: {} });
      const answered = settingsIn(reply.json);
      if (Object.keys(answered).length === 0) {
        const got = `PATCH /config with {} answered ${reply.status} without a setting`;
        undecided(`${got}, which the contract allows`);
      }
      const steady = await steadySettings(platform);

      const names = Object.keys(answered).filter((name) => name in steady);
      expect(
        Object.fromEntries(names.map((name) => [name, answered[name]])),
        'the settings in the answer to the change',
      ).toEqual(Object.fromEntries(names.map((name) => [name, steady[name]])));
    },
  );

  check(
    'does not change the configuration of another platform',
    'CONFIG-UPDATE-007',
    async ({ run, platform }) => {
      const other = otherPlatform(run);
      await optional(() => changedSetting(other));
      const before = await steadySettings(other);
      const { value } = await changedSetting(platform);

      const config = await shownConfig(other);

      if (config === undefined) unreached('GET /config shows the other platform no configuration');
      const isShown = JSON.stringify(config).includes(JSON.stringify(value).slice(1, -1));
      expect(isShown, 'whether the other platform shows the member').toBe(false);
      const after = await settingsNow(other, Object.keys(before));
      expect(after, 'the settings of the other platform after the change').toEqual(before);
    },
  );

  check('by an agent is refused with 403 or 404', 'CONFIG-AGENT-001', async ({ platform }) => {
    const auth = await agentAuth(platform);
    await changedSetting(platform);

    const reply = await platform.api.updatePlatformConfig({ auth, body: {} });

    expect(reply).toBeRefused(403, 404);
  });

  check(
    'cannot change isRegulatedFinancialInstitution',
    'CONFIG-UPDATE-008',
    async ({ platform }) => {
      const name = 'isRegulatedFinancialInstitution';
      const before = member(await shownConfig(platform), name);
      if (typeof before !== 'boolean') notShown(name);

      await changeConfig(platform, { [name]: !before });

      expect(member(await shownConfig(platform), name), name).toBe(before);
    },
  );
});
