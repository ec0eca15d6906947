import { newStrongCustomer } from '../../fixtures/areas/customers/strong-customers.ts';
import {
  confirmPasskey,
  madePasskey,
  passkeyOwner,
  startedPasskey,
  startPasskey,
} from '../../fixtures/areas/sca/passkey.ts';
import {
  check,
  expect,
  isSuccess,
  type Platform,
  type Reply,
  together,
  undecided,
} from '../../fixtures/index.ts';

/** One enrollment that was begun, for two passkeys. */
async function startedOnce(platform: Platform, customerId: string) {
  const started = await startedPasskey(platform, customerId);
  return [started, started] as const;
}

/** Two enrollments that were begun, one for each passkey. */
async function startedTwice(platform: Platform, customerId: string) {
  const first = await startedPasskey(platform, customerId);
  const second = await startPasskey(platform, customerId);
  if (!isSuccess(second))
    undecided('POST /sca/factors begins no second enrollment while one is not confirmed', second);
  return [first, second] as const;
}

/** Holds that of two confirmations at once one is accepted at most. */
function expectOneAccepted(replies: readonly [Reply, Reply]): void {
  const accepted = replies.filter(isSuccess).length;
  if (accepted === 0)
    undecided('POST /sca/factors/confirm refuses both of two confirmations at once', replies[0]);
  expect(accepted, 'the number of passkeys enrolled').toBe(1);
}

check.describe('two SCA passkeys confirmed at the same time', () => {
  for (const [how, begin] of [
    ['for one enrollment', startedOnce],
    ['for two enrollments', startedTwice],
  ] as const) {
    check(`${how} are not both enrolled`, 'SCA-FACTOR-009', async ({ run }) => {
      const { platform } = await passkeyOwner(run);
      const customerId = await newStrongCustomer(platform);
      const [one, other] = await begin(platform, customerId);
      const made = [
        madePasskey(platform, customerId, one),
        madePasskey(platform, customerId, other),
      ] as const;

      const replies = await together(
        confirmPasskey(platform, made[0]),
        confirmPasskey(platform, made[1]),
      );

      expectOneAccepted(replies);
    });
  }
});
