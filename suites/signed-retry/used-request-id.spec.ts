import { privacyOf } from '../../fixtures/areas/internal-accounts/account-row.ts';
import {
  pendingFor,
  reached,
  sent,
  someChallengedAction,
  statesOf,
} from '../../fixtures/areas/signed-retry/answers-of-every-action.ts';
import { expectDoneOnce } from '../../fixtures/areas/signed-retry/done-once.ts';
import { signedActionsOf } from '../../fixtures/areas/signed-retry/retry-actions.ts';
import { rightRequest } from '../../fixtures/areas/signed-retry/retry-faults.ts';
import {
  stateOf,
  type WalletState,
  walletUnderTest,
} from '../../fixtures/areas/signed-retry/wallet-under-test.ts';
import { expireChallenge } from '../../fixtures/areas/wallet/control.ts';
import {
  contactChangeCall,
  newEmail,
  privacyCall,
} from '../../fixtures/areas/wallet/wallet-updates.ts';
import {
  begin,
  type Call,
  covers,
  errorCodeOf,
  expect,
  isSuccess,
  member,
  type Platform,
  proofOf,
  requireCapability,
  retry,
  settled,
  setUpSigned,
  takenOrOpen,
  test,
  unlessConfirmed,
} from '../../fixtures/index.ts';
import type { OperationId } from '../../spec/generated/operation-ids.ts';

/** Does an action and then its opposite, and sends the signed request of the first again. */
async function sentOnceUndone(
  platform: Platform,
  operation: OperationId,
  there: Call,
  back: Call,
  isUndone: (state: WalletState) => boolean,
) {
  const { wallet, session } = await walletUnderTest(platform);
  const challenge = await begin(platform, operation, there);
  const proof = proofOf(platform, challenge, session.key);
  const done = takenOrOpen(platform, await retry(platform, operation, there, proof));
  expect(done, 'the action').toBeSuccess();
  await setUpSigned(platform, operation, back, session.key, 'the opposite of an action');
  const before = await settled(() => stateOf(platform, wallet), isUndone, platform.target.settleMs);
  await retry(platform, operation, there, proof);
  return { before, after: await stateOf(platform, wallet) };
}

test.describe('a signed request sent again once its opposite was done', () => {
  test('switches no privacy', covers('RETRY-REQUEST-011'), async ({ platform }) => {
    requireCapability(platform, 'wallet.privacy');
    const { wallet } = await walletUnderTest(platform);
    const now = (await privacyOf(platform, wallet)) === true;
    const [there, back] = [!now, now].map((isPrivate) =>
      privacyCall(platform, wallet.accountId, isPrivate),
    );

    const { before, after } = await sentOnceUndone(
      platform,
      'updateInternalAccount',
      there ?? {},
      back ?? {},
      ({ privacy }) => privacy === now,
    );

    expect(after.privacy, 'the privacy').toBe(before.privacy);
  });

  test('changes no email', covers('RETRY-REQUEST-011'), async ({ platform }) => {
    requireCapability(platform, 'customers');
    const { customerId } = (await walletUnderTest(platform)).wallet;
    const email = newEmail(platform);
    const changeTo = (to: string) => contactChangeCall(customerId, { email: to });
    const tiedTo = ({ credentials }: WalletState) => credentials.map(([, nickname]) => nickname);

    const { before, after } = await sentOnceUndone(
      platform,
      'updateCustomerById',
      changeTo(email),
      changeTo(newEmail(platform)),
      (state) => !tiedTo(state).includes(email),
    );

    expect(after.credentials, 'the credentials').toEqual(before.credentials);
  });
});

test.describe('a signed request sent again after its outcome', () => {
  test(
    'is refused with 401 and does nothing',
    covers('RETRY-REQUEST-010', 'RETRY-REQUEST-011'),
    async ({ platform }) => {
      const done = await reached(signedActionsOf(platform), async (action) => {
        const pending = await pendingFor(platform, action);
        const start = await stateOf(platform, pending.asked.wallet);
        const outcome = await sent(platform, rightRequest(platform, pending));
        if (isSuccess(outcome)) await expectDoneOnce(platform, pending.asked, start);
        return { pending, outcome };
      });
      const wallets = done.map(({ pending }) => pending.asked.wallet);
      const before = await statesOf(platform, wallets);

      for (const { pending, outcome } of done) {
        const { name, terminal } = pending.action;
        expect(outcome, name).toBeSuccess();
        const again = await sent(platform, rightRequest(platform, pending));
        if (again.status !== 401) {
          expect(again, name).toBeError(
            401,
            'UNAUTHORIZED',
            { status: '2XX', why: 'X-03' },
            ...(terminal === 204 ? [{ status: 404, why: 'X-03' } as const] : []),
          );
        }
        if (isSuccess(again)) {
          expect(member(again.json, 'id'), 'the id').toBe(member(outcome.json, 'id'));
        }
      }

      expect(await statesOf(platform, wallets), 'the wallets').toEqual(before);
    },
  );

  test('is refused as UNAUTHORIZED', covers('RETRY-REQUEST-017'), async ({ platform }) => {
    const [used, expired] = [
      await someChallengedAction(platform),
      await someChallengedAction(platform),
    ];
    expect(await sent(platform, rightRequest(platform, used))).toBeSuccess();
    await expireChallenge(platform, expired.challenge);

    for (const pending of [used, expired]) {
      const reply = await sent(platform, rightRequest(platform, pending));
      if (errorCodeOf(reply) !== 'UNAUTHORIZED') {
        unlessConfirmed('G-24', `the service answered ${reply.status} ${errorCodeOf(reply)}`);
      }
      expect(reply).toBeError(401, 'UNAUTHORIZED', { status: '2XX', why: 'X-03' });
    }
  });
});
