import { newApprovedCustomer } from '../../fixtures/areas/customers/customers.ts';
import {
  challengeFor,
  expectNotActive,
  expectOwn,
  newExternalWallet,
  otherKey,
  prove,
  provenWallet,
  settledState,
  signatureOver,
  stateOf,
  unprovenWallet,
  walletToProve,
} from '../../fixtures/areas/external-accounts/ownership.ts';
import { check, expect, otherPlatform, undecided } from '../../fixtures/index.ts';

const PENDING = 'PENDING_OWNERSHIP_VERIFICATION';

check.describe('verifying a crypto wallet', () => {
  check(
    'leaves the status of other wallets unchanged',
    'OWNERSHIP-PROOF-009',
    async ({ platform }) => {
      const wallet = await walletToProve(platform);
      await challengeFor(platform, wallet);
      const [proven, failed] = [await unprovenWallet(platform), await unprovenWallet(platform)];

      await prove(platform, proven);
      await prove(platform, failed, otherKey(platform, failed));

      expect(
        await stateOf(platform, wallet),
        'the status of the wallet that was not verified',
      ).toBe(PENDING);
    },
  );

  check(
    'leaves the same wallet of another customer unchanged',
    'OWNERSHIP-PROOF-009',
    async ({ platform }) => {
      const failed = await walletToProve(platform);
      const { id: customerId } = await newApprovedCustomer(platform);
      const { key } = failed;
      const other = await newExternalWallet(platform, 'FIRST_PARTY', { key, customerId });
      const before = await settledState(platform, other, PENDING);
      if (before !== PENDING)
        undecided(`the same wallet of another customer is ${before} and not ${PENDING}`);

      await prove(platform, failed, otherKey(platform, failed));

      expect(
        await stateOf(platform, other),
        'the status of the same wallet of the customer that was not asked',
      ).toBe(PENDING);
    },
  );

  check(
    'does not verify another wallet with the same key',
    'OWNERSHIP-PROOF-010',
    async ({ platform }) => {
      const wallet = await walletToProve(platform);
      const { id: customerId } = await newApprovedCustomer(platform);
      const sameWallet = await newExternalWallet(platform, 'FIRST_PARTY', {
        key: wallet.key,
        customerId,
      });
      const message = await challengeFor(platform, wallet);
      const signature = signatureOver(message, wallet);
      expectOwn(message, await challengeFor(platform, sameWallet));
      await platform.api.verifyExternalAccountOwnership({
        externalAccountId: wallet.id,
        body: { signature },
      });

      await platform.api.verifyExternalAccountOwnership({
        externalAccountId: sameWallet.id,
        body: { signature },
      });

      await expectNotActive(platform, sameWallet, 'the proof of another account');
    },
  );

  check('by another platform is refused', 'OWNERSHIP-PROOF-012', async ({ run, platform }) => {
    const other = otherPlatform(run);
    await provenWallet(other);
    const wallet = await walletToProve(platform);
    const signature = signatureOver(await challengeFor(platform, wallet), wallet);

    const reply = await other.api.verifyExternalAccountOwnership({
      externalAccountId: wallet.id,
      body: { signature },
    });

    expect(reply, 'the verification by another platform').toBeRefused();
    expect(
      await stateOf(platform, wallet),
      'the status of the wallet after the refused verification',
    ).toBe(PENDING);
  });

  check(
    'succeeds after another platform was refused a challenge',
    'OWNERSHIP-PROOF-025',
    async ({ run, platform }) => {
      const wallet = await walletToProve(platform);
      const signature = signatureOver(await challengeFor(platform, wallet), wallet);

      const reply = await otherPlatform(run).api.createExternalAccountOwnershipChallenge({
        externalAccountId: wallet.id,
      });

      expect(reply, 'the challenge of another platform').toBeRefused();
      const own = await platform.api.verifyExternalAccountOwnership({
        externalAccountId: wallet.id,
        body: { signature },
      });
      expect(own, 'the proof by the earlier challenge').toBeSuccess();
    },
  );
});
