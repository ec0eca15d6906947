import { installed } from '../../fixtures/areas/agents/agents.ts';
import { requireAgentMay } from '../../fixtures/areas/agents/unlimited-agent.ts';
import {
  CONFIGURED_AMOUNT,
  configureFee,
  feeConfig,
  off,
  showsFee,
} from '../../fixtures/areas/configuration/fee-configs.ts';
import {
  aroundBearableFee,
  carriedFee,
  feeOrNoneOf,
  overriddenQuote,
  paymentAbroad,
  platformFeeOf,
  quotedOtherwise,
} from '../../fixtures/areas/configuration/priced-quotes.ts';
import { shownConfig } from '../../fixtures/areas/configuration/shown-config.ts';
import { accountsUnderTest, euros } from '../../fixtures/areas/payments/accounts-under-test.ts';
import { amountIn } from '../../fixtures/areas/payments/amount.ts';
import { createQuote } from '../../fixtures/areas/payments/calls.ts';
import { newQuote, quoteBody } from '../../fixtures/areas/payments/quote.ts';
import { FEE, FEE_AMOUNT, readsOwnFee } from '../../fixtures/areas/quotes/fees.ts';
import {
  check,
  expect,
  isSuccess,
  optional,
  requireSuccess,
  unreached,
} from '../../fixtures/index.ts';

check.describe('a configured fee', () => {
  check('applies to later quotes', 'CONFIG-FEE-011', async ({ platform }) => {
    const payment = await paymentAbroad(platform);
    const overridden = await optional(async () =>
      overriddenQuote(platform, await paymentAbroad(platform, { platformFeeOverride: FEE })),
    );

    const around = await aroundBearableFee(platform, feeConfig(platform), payment);

    const [usual, fee] = [feeOrNoneOf(around.before), platformFeeOf(around.since)];
    const isIgnored = around.isShown && fee === usual && usual !== CONFIGURED_AMOUNT;
    expect(isIgnored, 'whether quotes ignore a fee that is shown').toBe(false);
    // What a fixed and a variable part come to is open; a fee for one payment tells.
    const isTold = overridden !== undefined && feeOrNoneOf(overridden) === FEE_AMOUNT;
    const isAlone = around.isShown && usual === 0 && isTold;
    const what = isAlone
      ? 'platformFeesIncluded, which an override adds up'
      : 'platformFeesIncluded';
    expect(fee, what).toBe(CONFIGURED_AMOUNT);
  });

  check('leaves earlier quotes unchanged', 'CONFIG-FEE-012', async ({ platform }) => {
    const payment = await paymentAbroad(platform);
    const { before } = await carriedFee(platform, feeConfig(platform), payment);

    const reply = await platform.api.getQuoteById({ quoteId: before.id });

    const read = requireSuccess(platform, 'getQuoteById', reply, 'reading a quote');
    expect(feeOrNoneOf(read), 'platformFeesIncluded of the earlier quote').toBe(
      feeOrNoneOf(before),
    );
    for (const name of ['totalSendingAmount', 'totalReceivingAmount']) {
      expect(amountIn(read.json, name), `${name} of the earlier quote`).toBe(
        amountIn(before.json, name),
      );
    }
  });

  check(
    'does not apply to quotes made after it is switched off',
    'CONFIG-FEE-013',
    async ({ platform }) => {
      const payment = await paymentAbroad(platform);
      const fee = feeConfig(platform);
      const { since } = await carriedFee(platform, fee, payment);
      const reply = await configureFee(platform, off(fee));
      if (!isSuccess(reply)) unreached(`PATCH /config with a fee of 0 answered ${reply.status}`);

      const quote = await quotedOtherwise(platform, payment, platformFeeOf, platformFeeOf(since));

      const isGone = !showsFee(await shownConfig(platform), fee);
      const isStillCarried =
        isGone && feeOrNoneOf(since) === CONFIGURED_AMOUNT && feeOrNoneOf(quote) !== 0;
      expect(isStillCarried, 'whether quotes carry a fee that is no longer shown').toBe(false);
      expect(feeOrNoneOf(quote), 'platformFeesIncluded').toBe(0);
    },
  );

  check(
    'applies to quotes with immediatelyExecute true',
    'CONFIG-FEE-020',
    async ({ platform }) => {
      const payment = await paymentAbroad(platform);
      const { since } = await carriedFee(platform, feeConfig(platform), payment);

      const paid = await newQuote(platform, { ...payment, immediatelyExecute: true });

      expect(platformFeeOf(paid), 'platformFeesIncluded').toBe(platformFeeOf(since));
    },
  );

  check('applies to quotes by an agent', 'CONFIG-FEE-021', async ({ platform }) => {
    const payment = await paymentAbroad(platform);
    const { customerId } = (await accountsUnderTest(platform)).from;
    const { auth } = await installed(platform, customerId);
    const { since } = await carriedFee(platform, feeConfig(platform), payment);

    const reply = await createQuote(platform, payment, { auth, operation: 'agentCreateQuote' });

    const quote = requireAgentMay(platform, 'agentCreateQuote', reply);
    expect(platformFeeOf(quote), 'platformFeesIncluded').toBe(platformFeeOf(since));
  });

  check('is replaced by a platformFeeOverride', 'CONFIG-FEE-014', async ({ platform }) => {
    const payment = await paymentAbroad(platform, { platformFeeOverride: FEE });
    const control = feeOrNoneOf(await overriddenQuote(platform, payment));
    const plain = await paymentAbroad(platform);
    const { before, since } = await carriedFee(platform, feeConfig(platform), plain);

    const quote = await overriddenQuote(platform, payment);

    const fee = platformFeeOf(quote);
    // With a fee configured and without, the payment costs what it would without the override.
    const isAsWithout = control === feeOrNoneOf(before) && fee === platformFeeOf(since);
    const isIdle = isAsWithout && (await readsOwnFee(platform, payment));
    expect(isIdle, 'whether an override that is read changes nothing').toBe(false);
    const isOverridden = control === FEE_AMOUNT && fee !== FEE_AMOUNT;
    expect(isOverridden, 'whether a configured fee wins over the override').toBe(false);
    expect(fee, 'platformFeesIncluded').toBe(FEE_AMOUNT);
  });

  const fixed = FEE.platformFixedFee.amount;
  for (const [part, none, own] of [
    ['variable', { platformVariableFeeBps: 0 }, fixed],
    ['fixed', { platformFixedFee: { amount: 0, currency: 'USD' } }, FEE_AMOUNT - fixed],
  ] as const) {
    check(
      `is replaced by a platformFeeOverride without a ${part} part`,
      'CONFIG-FEE-014',
      async ({ platform }) => {
        const platformFeeOverride = { ...FEE, ...none };
        const payment = await paymentAbroad(platform, { platformFeeOverride });
        const control = feeOrNoneOf(await overriddenQuote(platform, payment));
        if (control !== own)
          unreached(`a quote with a platformFeeOverride of ${own} shows ${control}`);
        await carriedFee(platform, feeConfig(platform), await paymentAbroad(platform));

        const quote = await overriddenQuote(platform, payment);

        expect(
          platformFeeOf(quote),
          'platformFeesIncluded of an override with one part, which applies without a configured fee',
        ).toBe(own);
      },
    );
  }

  check(
    'for USD does not apply to quotes with the source currency EUR',
    'CONFIG-FEE-015',
    async ({ platform }) => {
      const [from, { to }] = [await euros(platform), await accountsUnderTest(platform)];
      const payment = quoteBody(from.accountId, to.accountId);
      const before = await newQuote(platform, payment, { corridor: 'EUR to USD' });
      await carriedFee(platform, feeConfig(platform), await paymentAbroad(platform));

      const since = await newQuote(platform, payment, { corridor: 'EUR to USD' });

      expect(feeOrNoneOf(since), 'platformFeesIncluded').toBe(feeOrNoneOf(before));
    },
  );
});
