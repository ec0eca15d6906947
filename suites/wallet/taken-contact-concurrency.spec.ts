import { beginChange, walletTiedBy } from '../../fixtures/areas/wallet/contact-change.ts';
import { contactState, newContact } from '../../fixtures/areas/wallet/contact-state.ts';
import { contactChangeCall } from '../../fixtures/areas/wallet/wallet-updates.ts';
import {
  check,
  errorCodeOf,
  expect,
  isSuccess,
  notShown,
  type Platform,
  proofOf,
  retry,
  signedOrDirect,
  waitFor,
} from '../../fixtures/index.ts';

const UPDATE = 'updateCustomerById';

/** Whether a further wallet is refused an email because it is tied to another. */
async function isTiedElsewhere(platform: Platform, email: string): Promise<boolean> {
  const { wallet, session } = await walletTiedBy(platform, 'EMAIL_OTP');
  const call = contactChangeCall(wallet.customerId, { email });
  const { reply } = await signedOrDirect(platform, UPDATE, call, session.key);
  return errorCodeOf(reply) === 'EMAIL_OTP_EMAIL_ALREADY_EXISTS';
}

check.describe('an email that two customers request at the same time', () => {
  check('is tied to only one customer', 'EMAIL-TAKEN-003', async ({ platform }) => {
    const wanted = newContact(platform, 'EMAIL_OTP');
    const [one, other] = [
      await walletTiedBy(platform, 'EMAIL_OTP'),
      await walletTiedBy(platform, 'EMAIL_OTP'),
    ];
    const begun = [];
    for (const { wallet, session } of [one, other]) {
      const { call, challenge } = await beginChange(platform, wallet, 'EMAIL_OTP', wanted);
      begun.push(() => retry(platform, UPDATE, call, proofOf(platform, challenge, session.key)));
    }

    const replies = await Promise.all(begun.map((send) => send()));

    const accepted = replies.filter(isSuccess).length;
    // Where a third is told that the email is tied already, it cannot be tied to two.
    const isBound = accepted > 1 && (await isTiedElsewhere(platform, wanted));
    const what = 'the number of accepted changes';
    expect(accepted, isBound ? `${what} of an email that is tied` : what).toBe(1);
    for (const refused of replies.filter((reply) => !isSuccess(reply))) {
      expect(refused, 'the change beside the accepted one').toBeError(
        409,
        'EMAIL_OTP_EMAIL_ALREADY_EXISTS',
      );
    }
    const shown = await contactState(platform, one.wallet, 'EMAIL_OTP');
    const isHidden = shown.tied.length > 0 && shown.tied.every((each) => each === undefined);
    if (isHidden) notShown('the nickname of an email credential');
    const holders = async () => {
      const states = [];
      for (const { wallet } of [one, other]) {
        states.push(await contactState(platform, wallet, 'EMAIL_OTP'));
      }
      return states.filter(({ tied }) => tied.includes(wanted)).length;
    };
    const { settleMs } = platform.target;
    expect(
      await waitFor(holders, (count) => count > 0, settleMs),
      'the number of wallets tied to the email',
    ).toBe(1);
  });
});
