import {
  creditedFor,
  DECISIONS,
  decideOn,
  waitingAction,
} from '../../fixtures/areas/agents/actions.ts';
import { settledTransaction } from '../../fixtures/areas/payments/transaction.ts';
import {
  expectRefusedToViewers,
  expectRefusedWithout,
} from '../../fixtures/areas/tokens/permissions.ts';
import { decide } from '../../fixtures/areas/transactions/calls.ts';
import { covered, waitingPayment } from '../../fixtures/areas/transactions/decisions.ts';
import { type Auth, check } from '../../fixtures/index.ts';

check.describe('an API token without TRANSACT permission', () => {
  check('cannot approve a payment', 'API-TOKEN-PERMISSION-020', async ({ platform }) => {
    const { id } = await waitingPayment(platform, 'approval by a token');
    const send = (auth: Auth) => decide(platform, 'approve', id, auth);

    await expectRefusedWithout(platform, 'TRANSACT', send);
    await settledTransaction(platform, id);
  });
});

check.describe('an API token with only VIEW permission', () => {
  for (const [decision, row] of [
    ['cancel', 'API-TOKEN-PERMISSION-021'],
    ['reject', 'API-TOKEN-PERMISSION-022'],
  ] as const) {
    check(`cannot ${decision} a payment`, row, async ({ platform }) => {
      const { id } = await waitingPayment(platform, `${decision} by a token`);
      const send = async (auth: Auth) =>
        covered(decision, await decide(platform, decision, id, auth));

      await expectRefusedToViewers(platform, send);
    });
  }

  check(
    'cannot approve or reject an action of an agent',
    'API-TOKEN-PERMISSION-023',
    async ({ platform }) => {
      for (const decision of DECISIONS) {
        const waiting = await waitingAction(platform);
        const send = (auth: Auth) => decideOn(platform, decision, waiting, auth);

        await expectRefusedToViewers(platform, send);
        await creditedFor(platform, waiting, decision);
      }
    },
  );
});
