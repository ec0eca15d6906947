import { installed } from '../../fixtures/areas/agents/agents.ts';
import { createQuote, unlessTermsOpen } from '../../fixtures/areas/payments/calls.ts';
import {
  acceptTerms,
  bankOf,
  payerWithoutTerms,
  platformDemandingTerms,
  unlessNotDemanded,
} from '../../fixtures/areas/payments/ineligible-payers.ts';
import { newPayer } from '../../fixtures/areas/payments/payer.ts';
import {
  executeCall,
  newQuote,
  quoteBody,
  quoteIn,
  requireOwnRules,
} from '../../fixtures/areas/payments/quote.ts';
import {
  check,
  expect,
  isSuccess,
  requireSuccess,
  undecided,
  waitFor,
} from '../../fixtures/index.ts';

const EXECUTE = 'agentExecuteQuote';

check.describe('an agent', () => {
  check(
    'cannot pay before its customer accepts the end-user terms',
    'QUOTE-TERMS-017',
    async ({ run }) => {
      const platform = platformDemandingTerms(run);
      const { from } = await payerWithoutTerms(platform);
      const { auth } = await installed(platform, from.customerId);
      const { id } = await bankOf(platform, from);
      const body = quoteBody(from.accountId, id);
      const pay = async () => {
        const quoted = await createQuote(platform, body, { auth, operation: 'agentCreateQuote' });
        return isSuccess(quoted)
          ? unlessTermsOpen(
              platform,
              await platform.call(EXECUTE, { ...executeCall(quoteIn(quoted)), auth }),
            )
          : quoted;
      };

      const refused = await pay();

      await acceptTerms(platform, from);
      const accepted = await waitFor(pay, isSuccess, platform.target.settleMs);
      // Whether an agent may pay so is a gap: the same is accepted once the terms are.
      if (!isSuccess(accepted))
        undecided(
          `the same payment by the agent answered ${accepted.status} after the terms were accepted, so the terms may not be the reason`,
          accepted,
        );
      unlessNotDemanded(platform, refused);
      expect(refused).toBeError(403, 'END_USER_TERMS_NOT_ACCEPTED');
    },
  );

  check(
    'cannot execute a quote again with the same Idempotency-Key',
    'QUOTE-KEY-012',
    async ({ platform }) => {
      const from = await newPayer(platform);
      const { auth } = await installed(platform, from.customerId);
      const { id } = await bankOf(platform, from);
      const corridor = 'a payout';
      const quote = await newQuote(platform, quoteBody(from.accountId, id), { corridor });
      const call = { ...executeCall(quote, platform.uniqueKey()), auth };
      const first = requireOwnRules(await platform.call(EXECUTE, call));
      requireSuccess(platform, EXECUTE, first, 'a payment of an agent');

      const again = requireOwnRules(await platform.call(EXECUTE, call));

      expect(again).toBeError(409, 'DUPLICATE_PAY_REQUEST');
    },
  );
});
