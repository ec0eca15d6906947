import fc from 'fast-check';
import {
  DecideOn,
  type DecisionModel,
  type DecisionWalk,
} from '../../fixtures/areas/transactions/decision-walk.ts';
import { waitingPayment } from '../../fixtures/areas/transactions/decisions.ts';
import { check, forAll, type Platform } from '../../fixtures/index.ts';

const decisions = ['cancel', 'approve', 'reject'] as const;
const places = [0, 1] as const;

const steps = decisions.map((decision) =>
  fc.constantFrom(...places).map((place) => new DecideOn(decision, place)),
);

/** However a walk ends, every decision is tried there, and nothing is left waiting. */
const last = places.flatMap((place) => decisions.map((each) => new DecideOn(each, place)));

/** Two payments that wait, for what is decided on one to show on the other. */
async function newPayments(platform: Platform): Promise<DecisionWalk['payments']> {
  const purpose = 'for a walk';
  return [await waitingPayment(platform, purpose), await waitingPayment(platform, purpose)];
}

check(
  'a payment pending approval accepts only the first approval, cancellation or rejection',
  'APPROVAL-WAIT-021',
  async ({ platform }) => {
    await forAll(
      fc.commands(steps, { maxCommands: 7, size: 'max' }),
      async (commands) => {
        const payments = await newPayments(platform);
        const model: DecisionModel = { states: ['WAITING', 'WAITING'] };
        const real = { platform, payments };
        await fc.asyncModelRun(() => ({ model, real }), commands);
        for (const each of last) await each.run(model, real);
      },
      8,
    );
  },
);
