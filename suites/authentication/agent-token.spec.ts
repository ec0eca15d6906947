import { agentAuth } from '../../fixtures/areas/agents/agents.ts';
import { expectUnauthorizedReads } from '../../fixtures/areas/authentication/unauthorized.ts';
import { check, expect, isSuccess, type Platform, unreached } from '../../fixtures/index.ts';
import { lengthened, recasedWords } from '../../generators/general/altered-secret.ts';

/** The access token of an agent, which is accepted. */
async function accessToken(platform: Platform): Promise<string> {
  const auth = await agentAuth(platform);
  return typeof auth === 'object' && 'bearer' in auth ? auth.bearer : unreached('P-15 an agent');
}

check.describe("an agent's access token", () => {
  check(
    'is refused if longer, shorter or in another letter case',
    'AUTH-FAIL-014',
    async ({ platform }) => {
      const token = await accessToken(platform);
      // The padding of an encoded token encodes nothing.
      const truncated = token.replace(/=+$/, '').slice(0, -1);
      const alike = [lengthened(token), truncated, recasedWords(token)];
      const wrong = alike.filter((each) => each !== token);

      await expectUnauthorizedReads(
        platform,
        wrong.map((bearer) => ({ bearer })),
      );
    },
  );

  check('is refused as HTTP Basic credentials', 'AUTH-FAIL-015', async ({ platform }) => {
    const id = await accessToken(platform);

    await expectUnauthorizedReads(platform, [
      { basic: { id, secret: '' } },
      { basic: { id, secret: id } },
    ]);
  });

  check(
    'does not receive 401 when it reads agreements and end-user terms',
    'AUTH-AGENT-024',
    async ({ platform }) => {
      const auth = await agentAuth(platform);
      const refusing: string[] = [];

      for (const id of ['listAgreements', 'getEndUserTerms'] as const) {
        const { status } = await platform.call(id, { auth });
        // What the platform does not get either says nothing of the agent.
        if (status === 401 && isSuccess(await platform.call(id, {}))) refusing.push(id);
      }

      expect(refusing, 'operations that answer 401 to valid credentials').toEqual([]);
    },
  );
});
