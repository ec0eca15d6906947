import { updatePlatformConfig } from '../../fixtures/areas/configuration/calls.ts';
import { covers, expect, test } from '../../fixtures/index.ts';

test.describe('PATCH /config', () => {
  test('with a display name is accepted', covers('CONFIG-UPDATE-001'), async ({ platform }) => {
    const cardTokenization2faConfig = { displayName: platform.unique() };

    const reply = await updatePlatformConfig(platform, { cardTokenization2faConfig });

    expect(reply).toBeSuccess();
  });
});
