import { finalStatuses } from '../../fixtures/areas/verifications/decided.ts';
import { untouchedAMomentLater } from '../../fixtures/areas/verifications/undecided-customers.ts';
import { covers, expect, test } from '../../fixtures/index.ts';

test.describe('a moment later, without a submission,', () => {
  for (const [kind, row] of [
    ['individuals', 'KYC-CREATE-014'],
    ['documented individuals', 'KYC-CREATE-015'],
    ['individuals with a new name', 'KYC-CREATE-016'],
    ['businesses', 'KYB-CREATE-004'],
    ['businesses without paperwork', 'KYB-CREATE-005'],
  ] as const) {
    test(`${kind} are UNVERIFIED still`, covers(row), async ({ run }) => {
      for (const { what, status } of await untouchedAMomentLater(run, kind)) {
        expect(await status(), what).toBe('UNVERIFIED');
      }
    });
  }

  for (const [kind, row] of [
    ['businesses with a new number', 'KYB-CREATE-006'],
    ['renumbered businesses without paperwork', 'KYB-CREATE-007'],
  ] as const) {
    test(`${kind} are open`, covers(row), async ({ run }) => {
      for (const { what, status } of await untouchedAMomentLater(run, kind)) {
        expect(finalStatuses, what).not.toContain(await status());
      }
    });
  }

  test('renamed individuals are as decided', covers('KYC-FINAL-012'), async ({ run }) => {
    for (const { what, status } of await untouchedAMomentLater(run, 'renamed individuals')) {
      expect(await status()).toBe(what);
    }
  });

  test('renamed businesses are as decided', covers('KYB-FINAL-009'), async ({ run }) => {
    for (const { what, status } of await untouchedAMomentLater(run, 'renamed businesses')) {
      expect(await status()).toBe(what);
    }
  });

  test('reviewed businesses are undecided', covers('KYB-REVIEW-004'), async ({ run }) => {
    for (const { what, status } of await untouchedAMomentLater(run, 'reviewed businesses')) {
      expect(finalStatuses, what).not.toContain(await status());
    }
  });
});
