import {
  nameIn,
  newIndividual,
  settledKyc,
} from '../../fixtures/areas/verifications/individuals.ts';
import { platformIn } from '../../fixtures/areas/verifications/mode.ts';
import {
  documentedIndividual,
  unsubmittedIndividual,
} from '../../fixtures/areas/verifications/undecided-customers.ts';
import { covers, expect, test } from '../../fixtures/index.ts';
import { magicOutcome } from '../../spec/sandbox.ts';

test.describe('an individual at creation', () => {
  for (const [suffix, row] of [
    [undefined, 'KYC-CREATE-001'],
    ['001', 'KYC-CREATE-002'],
    ['002', 'KYC-CREATE-003'],
    ['003', 'KYC-CREATE-004'],
  ] as const) {
    test(
      `unregulated, with a name in ${suffix ?? 'letters'}, is UNVERIFIED`,
      covers(row),
      async ({ run }) => {
        const platform = platformIn(run, 'unregulated');

        const { status } = await unsubmittedIndividual(platform, suffix);

        expect(await status()).toBe('UNVERIFIED');
      },
    );
  }

  test('is not decided by its documents', covers('KYC-CREATE-005'), async ({ run }) => {
    const platform = platformIn(run, 'unregulated');

    for (const suffix of [undefined, '001', '002']) {
      const { status } = await documentedIndividual(platform, suffix);

      expect(await status(), `a name in ${suffix}`).toBe('UNVERIFIED');
    }
  });

  for (const [mode, suffix, row] of [
    ['regulated', undefined, 'KYC-CREATE-006'],
    ['regulated', '001', 'KYC-CREATE-007'],
    ['regulated', '002', 'KYC-CREATE-008'],
    ['regulated', '003', 'KYC-CREATE-009'],
    ['noPaperwork', undefined, 'KYC-CREATE-010'],
    ['noPaperwork', '001', 'KYC-CREATE-011'],
    ['noPaperwork', '002', 'KYC-CREATE-012'],
    ['noPaperwork', '003', 'KYC-CREATE-013'],
  ] as const) {
    const fullName = nameIn(suffix);
    const { status } = magicOutcome('individual', fullName);

    test(
      `${mode}, with a name in ${suffix ?? 'letters'}, is ${status} at once`,
      covers(row),
      async ({ run }) => {
        const platform = platformIn(run, mode);

        const { id } = await newIndividual(platform, { fullName });

        expect(await settledKyc(platform, id, status)).toBe(status);
      },
    );
  }
});
