import { agentAuth } from '../../fixtures/areas/agents/agents.ts';
import {
  requireConfigurable,
  shownConfig,
} from '../../fixtures/areas/configuration/shown-config.ts';
import { check, expect, member, needs, notShown } from '../../fixtures/index.ts';

check.describe('GET /config', () => {
  check('shows the configuration as an object', 'CONFIG-READ-001', async ({ platform }) => {
    const reply = requireConfigurable(await platform.api.getPlatformConfig());

    expect(reply, 'the read of the configuration').toBeSuccess();
    const isObject = typeof reply.json === 'object' && reply.json !== null;
    expect(isObject && !Array.isArray(reply.json), 'whether the body is an object').toBe(true);
  });

  check('by an agent is refused with 403 or 404', 'CONFIG-AGENT-002', async ({ platform }) => {
    const auth = await agentAuth(platform);
    const control = requireConfigurable(await platform.api.getPlatformConfig());
    expect(control, 'the same read by the platform').toBeSuccess();

    const reply = await platform.api.getPlatformConfig({ auth });

    expect(reply).toBeRefused(403, 404);
  });

  check('shows whether the platform is regulated', 'CONFIG-READ-002', async ({ platform }) => {
    const { regulated } = platform.settings;
    const name = 'isRegulatedFinancialInstitution';
    const shown = member(await shownConfig(platform), name);
    if (regulated === undefined) needs('P-20', 'the mode of the platform: set platform.regulated');
    if (typeof shown !== 'boolean') notShown(name);

    expect(shown, name).toBe(regulated);
  });
});
