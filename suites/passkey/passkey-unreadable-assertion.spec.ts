import { expectRefusedAssertions } from '../../fixtures/areas/passkey/refused-assertions.ts';
import { covers, test } from '../../fixtures/index.ts';
import { everyOf } from '../../generators/every-of.ts';
import { incompleteClientData } from '../../generators/passkey/incomplete-client-data.ts';
import { nonJsonClientData } from '../../generators/passkey/non-json-client-data.ts';
import { truncatedAssertion } from '../../generators/passkey/truncated-assertion.ts';
import { truncatedAuthenticatorData } from '../../generators/passkey/truncated-authenticator-data.ts';

/** Whether what cannot be read is malformed or fails a check is left open. */
const open = { statuses: [400, 401] };

test.describe('an assertion that cannot be read is refused', () => {
  test('with a signature cut short', covers('PASSKEY-ASSERTION-023'), async ({ platform }) => {
    await expectRefusedAssertions(
      platform,
      truncatedAssertion,
      (asserted, fault) => fault.apply({ ...asserted() }),
      open,
    );
  });

  test(
    'with authenticator data cut short',
    covers('PASSKEY-ASSERTION-023'),
    async ({ platform }) => {
      await expectRefusedAssertions(
        platform,
        truncatedAuthenticatorData,
        (asserted, fault) => asserted({ editAuthenticatorData: (bytes) => fault.apply(bytes) }),
        open,
      );
    },
  );

  for (const [what, row, faults] of [
    ['with client data that are no JSON', 'PASSKEY-ASSERTION-023', nonJsonClientData],
    ['with no challenge or origin', 'PASSKEY-ASSERTION-024', everyOf(incompleteClientData)],
  ] as const) {
    test(what, covers(row), async ({ platform }) => {
      await expectRefusedAssertions(
        platform,
        faults,
        (asserted, fault) => asserted({ editClientData: (json) => fault.apply(json) }),
        open,
      );
    });
  }
});
