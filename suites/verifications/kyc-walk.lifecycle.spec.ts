import fc from 'fast-check';
import { nameIn, newIndividual } from '../../fixtures/areas/verifications/individuals.ts';
import { platformIn } from '../../fixtures/areas/verifications/mode.ts';
import {
  OfIndividual,
  type VerificationModel,
} from '../../fixtures/areas/verifications/verification-walk.ts';
import { covers, forAll, test } from '../../fixtures/index.ts';

const renamed = fc.constantFrom('001', '002', '003', undefined);

const steps = (['submit', 'submit', 'submit-incomplete', 'rename', 'upload'] as const).map(
  (trigger) => renamed.map((suffix) => new OfIndividual(trigger, suffix)),
);

function newModel(): VerificationModel {
  return { state: 'UNVERIFIED', complete: false, submitted: false };
}

test.describe('the verification of an individual, a walk', () => {
  for (const [suffix, row] of [
    [undefined, 'KYC-SUBMIT-001'],
    ['001', 'KYC-SUBMIT-002'],
    ['002', 'KYC-SUBMIT-003'],
    ['003', 'KYC-SUBMIT-004'],
  ] as const) {
    test(
      `of a name in ${suffix ?? 'letters'} follows the lifecycle`,
      covers(row, 'KYC-PACKET-012', 'KYC-FINAL-006'),
      async ({ run }) => {
        const platform = platformIn(run, 'unregulated');
        const walks = fc.commands(steps, { maxCommands: 7, size: 'max' });

        await forAll(
          walks,
          async (commands) => {
            const sought = { fullName: nameIn(suffix), without: ['birthDate'] } as const;
            const individual = await newIndividual(platform, sought);
            await fc.asyncModelRun(
              () => ({
                model: newModel(),
                real: { platform, individual, suffix },
              }),
              commands,
            );
          },
          4,
        );
      },
    );
  }
});
