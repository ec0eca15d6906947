import fc from 'fast-check';
import { settledState, walletToProve } from '../../fixtures/areas/external-accounts/ownership.ts';
import {
  FailProof,
  type OwnershipModel,
  ProveWallet,
} from '../../fixtures/areas/external-accounts/ownership-walk.ts';
import { check, expect, forAll } from '../../fixtures/index.ts';

const RUNS = 4;

const places = fc.constantFrom(0, 1);
const steps = [
  places.map((place) => new ProveWallet(place)),
  places.map((place) => new FailProof(place)),
];

/** However a walk begins, a wallet fails while another is proven. */
const last = [new ProveWallet(0), new FailProof(1), new FailProof(0)];

check(
  'each of two crypto wallets verified in any order has the status its own attempts lead to',
  'OWNERSHIP-PROOF-016',
  async ({ platform }) => {
    await forAll(
      fc.commands(steps, { maxCommands: 6, size: 'max' }),
      async (commands) => {
        const wallets = [await walletToProve(platform), await walletToProve(platform)];
        const model: OwnershipModel = {
          states: ['PENDING_OWNERSHIP_VERIFICATION', 'PENDING_OWNERSHIP_VERIFICATION'],
        };

        for (const command of [...commands, ...last]) {
          await command.run(model, { platform, wallets });

          for (const [place, wallet] of wallets.entries()) {
            const state = model.states[place] ?? 'PENDING_OWNERSHIP_VERIFICATION';
            const shown = await settledState(platform, wallet, state);
            expect(shown, `the status of wallet ${place} after ${command}`).toBe(state);
          }
        }
      },
      RUNS,
    );
  },
);
