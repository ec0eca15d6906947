import { privacyOf } from '../../fixtures/areas/internal-accounts/account-row.ts';
import { newWallet } from '../../fixtures/areas/otp/wallet.ts';
import { settledPrivacy, walletWithPrivacy } from '../../fixtures/areas/wallet/privacy-switch.ts';
import { privacyCall } from '../../fixtures/areas/wallet/wallet-updates.ts';
import {
  check,
  expect,
  isSuccess,
  notShown,
  type Platform,
  signedOrDirect,
  undecided,
  untilOutcome,
} from '../../fixtures/index.ts';

const UPDATE = 'updateInternalAccount';

/** A wallet that shows its privacy. */
async function walletThatShowsPrivacy(platform: Platform) {
  const { wallet, session } = await walletWithPrivacy(platform);
  const before = await privacyOf(platform, wallet);
  if (typeof before !== 'boolean') notShown('the privacy of a wallet');
  return { wallet, session, before };
}

check.describe('a wallet privacy update', () => {
  check('without a signature returns a challenge', 'WALLET-PRIVACY-001', async ({ platform }) => {
    const { wallet } = await walletWithPrivacy(platform);
    const wanted = (await privacyOf(platform, wallet)) !== true;
    const call = privacyCall(platform, wallet.accountId, wanted);

    const reply = await untilOutcome(platform, () => platform.call(UPDATE, call));

    expect(reply).toBeSuccess(202);
  });

  check('without a signature changes nothing', 'WALLET-PRIVACY-002', async ({ platform }) => {
    const { wallet, before } = await walletThatShowsPrivacy(platform);
    const call = privacyCall(platform, wallet.accountId, before !== true);

    await untilOutcome(platform, () => platform.call(UPDATE, call));

    const after = await privacyOf(platform, wallet);
    expect(after, 'the privacy after the unsigned update').toBe(before);
  });

  check(
    'without a signature does not undo a signed update',
    'WALLET-PRIVACY-002',
    async ({ platform }) => {
      const { wallet, session, before } = await walletThatShowsPrivacy(platform);
      const { accountId } = wallet;
      const there = privacyCall(platform, accountId, before !== true);
      const { reply } = await signedOrDirect(platform, UPDATE, there, session.key);
      if (!isSuccess(reply))
        undecided('the signed update of the privacy of the wallet is refused', reply);
      const switched = await settledPrivacy(platform, wallet, before !== true);
      if (switched === before)
        undecided('the signed update does not change the privacy that the wallet shows');
      const back = privacyCall(platform, accountId, before === true);

      await untilOutcome(platform, () => platform.call(UPDATE, back));

      const after = await privacyOf(platform, wallet);
      expect(after, 'the privacy after the unsigned update').toBe(switched);
    },
  );

  check('with a signature is accepted', 'WALLET-PRIVACY-003', async ({ platform }) => {
    const { wallet, session } = await walletWithPrivacy(platform);
    const wanted = (await privacyOf(platform, wallet)) !== true;
    const call = privacyCall(platform, wallet.accountId, wanted);

    const { reply } = await signedOrDirect(platform, UPDATE, call, session.key);

    expect(reply).toBeSuccess();
  });

  check(
    'with a signature sets the requested privacy',
    'WALLET-PRIVACY-004',
    async ({ platform }) => {
      const { wallet, session, before } = await walletThatShowsPrivacy(platform);
      const wanted = before !== true;
      const call = privacyCall(platform, wallet.accountId, wanted);

      const { reply } = await signedOrDirect(platform, UPDATE, call, session.key);

      expect(reply, 'the signed update').toBeSuccess();
      const after = await settledPrivacy(platform, wallet, wanted);
      expect(after, 'the privacy after the signed update').toBe(wanted);
    },
  );

  check(
    'with a signature can restore the previous privacy',
    'WALLET-PRIVACY-005',
    async ({ platform }) => {
      const { wallet, session, before } = await walletThatShowsPrivacy(platform);
      const wanted = before === true;
      const there = privacyCall(platform, wallet.accountId, !wanted);
      const switched = await signedOrDirect(platform, UPDATE, there, session.key);
      expect(switched.reply, 'the first update of the privacy').toBeSuccess();
      await settledPrivacy(platform, wallet, !wanted);
      const back = privacyCall(platform, wallet.accountId, wanted);

      const { reply } = await signedOrDirect(platform, UPDATE, back, session.key);

      expect(reply, 'the update that switches the privacy back').toBeSuccess();
      const after = await settledPrivacy(platform, wallet, wanted);
      expect(after, 'the privacy after it was switched back').toBe(wanted);
    },
  );

  check(
    'leaves the privacy of another wallet unchanged',
    'WALLET-PRIVACY-006',
    async ({ platform }) => {
      const { wallet, session, before } = await walletThatShowsPrivacy(platform);
      const bystander = await newWallet(platform);
      const privacyBefore = await privacyOf(platform, bystander);
      const wanted = before !== true;
      const call = privacyCall(platform, wallet.accountId, wanted);

      const { reply } = await signedOrDirect(platform, UPDATE, call, session.key);

      expect(reply, 'the update of the privacy').toBeSuccess();
      await settledPrivacy(platform, wallet, wanted);
      expect(
        await privacyOf(platform, bystander),
        'the privacy of another wallet after the update',
      ).toBe(privacyBefore);
    },
  );
});
