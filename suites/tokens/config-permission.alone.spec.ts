import { changedSetting } from '../../fixtures/areas/configuration/changed-setting.ts';
import { settingsNow, steadySettings } from '../../fixtures/areas/configuration/steady.ts';
import { expectRefusedWithout } from '../../fixtures/areas/tokens/permissions.ts';
import { type Auth, check, expect } from '../../fixtures/index.ts';

check.describe('an API token without MANAGE permission', () => {
  check('cannot change the configuration', 'API-TOKEN-PERMISSION-014', async ({ platform }) => {
    // What it would change is put back when the check is over.
    const { further: body } = await changedSetting(platform);
    const before = await steadySettings(platform);
    const send = (auth: Auth) => platform.api.updatePlatformConfig({ body, auth });

    await expectRefusedWithout(platform, 'MANAGE', send, async () =>
      expect(
        await settingsNow(platform, Object.keys(before)),
        'the configuration after the refusal',
      ).toEqual(before),
    );
  });
});
