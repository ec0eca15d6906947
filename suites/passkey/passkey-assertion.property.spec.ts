import fc from 'fast-check';
import { expectRefusedAssertions } from '../../fixtures/areas/passkey/refused-assertions.ts';
import { FLAGS } from '../../fixtures/crypto/webauthn.ts';
import { covers, test } from '../../fixtures/index.ts';
import { everyOf } from '../../generators/every-of.ts';
import { flippedAssertion } from '../../generators/passkey/flipped-assertion.ts';
import { flippedChallenge } from '../../generators/passkey/flipped-challenge.ts';
import { foreignCredentialId } from '../../generators/passkey/foreign-credential-id.ts';
import { foreignOrigin } from '../../generators/passkey/foreign-origin.ts';
import { foreignRpId } from '../../generators/passkey/foreign-rp-id.ts';
import { respelledChallenge } from '../../generators/passkey/respelled-challenge.ts';

test.describe('an assertion is refused with 401', () => {
  for (const [what, row, faults] of [
    ['of another credential id', 'PASSKEY-ASSERTION-001', foreignCredentialId],
    ['with an altered signature', 'PASSKEY-ASSERTION-008', flippedAssertion],
  ] as const) {
    test(what, covers(row), async ({ platform }) => {
      await expectRefusedAssertions(platform, faults, (asserted, fault) =>
        fault.apply({ ...asserted() }),
      );
    });
  }

  for (const [what, row, faults] of [
    ['over another challenge', 'PASSKEY-ASSERTION-003', flippedChallenge],
    ['over a respelled challenge', 'PASSKEY-ASSERTION-004', everyOf(respelledChallenge)],
    ['for another origin', 'PASSKEY-ASSERTION-005', everyOf(foreignOrigin)],
  ] as const) {
    test(what, covers(row), async ({ platform }) => {
      await expectRefusedAssertions(platform, faults, (asserted, fault) =>
        asserted({ editClientData: (json) => fault.apply(json) }),
      );
    });
  }

  test('for another relying party', covers('PASSKEY-ASSERTION-006'), async ({ platform }) => {
    await expectRefusedAssertions(platform, foreignRpId, (asserted, fault) =>
      asserted({ editAuthenticatorData: (bytes) => fault.apply(bytes) }),
    );
  });

  for (const [what, flags] of [
    ['without a user', 0],
    ['with a user who is verified and not present', FLAGS.userVerified],
  ] as const) {
    test(what, covers('PASSKEY-ASSERTION-007'), async ({ platform }) => {
      const faults = fc.constant({ flags });
      await expectRefusedAssertions(platform, faults, (asserted, fault) => asserted(fault), {
        runs: 1,
      });
    });
  }
});
