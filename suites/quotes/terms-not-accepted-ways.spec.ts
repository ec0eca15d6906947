import { moneyMovedBy } from '../../fixtures/areas/payments/accounts-under-test.ts';
import { createQuote, sandboxSend } from '../../fixtures/areas/payments/calls.ts';
import {
  acceptTerms,
  bankOf,
  payerWithoutTerms,
  platformDemandingTerms,
  unlessNotDemanded,
} from '../../fixtures/areas/payments/ineligible-payers.ts';
import { type Payer, payee } from '../../fixtures/areas/payments/payer.ts';
import { quoteBody, quoteIn } from '../../fixtures/areas/payments/quote.ts';
import { quoteAndExecute } from '../../fixtures/areas/payments/quote-and-execute.ts';
import { lookupIdIn, umaAddress, umaQuoteBody } from '../../fixtures/areas/uma/addresses.ts';
import { lookupUma } from '../../fixtures/areas/uma/calls.ts';
import {
  check,
  expect,
  isSuccess,
  type Platform,
  type Reply,
  requireSuccess,
  undecided,
  waitFor,
} from '../../fixtures/index.ts';

/** The same payment once the terms are accepted. */
async function payWithTerms(
  platform: Platform,
  payer: Payer,
  pay: () => Promise<Reply>,
): Promise<Reply> {
  await acceptTerms(platform, payer);
  return waitFor(pay, isSuccess, platform.target.settleMs);
}

check.describe('a customer who did not accept the end-user terms', () => {
  check('cannot make a payout', 'QUOTE-TERMS-009', async ({ run }) => {
    const platform = platformDemandingTerms(run);
    const { from } = await payerWithoutTerms(platform);
    const { id } = await bankOf(platform, from);
    const pay = () => quoteAndExecute(platform, quoteBody(from.accountId, id));

    const refused = await pay();

    const accepted = await payWithTerms(platform, from, pay);
    // No service is owed every corridor: the same is taken once they are accepted.
    if (!isSuccess(accepted))
      undecided(
        `the same payout answered ${accepted.status} after the terms were accepted, so the terms may not be the reason`,
        accepted,
      );
    unlessNotDemanded(platform, refused);
    expect(refused).toBeError(403, 'END_USER_TERMS_NOT_ACCEPTED');
  });

  check('cannot make a pull', 'QUOTE-TERMS-010', async ({ run }) => {
    const platform = platformDemandingTerms(run);
    const { from } = await payerWithoutTerms(platform);
    const { id } = await bankOf(platform, from);
    const body = quoteBody(id, from.accountId, { immediatelyExecute: true });
    const pay = () => createQuote(platform, body);

    const refused = await pay();

    const accepted = await payWithTerms(platform, from, pay);
    // No service is owed every corridor: the same is taken once they are accepted.
    if (!isSuccess(accepted))
      undecided(
        `the same pull answered ${accepted.status} after the terms were accepted, so the terms may not be the reason`,
        accepted,
      );
    unlessNotDemanded(platform, refused);
    expect(refused).toBeError(403, 'END_USER_TERMS_NOT_ACCEPTED');
  });

  check('cannot make a payment to a UMA address', 'QUOTE-TERMS-013', async ({ run }) => {
    const platform = platformDemandingTerms(run);
    const { from } = await payerWithoutTerms(platform);
    const address = umaAddress(platform, 'USD');
    const pay = async () => {
      const looked = await lookupUma(platform, address, from.customerId);
      // What the quote names could not be asked for, so that its refusal may be owed to it.
      requireSuccess(platform, 'lookupUma', looked, 'a lookup');
      const wanted = { address, currency: 'USD', lookupId: lookupIdIn(looked) };
      return quoteAndExecute(platform, umaQuoteBody(from, wanted));
    };

    const refused = await pay();

    const accepted = await payWithTerms(platform, from, pay);
    // No service is owed every corridor: the same is taken once they are accepted.
    if (!isSuccess(accepted))
      undecided(
        `the same payment to a UMA address answered ${accepted.status} after the terms were accepted, so the terms may not be the reason`,
        accepted,
      );
    unlessNotDemanded(platform, refused);
    expect(refused).toBeError(403, 'END_USER_TERMS_NOT_ACCEPTED');
  });

  check('cannot use a real-time-funded quote', 'QUOTE-TERMS-014', async ({ run }) => {
    const platform = platformDemandingTerms(run);
    const { from } = await payerWithoutTerms(platform);
    const { customerId, accountId } = from;
    const source = { sourceType: 'REALTIME_FUNDING', customerId, currency: 'USD' };
    const body = quoteBody('', accountId, { source });
    const pay = async () => {
      const quoted = await createQuote(platform, body);
      return isSuccess(quoted) ? sandboxSend(platform, quoteIn(quoted).id) : quoted;
    };

    const { reply: refused, credited } = await moneyMovedBy(platform, { to: from }, pay, 'nothing');

    const accepted = await payWithTerms(platform, from, pay);
    // No service is owed every corridor: the same is taken once they are accepted.
    if (!isSuccess(accepted))
      undecided(
        `the same real-time-funded quote answered ${accepted.status} after the terms were accepted, so the terms may not be the reason`,
        accepted,
      );
    unlessNotDemanded(platform, refused);
    // Nobody executes a deposit, so its outcome may tell that the terms are not accepted.
    expect(credited, 'the amount credited to the destination').toBe(0);
    expect(refused).toBeError(403, 'END_USER_TERMS_NOT_ACCEPTED');
  });

  check('cannot pay a locked receiving amount', 'QUOTE-TERMS-015', async ({ run }) => {
    const platform = platformDemandingTerms(run);
    const { from } = await payerWithoutTerms(platform);
    const { accountId } = await payee(platform);
    const body = quoteBody(from.accountId, accountId, { lockedCurrencySide: 'RECEIVING' });
    const pay = () => quoteAndExecute(platform, body);

    const refused = await pay();

    const accepted = await payWithTerms(platform, from, pay);
    // No service is owed every corridor: the same is taken once they are accepted.
    if (!isSuccess(accepted))
      undecided(
        `the same payment answered ${accepted.status} after the terms were accepted, so the terms may not be the reason`,
        accepted,
      );
    unlessNotDemanded(platform, refused);
    expect(refused).toBeError(403, 'END_USER_TERMS_NOT_ACCEPTED');
  });
});
