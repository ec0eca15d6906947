import { otpCreateCall } from '../../fixtures/areas/credentials/add-credential.ts';
import { additions, doneAdditions } from '../../fixtures/areas/credentials/additions.ts';
import { createCalls } from '../../fixtures/areas/credentials/create-calls.ts';
import { credentialRowsOf, lastingOf } from '../../fixtures/areas/credentials/credentials.ts';
import { sharedSession, sharedWallet } from '../../fixtures/areas/credentials/wallet.ts';
import {
  covers,
  expect,
  expectRefusal,
  expectStatedRefusal,
  forAll,
  isSuccess,
  member,
  onEitherRequest,
  test,
  unlessConfirmed,
} from '../../fixtures/index.ts';
import { unknownId } from '../../generators/general/unknown-id.ts';

/** In no order, for a list has none. */
const idsIn = (rows: readonly unknown[]) => rows.map((row) => String(member(row, 'id'))).sort();

test.describe('adding a credential', () => {
  test('is answered 202 at first', covers('CRED-ADD-001'), async ({ platform }) => {
    for (const { type, first } of await additions(platform)) {
      expect(first, type).toBeSuccess(202);
    }
  });

  test('adds nothing before it is signed', covers('CRED-ADD-002'), async ({ platform }) => {
    for (const { type, before, unsigned } of await additions(platform)) {
      expect(idsIn(unsigned), type).toEqual(idsIn(before));
    }
  });

  test('is challenged by its own type', covers('CRED-ADD-003'), async ({ platform }) => {
    for (const { type, first } of await additions(platform)) {
      expect(member(first.json, 'type'), type).toBe(type);
    }
  });

  test('is answered 201 once signed', covers('CRED-ADD-004'), async ({ platform }) => {
    for (const { type, last } of await additions(platform)) {
      expect(last, type).toBeSuccess(201);
    }
  });

  test('shows what was asked for', covers('CRED-ADD-005'), async ({ platform }) => {
    for (const { type, accountId, last } of await doneAdditions(platform)) {
      expect(member(last.json, 'type'), type).toBe(type);
      expect(member(last.json, 'accountId'), type).toBe(accountId);
    }
  });

  test('shows what is listed from then on', covers('CRED-ADD-006'), async ({ platform }) => {
    for (const { type, before, last, after } of await doneAdditions(platform)) {
      const id = String(member(last.json, 'id'));
      expect(idsIn(before), type).not.toContain(id);
      expect(idsIn(after), type).toContain(id);
      const row = after.find((each) => member(each, 'id') === id);
      expect(member(row, 'type'), `the type of the listed ${type}`).toBe(type);
    }
  });

  test('leaves the others as they were', covers('CRED-ADD-007'), async ({ platform }) => {
    for (const { type, before, last, after } of await doneAdditions(platform)) {
      const id = member(last.json, 'id');
      const others = after.filter((row) => member(row, 'id') !== id).map(lastingOf);
      expect(new Set(others), type).toEqual(new Set(before.map(lastingOf)));
    }
  });
});

test.describe('adding a credential is refused', () => {
  test('for an account there is not', covers('CRED-ADD-008'), async ({ platform }) => {
    const { accountId } = await sharedWallet(platform);

    await forAll(
      unknownId('InternalAccount'),
      async (id) => {
        const reply = await platform.call(
          'createAuthCredential',
          otpCreateCall(platform, id, 'EMAIL_OTP'),
        );
        expect(isSuccess(reply), `it is answered ${reply.status}`).toBe(false);
        if (reply.status === 400) {
          unlessConfirmed('G-09', 'an account that is not known is bad input');
        }
        expect(reply).toBeRefused(404);
      },
      5,
    );
    const known = otpCreateCall(platform, accountId, 'EMAIL_OTP');
    const twin = await platform.call('createAuthCredential', known);
    expect(twin.status, 'for an account there is').not.toBe(404);
  });

  for (const [what, row, gap, spoil, hold] of [
    ['without an account', 'CRED-ADD-009', 'G-09', { accountId: undefined }, expectRefusal],
    ['of a type there is not', 'CRED-ADD-010', 'G-71', { type: 'PIGEON' }, expectStatedRefusal],
  ] as const) {
    test(what, covers(row), async ({ platform }) => {
      const { accountId, key } = await sharedSession(platform);
      const before = await credentialRowsOf(platform, accountId);
      const [{ call }] = await createCalls(platform, accountId);
      const body = { ...Object(call.body), ...spoil };

      const spoilt = { ...call, body };
      const { reply } = await onEitherRequest(platform, 'createAuthCredential', spoilt, key);

      hold(reply, gap);
      expect(idsIn(await credentialRowsOf(platform, accountId))).toEqual(idsIn(before));
      const [{ first } = { first: undefined }] = await additions(platform);
      expect(first?.status, 'the status without the fault').toBe(202);
    });
  }
});
