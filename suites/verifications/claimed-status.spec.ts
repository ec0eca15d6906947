import {
  claimingBusiness,
  claimingIndividual,
} from '../../fixtures/areas/verifications/claimed-status.ts';
import { decidedBySubmission, finalStatuses } from '../../fixtures/areas/verifications/decided.ts';
import { decidedBusiness } from '../../fixtures/areas/verifications/decided-business.ts';
import {
  platformIn,
  platformsDecidingAtCreation,
} from '../../fixtures/areas/verifications/mode.ts';
import { covers, expect, test } from '../../fixtures/index.ts';

/** Whether a request that names a status is refused is open; what it may not do is not. */
const CLAIMED = ['APPROVED', 'REJECTED'];

for (const [what, kind, created, updated] of [
  ['an individual', claimingIndividual, 'KYC-CREATE-017', 'KYC-CREATE-018'],
  ['a business', claimingBusiness, 'KYB-CREATE-008', 'KYB-CREATE-009'],
] as const) {
  test.describe(`the status that ${what} names itself`, () => {
    test('decides nothing in a create', covers(created), async ({ run }) => {
      const platform = platformIn(run, 'unregulated');
      const plain = await kind.make(platform);
      expect(await kind.statusOf(platform, plain), 'naming none').toBe('UNVERIFIED');
      for (const status of CLAIMED) {
        const id = await kind.makeClaiming(platform, status);

        const shown = id === undefined ? 'UNVERIFIED' : await kind.statusOf(platform, id);
        expect(shown, `naming ${status}`).toBe('UNVERIFIED');
      }
    });

    test('decides nothing in an update', covers(updated), async ({ run }) => {
      const platform = platformIn(run, 'unregulated');
      const id = await kind.make(platform);
      for (const status of CLAIMED) {
        await kind.claim(platform, id, status);

        expect(await kind.statusOf(platform, id), `naming ${status}`).toBe('UNVERIFIED');
      }
    });
  });
}

const other = { APPROVED: 'REJECTED', REJECTED: 'APPROVED' } as const;

test.describe('a final status', () => {
  for (const [what, kind, row] of [
    ['an individual', claimingIndividual, 'KYC-FINAL-016'],
    ['a business', claimingBusiness, 'KYB-FINAL-014'],
  ] as const) {
    test(`outlasts the one that ${what} names`, covers(row), async ({ run }) => {
      const isBusiness = kind === claimingBusiness;
      const decided = isBusiness ? decidedBusiness : decidedBySubmission;
      const platforms = isBusiness
        ? platformsDecidingAtCreation(run)
        : [platformIn(run, 'unregulated')];
      for (const platform of platforms) {
        for (const status of finalStatuses) {
          const id = await decided(platform, status);

          await kind.claim(platform, id, other[status]);

          expect(await kind.statusOf(platform, id), platform.name).toBe(status);
        }
      }
    });
  }
});
