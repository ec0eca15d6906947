import { newApprovedCustomer } from '../../fixtures/areas/customers/customers.ts';
import {
  challengeFor,
  expectNotActive,
  handIn,
  newExternalWallet,
  prove,
  provenWallet,
  requireOwn,
  signatureOver,
  stateOf,
  tryProof,
  unprovenWallet,
  wrongedWallet,
} from '../../fixtures/areas/external-accounts/ownership.ts';
import { covers, expect, isSuccess, otherPlatform, test } from '../../fixtures/index.ts';

const PENDING = 'PENDING_OWNERSHIP_VERIFICATION';

test.describe('the proof of a wallet', () => {
  test('is of one wallet alone', covers('OWNERSHIP-PROOF-009'), async ({ platform }) => {
    const bystander = await wrongedWallet(platform);
    await challengeFor(platform, bystander);

    await prove(platform, await unprovenWallet(platform));
    await tryProof(platform, await unprovenWallet(platform), 'fail');

    expect(await stateOf(platform, bystander)).toBe(PENDING);
  });

  test('is of one account alone', covers('OWNERSHIP-PROOF-010'), async ({ platform }) => {
    const wallet = await wrongedWallet(platform);
    const { id: customerId } = await newApprovedCustomer(platform);
    const twin = await newExternalWallet(platform, 'FIRST_PARTY', {
      key: wallet.key,
      customerId,
    });
    const message = await challengeFor(platform, wallet);
    const signature = signatureOver(message, wallet);
    requireOwn(message, await challengeFor(platform, twin));
    await handIn(platform, wallet, signature);

    await handIn(platform, twin, signature);

    await expectNotActive(platform, twin, 'the proof of another account');
  });

  test('is none of another platform', covers('OWNERSHIP-PROOF-012'), async ({ run, platform }) => {
    const other = otherPlatform(run);
    await provenWallet(other);
    const wallet = await wrongedWallet(platform);
    const signature = signatureOver(await challengeFor(platform, wallet), wallet);

    const reply = await handIn(other, wallet, signature);

    expect(isSuccess(reply), `the proof was answered ${reply.status}`).toBe(false);
    expect(await stateOf(platform, wallet)).toBe(PENDING);
  });
});
