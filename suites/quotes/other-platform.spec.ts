import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { unverified } from '../../fixtures/check/outcome.ts';
import { test } from '../../fixtures/check/test.ts';
import { bench, elsewhere, moneyMovedBy } from '../../fixtures/payments/bench.ts';
import { pullAtOnce } from '../../fixtures/payments/corridor.ts';
import { newPayer, payee } from '../../fixtures/payments/payer.ts';
import {
  executeCall,
  executeQuote,
  newQuote,
  quoteBody,
  sendQuote,
} from '../../fixtures/payments/quote.ts';
import { readQuote } from '../../fixtures/payments/settled-payment.ts';
import { otherPlatform } from '../../fixtures/platform/other-platform.ts';
import type { Platform } from '../../fixtures/platform/platform.ts';
import { isSuccess } from '../../fixtures/platform/reply.ts';
import type { Session } from '../../fixtures/platform/session.ts';

const AT_ONCE = { immediatelyExecute: true };

/** An execution by another platform, and what it moved, once per worker. */
function foreignExecution(session: Session, platform: Platform) {
  return platform.once('an execution by another platform', async () => {
    const other = otherPlatform(session);
    const ends = await bench(platform);
    const quote = await newQuote(platform, quoteBody(ends.from.accountId, ends.to.accountId));
    const execute = () => other.call('executeQuote', executeCall(quote));
    return { ...(await moneyMovedBy(platform, ends, execute, 'nothing')), quote };
  });
}

test.describe('another platform', () => {
  test('reads no quote', covers('QUOTE-OTHER-001'), async ({ session, platform }) => {
    const { quote } = await foreignExecution(session, platform);
    await readQuote(platform, quote);

    const path = { quoteId: quote.id };
    const reply = await otherPlatform(session).call('getQuoteById', { path });

    expect(isSuccess(reply), `the read is answered ${reply.status}`).toBe(false);
  });

  test('executes no quote', covers('QUOTE-OTHER-002'), async ({ session, platform }) => {
    const { reply } = await foreignExecution(session, platform);

    expect(isSuccess(reply), `the execution is answered ${reply.status}`).toBe(false);
  });

  test('moves nothing by it', covers('QUOTE-OTHER-003'), async ({ session, platform }) => {
    const { debited, credited } = await foreignExecution(session, platform);

    expect([debited, credited], 'what left one account and reached the other').toEqual([0, 0]);
  });

  test('pays from no account', covers('QUOTE-OTHER-004'), async ({ session, platform }) => {
    const other = otherPlatform(session);
    const { from } = await bench(platform);
    const { to } = await bench(other);
    const body = quoteBody(from.accountId, to.accountId, AT_ONCE);

    const { reply, debited } = await moneyMovedBy(
      platform,
      { from },
      () => sendQuote(other, body),
      'nothing',
    );

    expect(isSuccess(reply), `the quote is answered ${reply.status}`).toBe(false);
    expect(debited, 'what left the account').toBe(0);
  });

  test('pays to no external account', covers('QUOTE-OTHER-005'), async ({ session, platform }) => {
    const other = otherPlatform(session);
    const { id } = await elsewhere(platform, { kind: 'EUR_ACCOUNT' });
    const { from } = await bench(other);

    const { reply, debited } = await moneyMovedBy(
      other,
      { from },
      () => sendQuote(other, quoteBody(from.accountId, id, AT_ONCE)),
      'nothing',
    );

    expect(isSuccess(reply), `the quote is answered ${reply.status}`).toBe(false);
    expect(debited, 'what left the account').toBe(0);
  });

  test('leaves its keys free', covers('QUOTE-OTHER-010'), async ({ session, platform }) => {
    const other = otherPlatform(session);
    const key = platform.unique();
    const pay = async (each: Platform) => {
      const [from, to] = [await newPayer(each), await payee(each)];
      const quote = await newQuote(each, quoteBody(from.accountId, to.accountId));
      return executeQuote(each, quote, key);
    };
    const { status } = await pay(other);
    if (status >= 300) unverified(`the other's execution is answered ${status}`);

    expect(await pay(platform)).toBeSuccess();
  });

  test('pulls from no account', covers('QUOTE-OTHER-006'), async ({ session, platform }) => {
    const other = otherPlatform(session);
    const { reply: own, kind } = await pullAtOnce(platform);
    if (!isSuccess(own)) unverified(`its own platform's pull is ${own.status} (G-154)`);
    const { id } = await elsewhere(platform, { kind });
    const { to } = await bench(other);

    const { reply, credited } = await moneyMovedBy(
      other,
      { to },
      () => sendQuote(other, quoteBody(id, to.accountId, AT_ONCE)),
      'nothing',
    );

    expect(isSuccess(reply), `the quote is answered ${reply.status}`).toBe(false);
    expect(credited, 'what was pulled in').toBe(0);
  });
});
