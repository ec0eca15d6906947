import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { orFail } from '../../fixtures/check/outcome.ts';
import { test } from '../../fixtures/check/test.ts';
import { expireChallenge } from '../../fixtures/wallet/control.ts';
import { rightLeg } from '../../fixtures/wallet/retry-flaws.ts';
import { pendingFor, sent, somePending } from '../../fixtures/wallet/retry-sweep.ts';

test.describe('an action whose challenge expired', () => {
  test('can be asked for anew', covers('RETRY-REQUEST-015'), async ({ platform }) => {
    const expired = await somePending(platform);
    await expireChallenge(platform, expired.challenge);

    const fresh = await orFail(() => pendingFor(platform, expired.action));

    expect(await sent(platform, rightLeg(platform, fresh))).toBeSuccess();
  });
});
