import fc from 'fast-check';
import { walletToProve } from '../../fixtures/areas/external-accounts/ownership.ts';
import {
  type OwnershipModel,
  TryToProve,
} from '../../fixtures/areas/external-accounts/ownership-walk.ts';
import { covers, forAll, test } from '../../fixtures/index.ts';

const places = [0, 1] as const;

const steps = (['fail', 'verify'] as const).map((trigger) =>
  fc.constantFrom(...places).map((place) => new TryToProve(trigger, place)),
);

/** However a walk begins, a wallet fails while another is proven. */
const last = [new TryToProve('verify', 0), new TryToProve('fail', 1), new TryToProve('fail', 0)];

test(
  'the ownership of two wallets, a walk, is their own',
  covers('OWNERSHIP-PROOF-016'),
  async ({ platform }) => {
    await forAll(
      fc.commands(steps, { maxCommands: 6, size: 'max' }),
      async (commands) => {
        const wallets = [await walletToProve(platform), await walletToProve(platform)];
        const model: OwnershipModel = {
          states: ['PENDING_OWNERSHIP_VERIFICATION', 'PENDING_OWNERSHIP_VERIFICATION'],
        };
        const real = { platform, wallets };
        await fc.asyncModelRun(() => ({ model, real }), commands);
        for (const each of last) await each.run(model, real);
      },
      4,
    );
  },
);
