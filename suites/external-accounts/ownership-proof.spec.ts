import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { unlessConfirmed } from '../../fixtures/check/gap-refusal.ts';
import { test } from '../../fixtures/check/test.ts';
import {
  attempt,
  challengeFor,
  handIn,
  newWallet,
  type OwnedWallet,
  prove,
  provenWallet,
  signatureOver,
  stateOf,
  unprovenWallet,
} from '../../fixtures/external-accounts/ownership.ts';
import { newApprovedCustomer } from '../../fixtures/platform/customers.ts';
import type { Platform } from '../../fixtures/platform/platform.ts';
import { otherPlatform } from '../../fixtures/platform/preconditions.ts';
import { isSuccess, member } from '../../fixtures/platform/reply.ts';

const PENDING = 'PENDING_OWNERSHIP_VERIFICATION';

/** Nothing that Ed25519 in base58 could be. */
const NO_SIGNATURES = ['not a signature', '1', '0x00', 'A'.repeat(88), '2'.repeat(87)];

/** A wallet to be verified, on a service that was seen to take a right proof. */
async function wrongedWallet(platform: Platform): Promise<OwnedWallet> {
  await provenWallet(platform);
  return unprovenWallet(platform);
}

async function expectNotActive(platform: Platform, wallet: OwnedWallet, what: string) {
  expect(await stateOf(platform, wallet), `a wallet after ${what}`).not.toBe('ACTIVE');
}

test.describe('the proof of a wallet', () => {
  test('is decided at once', covers('OWNERSHIP-PROOF-002'), async ({ platform }) => {
    const { json } = await prove(platform, await wrongedWallet(platform));

    const status = member(json, 'status');
    if (status !== 'ACTIVE') unlessConfirmed('G-147', `the answer shows ${status} as status`);
    expect(status).toBe('ACTIVE');
  });

  test('takes no other key', covers('OWNERSHIP-PROOF-004'), async ({ platform }) => {
    const wallet = await wrongedWallet(platform);

    const reply = await attempt(platform, wallet, 'fail');

    expect(member(reply.json, 'status'), 'the status answered').not.toBe('ACTIVE');
    await expectNotActive(platform, wallet, 'the signature of another key');
  });

  test('takes no other text', covers('OWNERSHIP-PROOF-005'), async ({ platform }) => {
    for (const change of [
      (message: string) => `${message} `,
      (message: string) => message.slice(1),
      (message: string) => message.toUpperCase(),
      () => '',
    ]) {
      const wallet = await wrongedWallet(platform);
      const message = await challengeFor(platform, wallet);

      await handIn(platform, wallet, signatureOver(change(message), wallet));

      await expectNotActive(platform, wallet, 'the signature of another text');
    }
  });

  test('takes no other thing', covers('OWNERSHIP-PROOF-006'), async ({ platform }) => {
    for (const signature of NO_SIGNATURES) {
      const wallet = await wrongedWallet(platform);
      await challengeFor(platform, wallet);

      await handIn(platform, wallet, signature);

      await expectNotActive(platform, wallet, 'what is no signature');
    }
  });

  test('needs a challenge', covers('OWNERSHIP-PROOF-007'), async ({ platform }) => {
    const [wallet, other] = [await wrongedWallet(platform), await unprovenWallet(platform)];
    const message = await challengeFor(platform, other);

    await handIn(platform, wallet, signatureOver(message, wallet));

    await expectNotActive(platform, wallet, 'a signature without a challenge');
  });

  test('begins without a change', covers('OWNERSHIP-PROOF-008'), async ({ platform }) => {
    const wallet = await wrongedWallet(platform);

    await challengeFor(platform, wallet);
    await challengeFor(platform, wallet);

    expect(await stateOf(platform, wallet)).toBe(PENDING);
  });

  test('is of one wallet alone', covers('OWNERSHIP-PROOF-009'), async ({ platform }) => {
    const bystander = await wrongedWallet(platform);
    await challengeFor(platform, bystander);

    await prove(platform, await unprovenWallet(platform));
    await attempt(platform, await unprovenWallet(platform), 'fail');

    expect(await stateOf(platform, bystander)).toBe(PENDING);
  });

  test('is of one account alone', covers('OWNERSHIP-PROOF-010'), async ({ platform }) => {
    const wallet = await wrongedWallet(platform);
    const { id: customerId } = await newApprovedCustomer(platform);
    const twin = await newWallet(platform, 'FIRST_PARTY', wallet.key, { customerId });
    const signature = signatureOver(await challengeFor(platform, wallet), wallet);
    await challengeFor(platform, twin);
    await handIn(platform, wallet, signature);

    await handIn(platform, twin, signature);

    await expectNotActive(platform, twin, 'the proof of another account');
  });

  test(
    'is none of another platform',
    covers('OWNERSHIP-PROOF-012'),
    async ({ session, platform }) => {
      const other = otherPlatform(session);
      await provenWallet(other);
      const wallet = await wrongedWallet(platform);
      const signature = signatureOver(await challengeFor(platform, wallet), wallet);

      const reply = await handIn(other, wallet, signature);

      expect(isSuccess(reply), `the proof was answered ${reply.status}`).toBe(false);
      expect(await stateOf(platform, wallet)).toBe(PENDING);
    },
  );
});
