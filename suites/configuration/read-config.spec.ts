import { agentAuth } from '../../fixtures/areas/agents/agents.ts';
import { shownConfig } from '../../fixtures/areas/configuration/shown-config.ts';
import { covers, endByGap, expect, member, reachedByGap, test } from '../../fixtures/index.ts';

test.describe('GET /config', () => {
  test('shows an object', covers('CONFIG-READ-001'), async ({ platform }) => {
    const reply = reachedByGap(await platform.api.getPlatformConfig(), 'G-175');

    const isObject = typeof reply.json === 'object' && reply.json !== null;
    expect(isObject && !Array.isArray(reply.json), 'whether the body is an object').toBe(true);
  });

  test(
    'by an agent is refused with 403 or 404',
    covers('CONFIG-AGENT-002'),
    async ({ platform }) => {
      const auth = await agentAuth(platform);
      reachedByGap(await platform.api.getPlatformConfig(), 'G-175');

      const reply = await platform.api.getPlatformConfig({ auth });

      expect(reply).toBeRefused(403, 404);
    },
  );

  test(
    'shows whether the platform is regulated',
    covers('CONFIG-READ-002'),
    async ({ platform }) => {
      const { regulated } = platform.settings;
      const name = 'isRegulatedFinancialInstitution';
      const shown = member(await shownConfig(platform), name);
      if (regulated === undefined) endByGap(['G-175'], 'the profile has no platform.regulated');
      if (typeof shown !== 'boolean') endByGap(['G-175'], `GET /config shows no ${name}`);

      expect(shown, name).toBe(regulated);
    },
  );
});
