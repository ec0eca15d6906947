import {
  challengeFor,
  expectNotActive,
  expectOwn,
  otherKey,
  settledState,
  signatureOver,
  stateOf,
  unprovenWallet,
  walletToProve,
} from '../../fixtures/areas/external-accounts/ownership.ts';
import { check, expect, member, undecided } from '../../fixtures/index.ts';

const PENDING = 'PENDING_OWNERSHIP_VERIFICATION';

check.describe('a crypto wallet', () => {
  check(
    'is shown as ACTIVE in the response to a valid wallet signature',
    'OWNERSHIP-PROOF-002',
    async ({ platform }) => {
      const wallet = await walletToProve(platform);
      const signature = signatureOver(await challengeFor(platform, wallet), wallet);

      const { status, json } = await platform.api.verifyExternalAccountOwnership({
        externalAccountId: wallet.id,
        body: { signature },
      });

      // A synchronous call is not answered with "accepted"; what else the answer holds is a gap.
      expect(status, 'the status of the answer to the ownership verification').not.toBe(202);
      expect(member(json, 'status'), 'the wallet status in the answer').toBe('ACTIVE');
    },
  );

  check(
    'without an issued challenge does not become ACTIVE',
    'OWNERSHIP-PROOF-007',
    async ({ platform }) => {
      const [wallet, other] = [await walletToProve(platform), await unprovenWallet(platform)];
      const message = await challengeFor(platform, other);

      await platform.api.verifyExternalAccountOwnership({
        externalAccountId: wallet.id,
        body: { signature: signatureOver(message, wallet) },
      });

      expectOwn(message, await challengeFor(platform, await unprovenWallet(platform)));
      await expectNotActive(platform, wallet, 'a signature without a challenge');
    },
  );

  check(
    'that is ACTIVE stays ACTIVE after a later wrong signature',
    'OWNERSHIP-PROOF-023',
    async ({ platform }) => {
      const wallet = await walletToProve(platform);
      const message = await challengeFor(platform, wallet);
      const verify = (by: Pick<typeof wallet, 'key'>) =>
        platform.api.verifyExternalAccountOwnership({
          externalAccountId: wallet.id,
          body: { signature: signatureOver(message, by) },
        });
      await verify(wallet);
      const proven = await settledState(platform, wallet, 'ACTIVE');
      if (proven !== 'ACTIVE')
        undecided(`the external wallet is ${proven} and not ACTIVE after a valid ownership proof`);

      await verify(otherKey(platform, wallet));

      expect(
        await stateOf(platform, wallet),
        'the status of the ACTIVE wallet after a wrong signature',
      ).toBe('ACTIVE');
    },
  );

  check(
    'stays pending if only a liveness check is requested',
    'OWNERSHIP-PROOF-017',
    async ({ platform }) => {
      const wallet = await unprovenWallet(platform);

      const reply = await platform.api.createExternalAccountOwnershipChallenge({
        externalAccountId: wallet.id,
        body: { method: 'LIVENESS' },
      });

      const state = await stateOf(platform, wallet);
      // Besides the states that the contract names there may be one for what is under review.
      const isNamed = ['ACTIVE', 'UNVERIFIED'].includes(state);
      expect(
        state,
        isNamed
          ? 'the status of the wallet'
          : 'the status of the wallet, another than the contract names',
      ).toBe(PENDING);
      expect(reply, 'the request for the hosted liveness check').toBeSuccess();
    },
  );

  check(
    'stays pending if only a challenge is requested',
    'OWNERSHIP-PROOF-008',
    async ({ platform }) => {
      const wallet = await walletToProve(platform);

      await challengeFor(platform, wallet);
      await challengeFor(platform, wallet);

      expect(await stateOf(platform, wallet), 'the status of the wallet after the challenges').toBe(
        PENDING,
      );
    },
  );
});
