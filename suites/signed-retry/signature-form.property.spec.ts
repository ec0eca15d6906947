import { literalOf } from '../../fixtures/areas/credentials/literals.ts';
import { firstSession } from '../../fixtures/areas/sessions/first-session.ts';
import { sendSigned } from '../../fixtures/areas/signed-retry/calls.ts';
import { someChallengedAction } from '../../fixtures/areas/signed-retry/challenged-actions.ts';
import {
  changedSignature,
  rightRequest,
  type SignedRequest,
  stampIn,
} from '../../fixtures/areas/signed-retry/retry-faults.ts';
import { highS, lowS } from '../../fixtures/crypto/p256.ts';
import { check, expect, forAll, type Platform, untilOutcome } from '../../fixtures/index.ts';
import { signatureChange } from '../../generators/signed-retry/signature-change.ts';
import { stampSpelling } from '../../generators/signed-retry/stamp-spelling.ts';

/** The signed request of a first session, with the S of its signature put into a half of its range. */
async function firstSessionWith(
  platform: Platform,
  inHalf: (signature: string) => string,
): Promise<SignedRequest> {
  const right = rightRequest(platform, await firstSession(platform));
  const half = signatureChange('S in a half of its range', (der) =>
    Buffer.from(inHalf(Buffer.from(der).toString('hex')), 'hex'),
  );
  return {
    ...right,
    proof: { ...right.proof, signature: changedSignature(platform, right, half) },
  };
}

check.describe('a wallet signature', () => {
  for (const [half, inHalf] of [
    ['lower', lowS],
    ['upper', highS],
  ] as const) {
    check(
      `with the ECDSA value s in the ${half} half of its range is accepted`,
      'RETRY-SIGNATURE-009',
      async ({ platform }) => {
        const reply = await sendSigned(platform, await firstSessionWith(platform, inHalf));

        expect(reply).toBeSuccess();
      },
    );
  }

  check(
    'is accepted with its JSON members in any order or spacing',
    'RETRY-SIGNATURE-010',
    async ({ platform }) => {
      await forAll(
        stampSpelling,
        async (spelling) => {
          const right = rightRequest(platform, await someChallengedAction(platform));
          const signature = spelling.apply(stampIn(platform, right));

          const reply = await sendSigned(platform, {
            ...right,
            proof: { ...right.proof, signature },
          });

          expect(reply).toBeSuccess();
        },
        6,
      );
    },
  );

  check(
    'equal to the older fixed literal is accepted in the sandbox',
    'RETRY-SIGNATURE-019',
    async ({ platform }) => {
      const right = rightRequest(platform, await someChallengedAction(platform));
      const signature = literalOf(platform, 'walletSignature');

      const reply = await sendSigned(platform, { ...right, proof: { ...right.proof, signature } });

      expect(reply).toBeSuccess();
    },
  );

  check(
    'is accepted in the header Service-Wallet-Signature',
    'RETRY-SIGNATURE-001',
    async ({ platform }) => {
      const { operation, call, proof } = rightRequest(platform, await firstSession(platform));
      const headers = {
        'Service-Wallet-Signature': proof.signature,
        'Request-Id': proof.requestId,
      };

      const secrets = [...(call.secrets ?? []), proof.signature];
      const send = () => platform.call(operation, { ...call, headers, secrets });
      const reply = await untilOutcome(platform, send, proof.expiresAt);

      expect(reply, 'the request signed in Service-Wallet-Signature').toBeSuccess();
    },
  );
});
