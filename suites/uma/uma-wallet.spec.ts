import { balanceOf } from '../../fixtures/areas/internal-accounts/account-row.ts';
import { funding } from '../../fixtures/areas/internal-accounts/internal-accounts.ts';
import { executeQuote } from '../../fixtures/areas/payments/calls.ts';
import { newQuote } from '../../fixtures/areas/payments/quote.ts';
import { lookupIdIn, umaAddress, umaQuoteBody } from '../../fixtures/areas/uma/addresses.ts';
import { lookupUma } from '../../fixtures/areas/uma/calls.ts';
import { payer, timesPaid } from '../../fixtures/areas/wallet/payouts.ts';
import { check, expect, setUp } from '../../fixtures/index.ts';

const AMOUNT = 1_000_000;

check(
  'a payment from an embedded wallet to a UMA address moves no money before it is signed',
  'PAYOUT-SIGN-022',
  async ({ platform }) => {
    const address = umaAddress(platform, 'USD');
    const { wallet } = await payer(platform);
    const funds = funding(wallet.accountId);
    await setUp(platform, 'sandboxFundInternalAccount', funds, 'P-37 a funded wallet');
    const lookupId = lookupIdIn(await lookupUma(platform, address, wallet.customerId));
    const body = umaQuoteBody(wallet, { address, currency: 'USD', lookupId });
    const locked = { ...body, lockedCurrencyAmount: AMOUNT };
    const corridor = 'a payment from a wallet to a UMA address';
    const { id, json } = await newQuote(platform, locked, { corridor });
    const before = await balanceOf(platform, wallet);

    await executeQuote(platform, { id });

    const open = { wallet, quote: { id, json, amount: AMOUNT, destinationId: '' }, before };
    expect(await timesPaid(platform, open), 'how often the quote was paid').toBe(0);
  },
);
