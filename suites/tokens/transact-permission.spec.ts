import { balanceOf } from '../../fixtures/areas/internal-accounts/account-row.ts';
import { createQuote, executeQuote } from '../../fixtures/areas/payments/calls.ts';
import { newPayer, payee } from '../../fixtures/areas/payments/payer.ts';
import { newQuote, quoteBody } from '../../fixtures/areas/payments/quote.ts';
import {
  expectAcceptedWith,
  expectRefusedWithout,
} from '../../fixtures/areas/tokens/permissions.ts';
import { quoteOrder } from '../../fixtures/areas/tokens/permitted-calls.ts';
import { balance, bank, payerFor } from '../../fixtures/areas/transactions/measured-payer.ts';
import { transfer } from '../../fixtures/areas/transfers/calls.ts';
import { type Auth, check, expect } from '../../fixtures/index.ts';

check.describe('an API token without TRANSACT permission', () => {
  check(
    'cannot create a quote with immediatelyExecute',
    'API-TOKEN-PERMISSION-011',
    async ({ platform }) => {
      const from = await newPayer(platform);
      const { accountId: to } = await payee(platform);
      const body = quoteBody(from.accountId, to, { immediatelyExecute: true });
      const before = await balanceOf(platform, from);
      const send = (auth: Auth) => createQuote(platform, body, { auth });

      await expectRefusedWithout(platform, 'TRANSACT', send, async () =>
        expect(await balanceOf(platform, from), 'the balance of the payer after the refusal').toBe(
          before,
        ),
      );
    },
  );

  check('cannot execute a quote', 'API-TOKEN-PERMISSION-012', async ({ platform }) => {
    const from = await newPayer(platform);
    const { accountId: to } = await payee(platform);
    const quote = await newQuote(platform, quoteBody(from.accountId, to));
    const before = await balanceOf(platform, from);
    const send = (auth: Auth) => executeQuote(platform, quote, { auth });

    await expectRefusedWithout(platform, 'TRANSACT', send, async () =>
      expect(await balanceOf(platform, from), 'the balance of the payer after the refusal').toBe(
        before,
      ),
    );
  });

  check('cannot make a transfer-out', 'API-TOKEN-PERMISSION-013', async ({ platform }) => {
    const before = await balance(platform);
    const send = (auth: Auth) => transfer(platform, 'out', { auth });

    await expectRefusedWithout(platform, 'TRANSACT', send, async () =>
      expect(await balance(platform), 'the balance of the payer after the refusal').toBe(before),
    );
  });

  check('cannot make a transfer-in', 'API-TOKEN-PERMISSION-019', async ({ platform }) => {
    const { accountId } = await payerFor(platform, 'waiting for a token');
    const { id: externalId } = await bank(platform, undefined, 'waiting for a token');
    const send = (auth: Auth) => transfer(platform, 'in', { accountId, externalId, auth });

    await expectRefusedWithout(platform, 'TRANSACT', send);
  });
});

check.describe('an API token with only TRANSACT permission', () => {
  check('can create a quote', 'API-TOKEN-PERMISSION-017', async ({ platform }) => {
    await expectAcceptedWith(platform, 'TRANSACT', await quoteOrder(platform));
  });
});
