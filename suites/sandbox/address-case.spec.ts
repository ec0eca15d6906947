import {
  drawnIdentifier,
  NEUTRAL,
  newExternalAccount,
} from '../../fixtures/areas/external-accounts/payee.ts';
import {
  kindsTaken,
  pay,
  sharedPayer,
} from '../../fixtures/areas/payments/magic-suffix-payment.ts';
import {
  FAILING,
  outcomeBySuffix,
  seenPayments,
} from '../../fixtures/areas/payments/suffix-outcome.ts';
import { check, expect, inParallel, optional, undecided } from '../../fixtures/index.ts';
import { checksummed } from '../../generators/external-accounts/checksummed.ts';

check.describe('the suffix of a mixed-case crypto wallet address', () => {
  for (const [way, row] of [
    ['pull', 'PULL-SUFFIX-005'],
    ['payout', 'PAYTO-SUFFIX-005'],
  ] as const) {
    check(`selects the outcome of a ${way}`, row, async ({ platform }) => {
      const kind = 'ETHEREUM_WALLET';
      const kinds = await kindsTaken(platform, way);
      if (!kinds.includes(kind)) undecided(`the service accepts no ${way} with an ETHEREUM_WALLET`);
      const { customerId, accountId } = await sharedPayer(platform, way);

      const payments = await inParallel([NEUTRAL, ...FAILING[way]], async (suffix) => {
        const identifier = checksummed(drawnIdentifier(platform, kind, suffix));
        const account =
          (await optional(() => newExternalAccount(platform, customerId, { kind, identifier }))) ??
          undecided(
            `POST /customers/external-accounts does not register the wallet address ${identifier}`,
          );
        const payment = await pay(platform, way, accountId, account);
        return { course: { way, kind, suffix }, payment } as const;
      });

      for (const { suffix, outcome, what } of await seenPayments(platform, payments)) {
        expect(outcome, `the outcome of ${what}`).toBe(outcomeBySuffix(way, suffix));
      }
    });
  }
});
