import { sharedAccount } from '../../fixtures/areas/external-accounts/register.ts';
import { requireRemoval } from '../../fixtures/areas/external-accounts/removal.ts';
import {
  answeredChange,
  begunChange,
  NO_CHALLENGE,
  sharedTrustedAccount,
  trustedAccount,
} from '../../fixtures/areas/external-accounts/trust.ts';
import { check, errorCodeOf, expect, otherPlatform, type Reply } from '../../fixtures/index.ts';

/** Nothing at this address is part of the contract. */
const NO_CALL = 'no-such-call';

/** Whether an answer is the one that a service has for addresses it does not know. */
function isUnrouted(reply: Reply, nowhere: Reply): boolean {
  if (![404, 405].includes(reply.status) || reply.status !== nowhere.status) return false;
  return reply.text.replaceAll('untrust', NO_CALL) === nowhere.text;
}

check.describe('a customer outside the SCA regions', () => {
  check('cannot trust an external account', 'TRUST-CHANGE-001', async ({ platform }) => {
    const { id } = await sharedAccount(platform);

    const reply = await platform.api.startBeneficiaryTrust({ externalAccountId: id });

    expect(reply).toBeRefused(409);
  });

  check('cannot untrust an external account', 'TRUST-CHANGE-002', async ({ platform }) => {
    const { id } = await sharedAccount(platform);

    const reply = await platform.api.startBeneficiaryUntrust({ externalAccountId: id });

    expect(reply).toBeRefused(409);
  });

  for (const [change, row] of [
    ['trust', 'TRUST-CHANGE-007'],
    ['untrust', 'TRUST-CHANGE-008'],
  ] as const) {
    check(`cannot confirm ${change}ing an external account`, row, async ({ platform }) => {
      const { id } = await sharedAccount(platform);

      const reply = await answeredChange(platform, id, change, NO_CHALLENGE);

      expect(reply).toBeRefused(409);
    });
  }
});

check.describe('untrusting an external account', () => {
  check(
    'is served at the path that the contract names',
    'TRUST-CHANGE-006',
    async ({ platform }) => {
      const { id } = await sharedAccount(platform);

      const reply = await platform.api.startBeneficiaryUntrust({ externalAccountId: id });

      const nowhere = await platform.request(
        'POST',
        `/customers/external-accounts/{id}/${NO_CALL}`,
        {
          path: { id },
        },
      );
      expect(
        isUnrouted(reply, nowhere),
        'whether the call is answered as one that does not exist',
      ).toBe(false);
    },
  );

  check('cannot be confirmed with a wrong code', 'TRUST-CHANGE-003', async ({ platform }) => {
    await requireRemoval(platform);
    const id = await trustedAccount(platform);
    const challengeId = await begunChange(platform, id, 'untrust');

    const remove = () => platform.api.deleteCustomerExternalAccountById({ externalAccountId: id });
    const begun = await remove();

    const reply = await platform.api.confirmBeneficiaryUntrust({
      externalAccountId: id,
      body: { challengeId, code: '654321' },
    });

    expect(reply, 'the confirmation with a wrong code').toBeRefused();
    // To ask for it may end the trust at once. Where it did not, nothing but the wrong code can have.
    const isTrusted = errorCodeOf(begun) === 'BENEFICIARY_TRUSTED';
    const what = isTrusted
      ? 'the deletion that was refused before the wrong code'
      : 'the deletion of the account that is still trusted';
    expect(await remove(), what).toBeError(409, 'BENEFICIARY_TRUSTED');
  });

  check('by another platform is refused', 'TRUST-CHANGE-004', async ({ run, platform }) => {
    const id = await sharedTrustedAccount(platform);

    const reply = await otherPlatform(run).api.startBeneficiaryUntrust({ externalAccountId: id });

    expect(reply, 'the untrust by another platform').toBeRefused();
  });

  check('that does not exist returns 404', 'TRUST-CHANGE-005', async ({ platform }) => {
    const unknown = 'ExternalAccount:00000000-0000-4000-8000-000000000000';
    await sharedAccount(platform);

    expect(await platform.api.startBeneficiaryUntrust({ externalAccountId: unknown })).toBeRefused(
      404,
    );
  });
});
