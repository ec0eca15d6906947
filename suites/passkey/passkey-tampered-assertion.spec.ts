import fc from 'fast-check';
import { newKey } from '../../fixtures/areas/credentials/keys.ts';
import { homeOf } from '../../fixtures/areas/credentials/passkey-login.ts';
import { expectRefusedAssertions } from '../../fixtures/areas/passkey/refused-assertions.ts';
import { SoftwareAuthenticator } from '../../fixtures/crypto/authenticator.ts';
import { base64urlBytes, base64urlOf } from '../../fixtures/crypto/bytes.ts';
import { covers, test } from '../../fixtures/index.ts';
import { withFlippedBit } from '../../generators/bytes.ts';
import { clientDataExtension } from '../../generators/passkey/client-data-extension.ts';

/** In authenticator data: the bit that says the user was verified, and the lowest of the counter. */
const unsignedBits = fc.constantFrom({ byte: 32, bit: 2 }, { byte: 36, bit: 1 });

test.describe('an assertion is refused with 401', () => {
  for (const [what, respell] of [
    ['the bytes behind the hex', (hex: string) => Buffer.from(hex, 'hex')],
    ['the hex in upper case', (hex: string) => hex.toUpperCase()],
  ] as const) {
    test(`over ${what}`, covers('PASSKEY-ASSERTION-004'), async ({ platform }) => {
      await expectRefusedAssertions(
        platform,
        fc.constant(what),
        (asserted, _, { challenge }) => asserted({ challenge: respell(challenge) }),
        { runs: 1 },
      );
    });
  }

  test('signed by another key', covers('PASSKEY-ASSERTION-009'), async ({ platform }) => {
    await expectRefusedAssertions(
      platform,
      fc.constant('foreign key'),
      (asserted, _, { challenge }) => {
        const id = base64urlBytes(asserted().credentialId);
        const impostor = new SoftwareAuthenticator(newKey(platform), id);
        impostor.register({ ...homeOf(platform), challenge });
        return impostor.assert({ challenge });
      },
      { runs: 1 },
    );
  });

  test('with other authenticator data', covers('PASSKEY-ASSERTION-010'), async ({ platform }) => {
    await expectRefusedAssertions(platform, unsignedBits, (asserted, { byte, bit }) => {
      const assertion = asserted();
      const data = withFlippedBit(base64urlBytes(assertion.authenticatorData), byte, bit);
      return { ...assertion, authenticatorData: base64urlOf(data) };
    });
  });

  test('with other client data', covers('PASSKEY-ASSERTION-011'), async ({ platform }) => {
    await expectRefusedAssertions(platform, clientDataExtension, (asserted, extension) => {
      const assertion = asserted();
      const json = Buffer.from(assertion.clientDataJson, 'base64url').toString('utf8');
      return { ...assertion, clientDataJson: base64urlOf(extension.apply(json)) };
    });
  });
});
