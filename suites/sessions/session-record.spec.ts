import { anotherSession } from '../../fixtures/areas/credentials/another-session.ts';
import { walletWithTwoCredentials } from '../../fixtures/areas/credentials/second-credential.ts';
import { freshSession } from '../../fixtures/areas/sessions/fresh-session.ts';
import { sessionAnswers } from '../../fixtures/areas/sessions/session-answers.ts';
import {
  check,
  expect,
  expectNoFindingOn,
  instantOf,
  member,
  nowSeconds,
} from '../../fixtures/index.ts';

check.describe('a session', () => {
  for (const [fact, row] of [
    ['is an object', 'SESSION-RECORD-001'],
    ['has an id', 'SESSION-RECORD-002'],
    ['has an accountId', 'SESSION-RECORD-003'],
    ['has a type', 'SESSION-RECORD-005'],
    ['has a type that the contract lists', 'SESSION-RECORD-006'],
    ['shows its nickname, if any, as a string', 'SESSION-RECORD-008'],
    ['has an expiresAt', 'SESSION-RECORD-009'],
    ['shows its encryptedSessionSigningKey, if any, as a string', 'SESSION-RECORD-011'],
  ] as const) {
    check(fact, row, async ({ platform }) => {
      await expectNoFindingOn(row, () => sessionAnswers(platform));
    });
  }

  check(
    'has the accountId and the type of its credential',
    ['SESSION-RECORD-004', 'SESSION-RECORD-007'],
    async ({ platform }) => {
      const { first, second } = await walletWithTwoCredentials(platform);

      for (const { credential, reply } of [first, second]) {
        expect(
          member(reply.json, 'accountId'),
          `the accountId of a session of ${credential.type}`,
        ).toBe(credential.accountId);
        expect(member(reply.json, 'type'), `the type of a session of ${credential.type}`).toBe(
          credential.type,
        );
      }
    },
  );

  check('has an expiresAt later than its creation', 'SESSION-RECORD-010', async ({ platform }) => {
    const { reply } = await freshSession(platform);

    const [createdAt, expiresAt] = ['createdAt', 'expiresAt'].map((name) =>
      instantOf(member(reply.json, name)),
    );
    expect(expiresAt, 'the expiresAt, in ms, after the time of the answer').toBeGreaterThan(
      1_000 * (await nowSeconds(platform)),
    );
    if (!Number.isNaN(createdAt)) {
      expect(expiresAt, 'the expiresAt, in ms, after the createdAt').toBeGreaterThan(
        Number(createdAt),
      );
    }
  });

  check('has a unique id', 'SESSION-RECORD-012', async ({ platform }) => {
    const { first, second } = await walletWithTwoCredentials(platform);
    const sessions = [first, second, await anotherSession(platform, second)];

    const ids = sessions.map(({ id }) => id);

    expect(new Set(ids).size, 'the number of different ids of three sessions').toBe(ids.length);
  });
});
