import fc from 'fast-check';
import { addPasskey } from '../../fixtures/areas/passkey/add-passkey.ts';
import { passkeyHolder, requirePasskeyLogin } from '../../fixtures/areas/passkey/passkey-holder.ts';
import { type Passkey, tryPasskeyLogin } from '../../fixtures/areas/passkey/passkey-login.ts';
import { check, expect, forAll, type Platform } from '../../fixtures/index.ts';
import { counterAfter } from '../../generators/passkey/counter-after.ts';
import { staleCounter } from '../../generators/passkey/stale-counter.ts';

const STORED = 7;

/** A passkey whose last assertion had a counter other than that of its registration. */
async function counted(platform: Platform): Promise<Passkey> {
  await requirePasskeyLogin(platform);
  const passkey = await addPasskey(platform, await passkeyHolder(platform));
  const first = await tryPasskeyLogin(platform, passkey, { counter: STORED });
  expect(first, 'the assertion before').toBeSuccess(200);
  return passkey;
}

check.describe('a passkey assertion', () => {
  for (const [what, row, counters, runs] of [
    [
      'with a repeated signature counter returns 401',
      'PASSKEY-ASSERTION-012',
      fc.constant(STORED),
      1,
    ],
    [
      'with a decreased signature counter returns 401',
      'PASSKEY-ASSERTION-013',
      staleCounter(STORED),
      2,
    ],
    // What an authenticator that does not count sends; this one has counted.
    [
      'with a signature counter that falls to 0 returns 401',
      'PASSKEY-ASSERTION-013',
      fc.constant(0),
      1,
    ],
  ] as const) {
    check(what, row, async ({ platform }) => {
      await forAll(
        counters,
        async (counter) => {
          const passkey = await counted(platform);
          expect(await tryPasskeyLogin(platform, passkey, { counter })).toBeRefused(401);
        },
        runs,
      );
    });
  }

  check(
    'with any higher signature counter is accepted',
    'PASSKEY-ASSERTION-014',
    async ({ platform }) => {
      await forAll(
        counterAfter(STORED),
        async (counter) => {
          const passkey = await counted(platform);
          expect(await tryPasskeyLogin(platform, passkey, { counter })).toBeSuccess(200);
        },
        2,
      );
    },
  );
});
