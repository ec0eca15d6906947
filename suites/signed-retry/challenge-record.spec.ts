import { everyUnsignedRequest } from '../../fixtures/areas/signed-retry/every-unsigned-request.ts';
import { check, expectNoFindingOn } from '../../fixtures/index.ts';

check.describe('a signed-retry challenge', () => {
  for (const [fact, id] of [
    ['is a JSON object', 'RETRY-CHALLENGE-003'],
    ['has payloadToSign', 'RETRY-CHALLENGE-004'],
    ['has a payloadToSign that is not empty', 'RETRY-CHALLENGE-005'],
    ['has requestId', 'RETRY-CHALLENGE-006'],
    ['has expiresAt', 'RETRY-CHALLENGE-007'],
    ['has a type if its action concerns a credential', 'RETRY-CHALLENGE-010'],
    ['shows only types that the contract lists', 'RETRY-CHALLENGE-011'],
    ['shows the type, if any, as a string', 'RETRY-CHALLENGE-015'],
  ] as const) {
    check(fact, id, async ({ platform }) => {
      await expectNoFindingOn(id, () => everyUnsignedRequest(platform));
    });
  }
});
