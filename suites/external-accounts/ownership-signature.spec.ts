import {
  challengeFor,
  expectNotActive,
  otherKey,
  signatureOver,
  walletToProve,
} from '../../fixtures/areas/external-accounts/ownership.ts';
import { check, expect, member } from '../../fixtures/index.ts';

/** Nothing that Ed25519 in base58 could be. */
const NO_SIGNATURES = ['not a signature', '1', '0x00', 'A'.repeat(88), '2'.repeat(87)];

check.describe('a crypto wallet', () => {
  check(
    'whose challenge is signed by another key does not become ACTIVE',
    'OWNERSHIP-PROOF-004',
    async ({ platform }) => {
      const wallet = await walletToProve(platform);
      const signature = signatureOver(
        await challengeFor(platform, wallet),
        otherKey(platform, wallet),
      );

      const reply = await platform.api.verifyExternalAccountOwnership({
        externalAccountId: wallet.id,
        body: { signature },
      });

      expect(member(reply.json, 'status'), 'the wallet status in the answer').not.toBe('ACTIVE');
      await expectNotActive(platform, wallet, 'the signature of another key');
    },
  );

  check(
    'that signs a text other than its challenge does not become ACTIVE',
    'OWNERSHIP-PROOF-005',
    async ({ platform }) => {
      for (const change of [
        (message: string) => `${message} `,
        (message: string) => message.slice(1),
        (message: string) => message.toUpperCase(),
        () => '',
      ]) {
        const wallet = await walletToProve(platform);
        const message = await challengeFor(platform, wallet);

        await platform.api.verifyExternalAccountOwnership({
          externalAccountId: wallet.id,
          body: { signature: signatureOver(change(message), wallet) },
        });

        await expectNotActive(platform, wallet, 'the signature of another text');
      }
    },
  );

  check(
    'with an invalid value as signature does not become ACTIVE',
    'OWNERSHIP-PROOF-006',
    async ({ platform }) => {
      for (const signature of NO_SIGNATURES) {
        const wallet = await walletToProve(platform);
        await challengeFor(platform, wallet);

        await platform.api.verifyExternalAccountOwnership({
          externalAccountId: wallet.id,
          body: { signature },
        });

        await expectNotActive(platform, wallet, 'a value that is not a signature');
      }
    },
  );
});
