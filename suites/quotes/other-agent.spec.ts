import { agentAuth, agentCustomer } from '../../fixtures/agents/agents.ts';
import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { ifAtAll } from '../../fixtures/check/outcome.ts';
import { test } from '../../fixtures/check/test.ts';
import { openedAccount } from '../../fixtures/customers/internal-accounts.ts';
import { bench, moneyMovedBy } from '../../fixtures/payments/bench.ts';
import { executeCall, newQuote, quoteBody, sendQuote } from '../../fixtures/payments/quote.ts';
import { readQuote } from '../../fixtures/payments/settled-payment.ts';
import { isSuccess } from '../../fixtures/platform/reply.ts';

test.describe('the agent of another customer', () => {
  test('reads no quote', covers('QUOTE-OTHER-007'), async ({ platform }) => {
    const auth = await agentAuth(platform);
    const { from, to } = await bench(platform);
    const quote = await newQuote(platform, quoteBody(from.accountId, to.accountId));
    await readQuote(platform, quote);

    const reply = await platform.call('getQuoteById', { path: { quoteId: quote.id }, auth });

    expect(isSuccess(reply), `the read is answered ${reply.status}`).toBe(false);
  });

  test('pays by no quote', covers('QUOTE-OTHER-008'), async ({ platform }) => {
    const auth = await agentAuth(platform);
    const ends = await bench(platform);
    const quote = await newQuote(platform, quoteBody(ends.from.accountId, ends.to.accountId));
    const execute = () => platform.call('executeQuote', { ...executeCall(quote), auth });

    const { reply, debited, credited } = await moneyMovedBy(platform, ends, execute, 'nothing');

    expect(isSuccess(reply), `the execution is answered ${reply.status}`).toBe(false);
    expect([debited, credited], 'what left one account and reached the other').toEqual([0, 0]);
  });

  test('pays from no account', covers('QUOTE-OTHER-009'), async ({ platform }) => {
    const auth = await agentAuth(platform);
    const { from, to } = await bench(platform);
    await newQuote(platform, quoteBody(from.accountId, to.accountId));
    const own = await ifAtAll(async () => openedAccount(platform, await agentCustomer(platform)));

    for (const destination of [to.accountId, ...(own === undefined ? [] : [own])]) {
      for (const immediatelyExecute of [false, true]) {
        const body = quoteBody(from.accountId, destination, { immediatelyExecute });
        const send = () => sendQuote(platform, body, { auth });
        const { reply, debited } = await moneyMovedBy(platform, { from }, send, 'nothing');

        expect(isSuccess(reply), `the quote is answered ${reply.status}`).toBe(false);
        expect(debited, 'what left the account').toBe(0);
      }
    }
  });
});
