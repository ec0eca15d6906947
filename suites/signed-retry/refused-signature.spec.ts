import { sendSigned } from '../../fixtures/areas/signed-retry/calls.ts';
import { someChallengedAction } from '../../fixtures/areas/signed-retry/challenged-actions.ts';
import { retryFaults, rightRequest } from '../../fixtures/areas/signed-retry/retry-faults.ts';
import { check, expect } from '../../fixtures/index.ts';

check.describe('a signed retry with the right signature', () => {
  check(
    'is accepted after a wrong signature was refused',
    'RETRY-SIGNATURE-021',
    async ({ platform }) => {
      const challenged = await someChallengedAction(platform);
      for (const fault of [
        'the signature cannot be parsed',
        'its signing key is unknown to the wallet',
        'another text was signed',
      ] as const) {
        const spoilt = await retryFaults[fault](platform, challenged);
        expect(
          await sendSigned(platform, spoilt),
          `the signed retry with the fault: ${fault}`,
        ).toBeRefused(401);
      }

      const reply = await sendSigned(platform, rightRequest(platform, challenged));

      expect(reply, 'the same request without the fault').toBeSuccess();
    },
  );
});
