import fc from 'fast-check';
import {
  Advise,
  Authorize,
  type CardModel,
  type CardWalk,
  Clear,
  Compared,
  Return,
  Reverse,
} from '../../fixtures/areas/card-transactions/card-walk.ts';
import { eventsTaken } from '../../fixtures/areas/card-transactions/events-taken.ts';
import { holdsAreShown, waitForSpent } from '../../fixtures/areas/card-transactions/money.ts';
import {
  newSpender,
  type Spender,
  secondCard,
} from '../../fixtures/areas/card-transactions/spender.ts';
import { PRICE, settledPurchase } from '../../fixtures/areas/card-transactions/states.ts';
import { balanceOf } from '../../fixtures/areas/internal-accounts/account-row.ts';
import { check, forAll, NotReached, type Platform, unreached } from '../../fixtures/index.ts';
import { merchant } from '../../generators/card-transactions/merchant.ts';
import { price } from '../../generators/card-transactions/price.ts';

const place = fc.nat(3);
const authorize = fc
  .tuple(fc.constantFrom<0 | 1>(0, 1), price, merchant)
  .map(([card, amount, shop]) => new Compared(new Authorize(card, amount, shop)));
const clear = (shares: readonly number[]) =>
  fc
    .tuple(place, fc.constantFrom(...shares))
    .map(([at, share]) => new Compared(new Clear(at, share)));
const giveBack = fc
  .tuple(place, fc.constantFrom(0.25, 0.5, 1))
  .map(([at, share]) => new Compared(new Return(at, share)));
const advise = fc
  .tuple(place, fc.integer({ min: -2_000, max: 2_000 }))
  .map(([at, more]) => new Compared(new Advise(at, more)));
const reverse = fc
  .tuple(place, fc.nat(1))
  .map(([at, refund]) => new Compared(new Reverse(at, refund)));

/** The steps that the target takes. */
async function stepsOf(platform: Platform) {
  const taken = await eventsTaken(platform);
  return [
    ...[authorize, authorize, clear([1]), clear([1]), giveBack, giveBack],
    ...(taken.parts ? [clear([0.3, 0.6])] : []),
    ...(taken.expiry ? [clear([0])] : []),
    ...(taken.advice ? [advise] : []),
    ...(taken.reversal ? [reverse] : []),
  ];
}

/** However a walk went, something was settled on either card, and returned in the end. */
const last = [new Clear(0, 1), new Clear(1, 1), new Return(0, 0.5), new Return(1, 1)];

/** A card of an account in one currency, of which a purchase was paid; no service need have it. */
async function spenderIn(platform: Platform, currency: string): Promise<Spender> {
  try {
    const each = await newSpender(platform, { currencies: [currency] });
    if (each.currency === currency) {
      const before = await balanceOf(platform, each);
      await settledPurchase(platform, each);
      if ((await waitForSpent(platform, each, before, PRICE)) === PRICE) return each;
    }
  } catch (error) {
    if (!(error instanceof NotReached && error.mayBeOwed)) throw error;
  }
  return unreached(`no settled card purchase was debited from an account in ${currency}`);
}

/** Walks with two cards of a new account; `charged` says what is broken where they go astray. */
async function walk(
  platform: Platform,
  spender: Spender,
  charged: CardWalk['charged'],
  runs: number,
): Promise<void> {
  const steps = await stepsOf(platform);
  const showsHolds = await holdsAreShown(platform);
  const cards = [spender, await secondCard(platform, spender)] as const;

  await forAll(
    fc.commands(steps, { maxCommands: 16, size: 'max' }),
    async (commands) => {
      const before = await balanceOf(platform, spender);
      const real: CardWalk = { platform, cards, before, showsHolds, charged, rows: [] };
      const model: CardModel = { purchases: [] };
      // So that no walk is without a purchase on either card.
      for (const card of [0, 1] as const) {
        await new Authorize(card, PRICE, { descriptor: 'HARBOR MARKET' }).run(model, real);
      }
      await fc.asyncModelRun(() => ({ model, real }), commands);
      for (const step of last.map((each) => new Compared(each))) {
        if (step.check(model)) await step.run(model, real);
      }
    },
    runs,
  );
}

check.describe('any simulated events on two cards', () => {
  check(
    'change the balance as the card transactions show',
    ['CARD-TRANSACTION-MONEY-001', 'CARD-TRANSACTION-MONEY-002'],
    async ({ platform }) => {
      const charged = {
        money: 'CARD-TRANSACTION-MONEY-001',
        rows: 'CARD-TRANSACTION-MONEY-002',
      } as const;

      await walk(platform, await newSpender(platform), charged, 5);
    },
  );

  for (const [currency, row] of [
    ['JPY', 'CARD-TRANSACTION-MONEY-003'],
    ['USDC', 'CARD-TRANSACTION-MONEY-004'],
  ] as const) {
    check(
      `change a ${currency} balance as the card transactions show`,
      row,
      async ({ platform }) => {
        const spender = await spenderIn(platform, currency);

        await walk(platform, spender, { money: row, rows: row }, 2);
      },
    );
  }
});
