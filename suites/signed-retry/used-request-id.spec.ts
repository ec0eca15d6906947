import { privacyOf } from '../../fixtures/areas/internal-accounts/account-row.ts';
import { orGone } from '../../fixtures/areas/signed-retry/alternatives.ts';
import { sendSigned } from '../../fixtures/areas/signed-retry/calls.ts';
import {
  challengedAction,
  reached,
  someChallengedAction,
  statesOf,
} from '../../fixtures/areas/signed-retry/challenged-actions.ts';
import { expectDoneOnce } from '../../fixtures/areas/signed-retry/done-once.ts';
import { actionsOf, signedActionsOf } from '../../fixtures/areas/signed-retry/retry-actions.ts';
import { rightRequest } from '../../fixtures/areas/signed-retry/retry-faults.ts';
import { stateOf, walletUnderTest } from '../../fixtures/areas/signed-retry/wallet-under-test.ts';
import { expireChallenge } from '../../fixtures/areas/wallet/control.ts';
import {
  contactChangeCall,
  newEmail,
  privacyCall,
} from '../../fixtures/areas/wallet/wallet-updates.ts';
import {
  begin,
  check,
  expect,
  isSuccess,
  member,
  proofOf,
  requireCapability,
  retry,
  setUpSigned,
  waitFor,
} from '../../fixtures/index.ts';

const PRIVACY = 'updateInternalAccount';
const CUSTOMER = 'updateCustomerById';

/** Operations that can be asked for again and again. */
const REPEATABLE: readonly string[] = ['refreshAuthSession', 'exportInternalAccount', PRIVACY];

check.describe('a settled signed retry re-sent after a later change', () => {
  check('does not undo that change of privacy', 'RETRY-REQUEST-011', async ({ platform }) => {
    requireCapability(platform, 'wallet.privacy');
    const { wallet, session } = await walletUnderTest(platform);
    const now = (await privacyOf(platform, wallet)) === true;
    const there = privacyCall(platform, wallet.accountId, !now);
    const challenge = await begin(platform, PRIVACY, there);
    const proof = proofOf(platform, challenge, session.key);
    const done = await retry(platform, PRIVACY, there, proof);
    expect(done, 'the opposite action').toBeSuccess();
    const isPrivate = () => privacyOf(platform, wallet);
    await waitFor(isPrivate, (shown) => shown !== now, platform.target.settleMs);
    const back = privacyCall(platform, wallet.accountId, now);
    await setUpSigned(platform, PRIVACY, back, session.key, 'the opposite of an action');
    const before = await waitFor(
      () => stateOf(platform, wallet),
      ({ privacy }) => privacy === now,
      platform.target.settleMs,
    );

    await retry(platform, PRIVACY, there, proof);

    expect((await stateOf(platform, wallet)).privacy, 'the privacy of the wallet').toBe(
      before.privacy,
    );
  });

  check('does not undo that change of email', 'RETRY-REQUEST-011', async ({ platform }) => {
    requireCapability(platform, 'customers');
    const { wallet, session } = await walletUnderTest(platform);
    const email = newEmail(platform);
    const there = contactChangeCall(wallet.customerId, { email });
    const challenge = await begin(platform, CUSTOMER, there);
    const proof = proofOf(platform, challenge, session.key);
    const done = await retry(platform, CUSTOMER, there, proof);
    expect(done, 'the opposite action').toBeSuccess();
    const on = contactChangeCall(wallet.customerId, { email: newEmail(platform) });
    await setUpSigned(platform, CUSTOMER, on, session.key, 'the opposite of an action');
    const before = await waitFor(
      () => stateOf(platform, wallet),
      ({ credentials }) => credentials.every(([, nickname]) => nickname !== email),
      platform.target.settleMs,
    );

    await retry(platform, CUSTOMER, there, proof);

    const after = await stateOf(platform, wallet);
    expect(after.credentials, 'the credentials of the wallet').toEqual(before.credentials);
  });
});

check.describe('a settled signed retry that is re-sent', () => {
  check(
    'returns 401 and executes nothing',
    ['RETRY-REQUEST-010', 'RETRY-REQUEST-011'],
    async ({ platform }) => {
      const done = await reached(signedActionsOf(platform), async (action) => {
        const challenged = await challengedAction(platform, action);
        const start = await stateOf(platform, challenged.asked.wallet);
        const request = rightRequest(platform, challenged);
        const outcome = await sendSigned(platform, request);
        if (isSuccess(outcome)) await expectDoneOnce(platform, challenged.asked, start);
        return { ...challenged, request, outcome };
      });
      const before = await statesOf(platform, done);

      for (const { action, request, outcome } of done) {
        const { name } = action;
        expect(outcome, `${name}, sent first`).toBeSuccess();

        const again = await sendSigned(platform, request);

        if (again.status !== 401) {
          expect(again, `${name}, sent again after its outcome`).toBeError(
            401,
            'UNAUTHORIZED',
            ...orGone(action),
          );
        }
        // A 204 shows no id, neither time.
        const id = member(outcome.json, 'id');
        if (isSuccess(again) && id !== undefined)
          expect(member(again.json, 'id'), 'the id in the second answer').toBe(id);
      }

      expect(await statesOf(platform, done, before), 'the state of the wallets').toEqual(before);
    },
  );

  check(
    'with another body is refused and executes nothing',
    ['RETRY-REQUEST-009', 'RETRY-REQUEST-011'],
    async ({ platform }) => {
      // What was added or revoked may be missed, or found to be there, before the Request-Id is.
      const repeatable = actionsOf(platform).filter(({ operation }) =>
        REPEATABLE.includes(operation),
      );
      const done = await reached(repeatable, (action) => challengedAction(platform, action));
      for (const each of done) {
        const start = await stateOf(platform, each.asked.wallet);
        const outcome = await sendSigned(platform, rightRequest(platform, each));
        expect(outcome, `${each.action.name}, sent first`).toBeSuccess();
        await expectDoneOnce(platform, each.asked, start);
      }
      const before = await statesOf(platform, done);

      for (const each of done) {
        const { withOtherBody: call = each.asked.call } = each.asked;
        const again = await sendSigned(platform, { ...rightRequest(platform, each), call });
        // The session that was refreshed may be over, and looked up first.
        const isGone = each.action.operation === 'refreshAuthSession' && again.status === 404;
        expect(again, `${each.action.name} with another body`).toBeRefused(isGone ? 404 : 401);
      }

      expect(await statesOf(platform, done, before), 'the state of the wallets').toEqual(before);
    },
  );

  check(
    'returns UNAUTHORIZED, like an expired retry',
    'RETRY-REQUEST-017',
    async ({ platform }) => {
      const [used, expired] = [
        await someChallengedAction(platform),
        await someChallengedAction(platform),
      ];
      expect(
        await sendSigned(platform, rightRequest(platform, used)),
        'the signed retry',
      ).toBeSuccess();
      await expireChallenge(platform, expired.challenge);

      for (const challenged of [used, expired]) {
        const reply = await sendSigned(platform, rightRequest(platform, challenged));
        expect(reply, 'the signed retry after its outcome').toBeError(401, 'UNAUTHORIZED');
      }
    },
  );
});
