import { type CreateCall, createCalls } from '../../fixtures/areas/credentials/create-calls.ts';
import { credentialRowsOf, lastingOf } from '../../fixtures/areas/login/credentials.ts';
import type { Signer } from '../../fixtures/areas/login/sessions.ts';
import { otpCreateCall } from '../../fixtures/areas/otp/add-otp.ts';
import { otpLogin } from '../../fixtures/areas/otp/otp-login.ts';
import { newWallet, sharedSession, sharedWallet } from '../../fixtures/areas/otp/wallet.ts';
import {
  challengeIn,
  check,
  expect,
  forAll,
  isSuccess,
  member,
  NotReached,
  type Platform,
  proofOf,
  retry,
  signedOrDirect,
  unreached,
  untilOutcome,
  waitFor,
} from '../../fixtures/index.ts';
import { unknownId } from '../../generators/general/unknown-id.ts';

const CREATE = 'createAuthCredential';

/** Adds a credential: what each request was answered, and what was listed before, between and after. */
async function add(platform: Platform, { accountId, key }: Signer, { type, call }: CreateCall) {
  const list = () => credentialRowsOf(platform, accountId);
  const before = await list();
  const unsigned = await untilOutcome(platform, () => platform.call(CREATE, call));
  const between = await list();
  const challenge = challengeIn(unsigned);
  const signed =
    challenge === undefined
      ? unsigned
      : await retry(platform, CREATE, call, proofOf(platform, challenge, key));
  const id = member(signed.json, 'id');
  const isShown = (rows: readonly unknown[]) => rows.some((row) => member(row, 'id') === id);
  const after = await waitFor(
    list,
    (rows) => !isSuccess(signed) || isShown(rows),
    platform.target.settleMs,
  );
  return { type, accountId, before, unsigned, between, signed, after };
}

/**
 * Adds one credential of each type to a new wallet, once per worker. A type whose addition cannot be
 * asked for is left out, unless it is every one of them.
 */
function additions(platform: Platform) {
  return platform.once('an addition of every type', async () => {
    const { accountId, emailOtp } = await newWallet(platform);
    const session = await otpLogin(platform, emailOtp);
    const made: Awaited<ReturnType<typeof add>>[] = [];
    let notReached: NotReached | undefined;
    for (const create of await createCalls(platform, accountId)) {
      try {
        made.push(await add(platform, session, create));
      } catch (error) {
        if (!(error instanceof NotReached)) throw error;
        notReached = error;
      }
    }
    if (made.length === 0 && notReached !== undefined) throw notReached;
    // A type that a target need not take ends no check before the others are held.
    return made.toSorted((a, b) => Number(isSuccess(b.unsigned)) - Number(isSuccess(a.unsigned)));
  });
}

/** Those that succeeded, for checks of what they came to. */
async function doneAdditions(platform: Platform) {
  const done = (await additions(platform)).filter(({ signed }) => isSuccess(signed));
  return done.length === 0
    ? unreached(
        'P-07b a credential: POST /auth/credentials added none of the credential types tried',
      )
    : done;
}

/** In no order, for a list has none. */
const idsIn = (rows: readonly unknown[]) => rows.map((row) => String(member(row, 'id'))).sort();

check.describe('adding another credential', () => {
  check('without a wallet signature returns 202', 'CRED-ADD-001', async ({ platform }) => {
    for (const { type, unsigned } of await additions(platform)) {
      expect(unsigned, `the unsigned request for a credential of type ${type}`).toBeSuccess(202);
    }
  });

  check('without a wallet signature adds no credential', 'CRED-ADD-002', async ({ platform }) => {
    for (const { type, before, between } of await additions(platform)) {
      expect(idsIn(between), `the credentials after the unsigned request for ${type}`).toEqual(
        idsIn(before),
      );
    }
  });

  check(
    "without a signature returns a challenge of the new one's type",
    'CRED-ADD-003',
    async ({ platform }) => {
      for (const { type, unsigned } of await additions(platform)) {
        expect(unsigned, `the unsigned request for a credential of type ${type}`).toBeSuccess(202);
        expect(member(unsigned.json, 'type'), `the type of the challenge for ${type}`).toBe(type);
      }
    },
  );

  check('with a wallet signature returns 201', 'CRED-ADD-004', async ({ platform }) => {
    for (const { type, signed } of await additions(platform)) {
      expect(signed, `the signed request for a credential of type ${type}`).toBeSuccess(201);
    }
  });

  check(
    'with a wallet signature returns the type and accountId sent',
    'CRED-ADD-005',
    async ({ platform }) => {
      for (const { type, accountId, signed } of await doneAdditions(platform)) {
        expect(member(signed.json, 'type'), `the type of the added ${type} credential`).toBe(type);
        expect(
          member(signed.json, 'accountId'),
          `the accountId of the added ${type} credential`,
        ).toBe(accountId);
      }
    },
  );

  check(
    'with a wallet signature adds the new credential to the list',
    'CRED-ADD-006',
    async ({ platform }) => {
      for (const { type, before, signed, after } of await doneAdditions(platform)) {
        const id = String(member(signed.json, 'id'));
        expect(idsIn(before), `the credentials before ${type} is added`).not.toContain(id);
        expect(idsIn(after), `the credentials after ${type} is added`).toContain(id);
        const row = after.find((each) => member(each, 'id') === id);
        expect(member(row, 'type'), `the type of the listed ${type} credential`).toBe(type);
      }
    },
  );

  check('leaves the other credentials unchanged', 'CRED-ADD-007', async ({ platform }) => {
    for (const { type, before, signed, after } of await doneAdditions(platform)) {
      const id = member(signed.json, 'id');
      const others = after.filter((row) => member(row, 'id') !== id).map(lastingOf);
      expect(new Set(others), `the other credentials after ${type} is added`).toEqual(
        new Set(before.map(lastingOf)),
      );
    }
  });
});

check.describe('adding a credential', () => {
  check('for an account that does not exist returns 404', 'CRED-ADD-008', async ({ platform }) => {
    const { accountId } = await sharedWallet(platform);

    await forAll(
      unknownId('InternalAccount'),
      async (id) => {
        // Of a type that any wallet could be given, and of one that every wallet has.
        const [{ call }] = await createCalls(platform, id);
        for (const each of [call, otpCreateCall(platform, id, 'EMAIL_OTP')]) {
          const reply = await platform.call('createAuthCredential', each);
          expect(reply, 'a credential for an unknown account').toBeRefused(404);
        }
      },
      3,
    );
    const known = otpCreateCall(platform, accountId, 'EMAIL_OTP');
    const found = await platform.call('createAuthCredential', known);
    expect(found.status, 'the status of the same request for an account that exists').not.toBe(404);
  });

  for (const [what, row, spoil] of [
    ['without an accountId', 'CRED-ADD-009', { accountId: undefined }],
    ['of an unknown type', 'CRED-ADD-010', { type: 'PIGEON' }],
  ] as const) {
    check(`${what} returns 400 INVALID_INPUT`, row, async ({ platform }) => {
      const { accountId, key } = await sharedSession(platform);
      const before = await credentialRowsOf(platform, accountId);
      const [{ call }] = await createCalls(platform, accountId);
      const body = { ...Object(call.body), ...spoil };

      const spoilt = { ...call, body };
      const { reply } = await signedOrDirect(platform, 'createAuthCredential', spoilt, key);

      expect(reply).toBeError(400, 'INVALID_INPUT');
      expect(
        idsIn(await credentialRowsOf(platform, accountId)),
        'the credentials after the refused request',
      ).toEqual(idsIn(before));
      for (const { unsigned } of (await additions(platform)).slice(0, 1)) {
        expect(unsigned, 'the same request without the fault').toBeSuccess(202);
      }
    });
  }
});
