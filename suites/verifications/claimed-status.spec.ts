import { businessType } from '../../fixtures/areas/customers/business.ts';
import { kybStatusOf, kycStatusOf } from '../../fixtures/areas/customers/status.ts';
import { createBusiness, newBusiness } from '../../fixtures/areas/verifications/businesses.ts';
import { decidedIndividual, finalStatuses } from '../../fixtures/areas/verifications/decided.ts';
import { decidedBusiness } from '../../fixtures/areas/verifications/decided-business.ts';
import {
  createIndividual,
  idIn,
  newIndividual,
} from '../../fixtures/areas/verifications/individuals.ts';
import {
  platformIn,
  platformOfAnyMode,
  platformsDecidingAtCreation,
} from '../../fixtures/areas/verifications/mode.ts';
import { check, expect, isSuccess } from '../../fixtures/index.ts';

const other = { APPROVED: 'REJECTED', REJECTED: 'APPROVED' } as const;

// Whether a request that names a status is refused is open; what it may not do is not.
check.describe('a kycStatus in a request', () => {
  check('does not set the kycStatus of a new individual', 'KYC-CREATE-017', async ({ run }) => {
    const platform = platformIn(run, 'unregulated');
    const { id: plain } = await newIndividual(platform);
    expect(
      await kycStatusOf(platform, plain),
      'the kycStatus after a request without a kycStatus',
    ).toBe('UNVERIFIED');
    for (const kycStatus of finalStatuses) {
      const { reply } = await createIndividual(platform, { members: { kycStatus } });

      if (!isSuccess(reply)) continue;
      expect(
        await kycStatusOf(platform, idIn(reply)),
        `the kycStatus after a request that names ${kycStatus}`,
      ).toBe('UNVERIFIED');
    }
  });

  check('does not change the kycStatus of an individual', 'KYC-CREATE-018', async ({ run }) => {
    const platform = platformIn(run, 'unregulated');
    const { id } = await newIndividual(platform);
    for (const kycStatus of finalStatuses) {
      await platform.call('updateCustomerById', {
        path: { customerId: id },
        body: { customerType: 'INDIVIDUAL', kycStatus },
      });

      expect(
        await kycStatusOf(platform, id),
        `the kycStatus after a request that names ${kycStatus}`,
      ).toBe('UNVERIFIED');
    }
  });
});

check.describe('a kybStatus in a request', () => {
  check('does not set the kybStatus of a new business', 'KYB-CREATE-008', async ({ run }) => {
    const platform = platformIn(run, 'unregulated');
    const plain = await newBusiness(platform);
    expect(
      await kybStatusOf(platform, plain),
      'the kybStatus after a request without a kybStatus',
    ).toBe('UNVERIFIED');
    for (const kybStatus of finalStatuses) {
      const reply = await createBusiness(platform, { members: { kybStatus } });

      if (!isSuccess(reply)) continue;
      expect(
        await kybStatusOf(platform, idIn(reply)),
        `the kybStatus after a request that names ${kybStatus}`,
      ).toBe('UNVERIFIED');
    }
  });

  check('does not change the kybStatus of a business', 'KYB-CREATE-009', async ({ run }) => {
    const platform = platformIn(run, 'unregulated');
    const id = await newBusiness(platform);
    for (const kybStatus of finalStatuses) {
      await platform.call('updateCustomerById', {
        path: { customerId: id },
        body: { customerType: businessType(platform), kybStatus },
      });

      expect(
        await kybStatusOf(platform, id),
        `the kybStatus after a request that names ${kybStatus}`,
      ).toBe('UNVERIFIED');
    }
  });
});

check.describe('PATCH /customers/{customerId}', () => {
  check(
    'with another kycStatus does not change a final kycStatus',
    'KYC-FINAL-016',
    async ({ run }) => {
      const platform = platformOfAnyMode(run);
      for (const status of finalStatuses) {
        const id = await decidedIndividual(platform, status);
        const claim = { customerType: 'INDIVIDUAL', kycStatus: other[status] };

        await platform.api.updateCustomerById({ customerId: id, body: claim });

        expect(
          await kycStatusOf(platform, id),
          'the kycStatus after a request that names another',
        ).toBe(status);
      }
    },
  );

  check(
    'with another kybStatus does not change a final kybStatus',
    'KYB-FINAL-014',
    async ({ run }) => {
      for (const platform of platformsDecidingAtCreation(run)) {
        for (const status of finalStatuses) {
          const id = await decidedBusiness(platform, status);
          const claim = { customerType: businessType(platform), kybStatus: other[status] };

          await platform.api.updateCustomerById({ customerId: id, body: claim });

          expect(
            await kybStatusOf(platform, id),
            'the kybStatus after a request that names another',
          ).toBe(status);
        }
      }
    },
  );
});
