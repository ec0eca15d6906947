import fc from 'fast-check';
import { balanceOf } from '../../fixtures/areas/internal-accounts/account-row.ts';
import { moneyMovedBy } from '../../fixtures/areas/payments/accounts-under-test.ts';
import { changedBalance } from '../../fixtures/areas/payments/balance.ts';
import { executeQuote } from '../../fixtures/areas/payments/calls.ts';
import { newPayer, payee } from '../../fixtures/areas/payments/payer.ts';
import { newQuote, quoteBody } from '../../fixtures/areas/payments/quote.ts';
import {
  ExecuteQuote,
  MakeQuote,
  type QuoteModel,
  type QuoteWalk,
} from '../../fixtures/areas/quotes/quote-walk.ts';
import { check, expect, forAll, type Platform } from '../../fixtures/index.ts';

const executions = fc
  .tuple(fc.constantFrom(0, 1), fc.constantFrom(undefined, 0, 1))
  .map(([place, key]) => new ExecuteQuote(place, key));

const steps = [fc.constant(new MakeQuote()), executions, executions];

/** However a walk went, both quotes are executed in the end, and one is under its key again. */
const last = [new ExecuteQuote(0, 0), new ExecuteQuote(1, undefined), new ExecuteQuote(0, 0)];

/** A payer of its own, and what each of its payments takes; the first of them tells. */
async function pricedPayer(platform: Platform) {
  const payer = await newPayer(platform);
  await changedBalance(platform, payer, 0);
  const to = await payee(platform);
  const quote = await newQuote(platform, quoteBody(payer.accountId, to.accountId));
  const { reply, debited } = await moneyMovedBy(
    platform,
    { from: payer },
    () => executeQuote(platform, quote),
    'payment',
  );
  expect(reply).toBeSuccess();
  return { payer, price: debited };
}

check(
  'quotes of one account, executed in any order, are each paid once',
  'QUOTE-STATE-007',
  async ({ platform }) => {
    const { payer, price } = await pricedPayer(platform);

    await forAll(
      fc.commands(steps, { maxCommands: 12, size: 'max' }),
      async (commands) => {
        const before = await balanceOf(platform, payer);
        const real: QuoteWalk = { platform, payer, before, price, quotes: [] };
        const model: QuoteModel = { quotes: [] };
        // For what is done to one quote to show on the other.
        for (const _ of [1, 2]) await new MakeQuote().run(model, real);
        await fc.asyncModelRun(() => ({ model, real }), commands);
        for (const each of last) await each.run(model, real);
      },
      5,
    );
  },
);
