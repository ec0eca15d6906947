import fc from 'fast-check';
import {
  nameIn,
  newIndividual,
  settledKyc,
} from '../../fixtures/areas/verifications/individuals.ts';
import {
  type KycModel,
  RenameDecided,
  SubmitComplete,
  SubmitIncomplete,
  stateAtBeginning,
  UploadDocument,
} from '../../fixtures/areas/verifications/kyc-walk.ts';
import { platformIn } from '../../fixtures/areas/verifications/mode.ts';
import { chargeTo, check, expect, forAll } from '../../fixtures/index.ts';

const RUNS = 4;

/** A complete submission is drawn twice as often as anything else. */
const steps = [
  fc.constant(new SubmitComplete()),
  fc.constant(new SubmitComplete()),
  fc.constant(new SubmitIncomplete()),
  fc.constantFrom('001', '002', '003', undefined).map((suffix) => new RenameDecided(suffix)),
  fc.constant(new UploadDocument()),
];

check.describe('in any call order, a complete submission', () => {
  for (const [suffix, row, atCreation] of [
    [undefined, 'KYC-SUBMIT-001', 'APPROVED'],
    ['001', 'KYC-SUBMIT-002', 'PENDING'],
    ['002', 'KYC-SUBMIT-003', 'REJECTED'],
    ['003', 'KYC-SUBMIT-004', 'UNVERIFIED'],
  ] as const) {
    check(
      `for a name ending in ${suffix ?? 'letters'} leads to ${atCreation}`,
      [row, 'KYC-PACKET-012'],
      async ({ run }) => {
        const platform = platformIn(run, 'unregulated');
        const walks = fc.commands(steps, { maxCommands: 7, size: 'max' });

        await forAll(
          walks,
          async (commands) => {
            const sought = { fullName: nameIn(suffix), without: ['birthDate'] } as const;
            const individual = await newIndividual(platform, sought);
            const state = await stateAtBeginning(platform, individual.id, atCreation);
            const model: KycModel = { state, complete: false, submitted: false, rows: [] };

            for (const command of commands) {
              if (!command.check(model)) continue;
              await command.run(model, { platform, individual, suffix });

              // Until the first complete submission, an incomplete one may have made it PENDING.
              const isOpen = model.submitted && !model.complete;
              const allowed = isOpen ? [model.state, 'PENDING'] : [model.state];
              const status = await settledKyc(platform, individual.id, ...allowed);
              await chargeTo(model.rows, () =>
                expect(allowed, `the statuses allowed after ${command}`).toContain(status),
              );
            }
          },
          RUNS,
        );
      },
    );
  }
});
