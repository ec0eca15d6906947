import fc from 'fast-check';
import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { forAll } from '../../fixtures/check/property.ts';
import { test } from '../../fixtures/check/test.ts';
import {
  ExecuteQuote,
  MakeQuote,
  type QuoteModel,
  type QuoteWalk,
} from '../../fixtures/lifecycle/quote-walk.ts';
import { changedBalance } from '../../fixtures/payments/balance.ts';
import { bench, moneyMovedBy } from '../../fixtures/payments/bench.ts';
import { newPayer } from '../../fixtures/payments/payer.ts';
import { executeCall, newQuote, quoteBody } from '../../fixtures/payments/quote.ts';
import type { Platform } from '../../fixtures/platform/platform.ts';
import { balanceOf } from '../../fixtures/wallet/wallet-account.ts';

const keys = fc.constantFrom(undefined, 0, 1);

const steps = [
  fc.constant(new MakeQuote()),
  fc.tuple(fc.nat(1), keys).map(([index, key]) => new ExecuteQuote(index, key)),
  fc.tuple(fc.nat(1), keys).map(([index, key]) => new ExecuteQuote(index, key)),
];

/** A walk begins with two quotes, for what is done to one to show on the other. */
async function begun(real: QuoteWalk) {
  const model: QuoteModel = { quotes: [] };
  for (const _ of [1, 2]) await new MakeQuote().run(model, real);
  return { model, real };
}

/** A payer of its own, and what each of its payments takes; the first of them tells. */
async function pricedPayer(platform: Platform) {
  const payer = await newPayer(platform);
  await changedBalance(platform, payer, 0);
  const { to } = await bench(platform);
  const quote = await newQuote(platform, quoteBody(payer.accountId, to.accountId));
  const { reply, debited } = await moneyMovedBy(
    platform,
    { from: payer },
    () => platform.call('executeQuote', executeCall(quote)),
    'payment',
  );
  expect(reply).toBeSuccess();
  return { payer, price: debited };
}

test(
  'quotes of one account, a walk, are paid once each',
  covers('QUOTE-STATE-007'),
  async ({ platform }) => {
    const { payer, price } = await pricedPayer(platform);

    await forAll(
      fc.commands(steps, { maxCommands: 12, size: 'max' }),
      async (commands) => {
        const before = await balanceOf(platform, payer);
        const real: QuoteWalk = { platform, payer, before, price, quotes: [] };
        await fc.asyncModelRun(() => begun(real), commands);
      },
      5,
    );
  },
);
