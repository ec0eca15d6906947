import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { test } from '../../fixtures/check/test.ts';
import { finalStatuses } from '../../fixtures/verifications/decided.ts';
import { aMomentLater } from '../../fixtures/verifications/left-alone.ts';

test.describe('a moment later, without a submission,', () => {
  for (const [kind, row] of [
    ['individuals', 'KYC-CREATE-014'],
    ['documented individuals', 'KYC-CREATE-015'],
    ['individuals with a new name', 'KYC-CREATE-016'],
    ['businesses', 'KYB-CREATE-004'],
    ['businesses without paperwork', 'KYB-CREATE-005'],
  ] as const) {
    test(`${kind} are UNVERIFIED still`, covers(row), async ({ session }) => {
      for (const { what, status } of await aMomentLater(session, kind)) {
        expect(await status(), what).toBe('UNVERIFIED');
      }
    });
  }

  for (const [kind, row] of [
    ['businesses with a new number', 'KYB-CREATE-006'],
    ['renumbered businesses without paperwork', 'KYB-CREATE-007'],
  ] as const) {
    test(`${kind} are open`, covers(row), async ({ session }) => {
      for (const { what, status } of await aMomentLater(session, kind)) {
        expect(finalStatuses, what).not.toContain(await status());
      }
    });
  }

  test('renamed individuals are as decided', covers('KYC-FINAL-012'), async ({ session }) => {
    for (const { what, status } of await aMomentLater(session, 'renamed individuals')) {
      expect(await status()).toBe(what);
    }
  });

  test('renamed businesses are as decided', covers('KYB-FINAL-009'), async ({ session }) => {
    for (const { what, status } of await aMomentLater(session, 'renamed businesses')) {
      expect(await status()).toBe(what);
    }
  });

  test('reviewed businesses are undecided', covers('KYB-REVIEW-004'), async ({ session }) => {
    for (const { what, status } of await aMomentLater(session, 'reviewed businesses')) {
      expect(finalStatuses, what).not.toContain(await status());
    }
  });
});
