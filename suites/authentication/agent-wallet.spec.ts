import { newAgent } from '../../fixtures/areas/agents/agents.ts';
import { otpLogin } from '../../fixtures/areas/otp/otp-login.ts';
import { newWallet } from '../../fixtures/areas/otp/wallet.ts';
import { everyWalletAction } from '../../fixtures/areas/sessions/every-wallet-action.ts';
import { walletWithContact } from '../../fixtures/areas/wallet/contact-change.ts';
import {
  contactState,
  contactsIn,
  requireShownAnywhere,
} from '../../fixtures/areas/wallet/contact-state.ts';
import { contactChangeCall, newEmail } from '../../fixtures/areas/wallet/wallet-updates.ts';
import {
  challengeIn,
  check,
  expect,
  isSuccess,
  requireCapability,
  untilOutcome,
} from '../../fixtures/index.ts';

const UPDATE = 'updateCustomerById';

// Its policy may forbid an agent all of this; a signature is asked of whoever calls.
check.describe('without a wallet signature, an agent', () => {
  check(
    'cannot change the email of an EMAIL_OTP credential',
    'AUTH-AGENT-019',
    async ({ platform }) => {
      requireCapability(platform, 'agents');
      const { wallet } = await walletWithContact(platform, 'EMAIL_OTP');
      const before = await contactState(platform, wallet, 'EMAIL_OTP');
      const { auth } = await newAgent(platform, wallet.customerId);
      const call = contactChangeCall(wallet.customerId, { email: newEmail(platform) });

      await untilOutcome(platform, () => platform.call(UPDATE, { ...call, auth }));

      requireShownAnywhere(before);
      const after = await contactState(platform, wallet, 'EMAIL_OTP');
      expect(contactsIn(after), 'the emails after the request').toEqual(contactsIn(before));
    },
  );

  check('cannot complete a signed action on a wallet', 'AUTH-AGENT-020', async ({ platform }) => {
    requireCapability(platform, 'agents');
    const wallet = await newWallet(platform);
    const session = await otpLogin(platform, wallet.emailOtp);
    const { auth } = await newAgent(platform, wallet.customerId);

    for (const { operation, call } of await everyWalletAction(platform, wallet, session)) {
      const ask = () => platform.call(operation, { ...call, auth });
      const reply = await untilOutcome(platform, ask);

      const isDone = isSuccess(reply) && challengeIn(reply) === undefined;
      expect(isDone, `whether ${operation} is done without a signature`).toBe(false);
    }
  });
});
