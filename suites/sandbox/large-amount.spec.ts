import {
  type AccountKind,
  newExternalAccount,
} from '../../fixtures/areas/external-accounts/payee.ts';
import { kindsTaken, paidWith } from '../../fixtures/areas/quotes/magic-suffix-payment.ts';
import { newPayer } from '../../fixtures/areas/quotes/payer.ts';
import { expectDecided, type Sort } from '../../fixtures/areas/quotes/suffix-outcome.ts';
import { covers, test } from '../../fixtures/index.ts';

/** Far more than other payments of this suite, in cents, and far less than the payer has. */
const LARGE = 600_000;

/** Those whose smallest unit is a hundredth. */
const kindsInCents: readonly AccountKind[] = ['USD_ACCOUNT', 'EUR_ACCOUNT', 'MXN_ACCOUNT'];

for (const [way, row] of [
  ['pull', 'PULL-SUFFIX-008'],
  ['payout', 'PAYTO-SUFFIX-008'],
] as const) {
  test(`a ${way} of much money is decided by the ending`, covers(row), async ({ platform }) => {
    const kinds = (await kindsTaken(platform, way)).filter((kind) => kindsInCents.includes(kind));
    const sorts = kinds.map((kind): readonly [string, Sort] => [
      `${LARGE} with a ${kind}`,
      async (suffix) => {
        const { customerId, accountId } = await newPayer(platform);
        const account = await newExternalAccount(platform, customerId, { kind, suffix });
        return { kind, payment: await paidWith(platform, way, accountId, account, LARGE) };
      },
    ]);

    await expectDecided(platform, way, Object.fromEntries(sorts));
  });
}
