import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { blocked } from '../../fixtures/check/outcome.ts';
import { test } from '../../fixtures/check/test.ts';
import { reachedBy } from '../../fixtures/platform/drive.ts';
import type { Platform } from '../../fixtures/platform/platform.ts';
import { kybStatusOf, newBusiness, settledKyb } from '../../fixtures/verifications/businesses.ts';
import { platformDecidingAtCreation } from '../../fixtures/verifications/mode.ts';
import { submit } from '../../fixtures/verifications/submissions.ts';

const numbers = { APPROVED: '78AB', REJECTED: '78A002' } as const;

/** A business that its first submission has decided. */
async function decided(platform: Platform, wanted: keyof typeof numbers): Promise<string> {
  const business = await newBusiness(platform, { registrationNumber: numbers[wanted] });
  await submit(platform, business);
  const status = await settledKyb(platform, business, wanted);
  return status === wanted ? business : blocked(`P-05 a business ${wanted}: it stayed ${status}`);
}

test.describe('a decided business', () => {
  for (const [status, row] of [
    ['APPROVED', 'KYB-FINAL-001'],
    ['REJECTED', 'KYB-FINAL-002'],
  ] as const) {
    test(`${status} is refused a submission`, covers(row), async ({ session }) => {
      const platform = platformDecidingAtCreation(session);
      const business = await decided(platform, status);

      expect(await submit(platform, business)).toBeRefused(400);
    });
  }

  test('keeps its status when refused', covers('KYB-FINAL-003'), async ({ session }) => {
    const platform = platformDecidingAtCreation(session);
    for (const status of ['APPROVED', 'REJECTED'] as const) {
      const business = await decided(platform, status);

      for (let time = 1; time <= 2; time += 1) {
        await submit(platform, business);
        expect(await kybStatusOf(platform, business), `after refusal ${time}`).toBe(status);
      }
    }
  });

  test('keeps its status when renamed', covers('KYB-FINAL-004'), async ({ session }) => {
    const platform = platformDecidingAtCreation(session);
    for (const status of ['APPROVED', 'REJECTED'] as const) {
      const customerId = await decided(platform, status);
      const businessInfo = {
        legalName: 'Conformance Trading',
        country: 'US',
        taxId: '47-1234567',
        incorporatedOn: '2018-03-14',
        registrationNumber: numbers[status === 'APPROVED' ? 'REJECTED' : 'APPROVED'],
      };

      const customerType = platform.target.setting('customer.businessType', 'BUSINESS');
      const body = { customerType, businessInfo };
      const reply = await platform.call('updateCustomerById', { path: { customerId }, body });
      reachedBy(platform, 'updateCustomerById', reply, 'a renamed business', ['G-113']);

      expect(await kybStatusOf(platform, customerId)).toBe(status);
      expect(await submit(platform, customerId)).toBeRefused(400);
    }
  });
});
