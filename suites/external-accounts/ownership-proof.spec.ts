import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { unlessConfirmed } from '../../fixtures/check/gap-refusal.ts';
import { test } from '../../fixtures/check/test.ts';
import {
  challengeFor,
  expectNotActive,
  handIn,
  prove,
  requireOwn,
  signatureOver,
  stateOf,
  unprovenWallet,
  wrongedWallet,
} from '../../fixtures/external-accounts/ownership.ts';
import { member } from '../../fixtures/platform/reply.ts';

test.describe('the proof of a wallet', () => {
  test('is decided at once', covers('OWNERSHIP-PROOF-002'), async ({ platform }) => {
    const { json } = await prove(platform, await wrongedWallet(platform));

    const status = member(json, 'status');
    if (status !== 'ACTIVE') unlessConfirmed('G-147', `the answer shows ${status} as status`);
    expect(status).toBe('ACTIVE');
  });

  test('needs a challenge', covers('OWNERSHIP-PROOF-007'), async ({ platform }) => {
    const [wallet, other] = [await wrongedWallet(platform), await unprovenWallet(platform)];
    const message = await challengeFor(platform, other);

    await handIn(platform, wallet, signatureOver(message, wallet));

    requireOwn(message, await challengeFor(platform, await unprovenWallet(platform)));
    await expectNotActive(platform, wallet, 'a signature without a challenge');
  });

  test('begins without a change', covers('OWNERSHIP-PROOF-008'), async ({ platform }) => {
    const wallet = await wrongedWallet(platform);

    await challengeFor(platform, wallet);
    await challengeFor(platform, wallet);

    expect(await stateOf(platform, wallet)).toBe('PENDING_OWNERSHIP_VERIFICATION');
  });
});
