import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { unlessConfirmed } from '../../fixtures/check/gap-refusal.ts';
import { test } from '../../fixtures/check/test.ts';
import { isSuccess } from '../../fixtures/platform/reply.ts';
import { flaws, rightLeg } from '../../fixtures/signed-retry/retry-flaws.ts';
import { sent, somePending } from '../../fixtures/signed-retry/retry-sweep.ts';

test.describe('a challenge whose signature was refused', () => {
  test('is answered by the right one', covers('RETRY-SIGNATURE-021'), async ({ platform }) => {
    const pending = await somePending(platform);
    for (const flaw of [
      'the signature cannot be parsed',
      'a key signed that the wallet does not know',
      'another text was signed',
    ] as const) {
      expect(await sent(platform, await flaws[flaw](platform, pending)), flaw).toBeRefused(401);
    }

    const reply = await sent(platform, rightLeg(platform, pending));

    if (!isSuccess(reply)) {
      unlessConfirmed('G-25', `the right signature was answered ${reply.status}`);
    }
    expect(reply).toBeSuccess();
  });
});
