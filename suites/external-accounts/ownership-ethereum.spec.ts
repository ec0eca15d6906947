import {
  challengeFor,
  expectNotActive,
  otherKey,
  prove,
  settledState,
  signatureOver,
  unprovenWallet,
  walletToProve,
} from '../../fixtures/areas/external-accounts/ownership.ts';
import { check, expect } from '../../fixtures/index.ts';

const CHAIN = 'ETHEREUM_WALLET';

/** Two as long as a signature, and nothing at all. */
const NO_SIGNATURES = [`0x${'11'.repeat(64)}1b`, `0x${'00'.repeat(65)}`, '0x'];

check.describe('an Ethereum wallet', () => {
  check('that signs its challenge becomes ACTIVE', 'OWNERSHIP-PROOF-018', async ({ platform }) => {
    const wallet = await unprovenWallet(platform, CHAIN);
    const signature = signatureOver(await challengeFor(platform, wallet), wallet);

    const reply = await platform.api.verifyExternalAccountOwnership({
      externalAccountId: wallet.id,
      body: { signature },
    });

    expect(reply, 'the ownership verification with the right signature').toBeSuccess();
    expect(await settledState(platform, wallet, 'ACTIVE'), 'the status of the wallet').toBe(
      'ACTIVE',
    );
  });

  check(
    'whose ownership verification fails becomes UNVERIFIED',
    'OWNERSHIP-PROOF-022',
    async ({ platform }) => {
      const wallet = await walletToProve(platform, CHAIN);

      await prove(platform, wallet, otherKey(platform, wallet));

      expect(
        await settledState(platform, wallet, 'UNVERIFIED'),
        'the status of the wallet after the failed attempt',
      ).toBe('UNVERIFIED');
    },
  );

  check(
    'whose challenge is signed by another key does not become ACTIVE',
    'OWNERSHIP-PROOF-019',
    async ({ platform }) => {
      const wallet = await walletToProve(platform, CHAIN);
      const signature = signatureOver(
        await challengeFor(platform, wallet),
        otherKey(platform, wallet),
      );

      await platform.api.verifyExternalAccountOwnership({
        externalAccountId: wallet.id,
        body: { signature },
      });

      await expectNotActive(platform, wallet, 'the signature of another key');
    },
  );

  check(
    'that signs a text other than its challenge does not become ACTIVE',
    'OWNERSHIP-PROOF-020',
    async ({ platform }) => {
      const wallet = await walletToProve(platform, CHAIN);
      const message = await challengeFor(platform, wallet);

      await platform.api.verifyExternalAccountOwnership({
        externalAccountId: wallet.id,
        body: { signature: signatureOver(`${message} `, wallet) },
      });

      await expectNotActive(platform, wallet, 'the signature of another text');
    },
  );

  check(
    'with an invalid value as signature does not become ACTIVE',
    'OWNERSHIP-PROOF-021',
    async ({ platform }) => {
      for (const signature of NO_SIGNATURES) {
        const wallet = await walletToProve(platform, CHAIN);
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
