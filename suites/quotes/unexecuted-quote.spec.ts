import {
  accountsUnderTest,
  externalDestination,
  moneyMovedBy,
} from '../../fixtures/areas/payments/accounts-under-test.ts';
import { createQuote } from '../../fixtures/areas/payments/calls.ts';
import { overSomeKind } from '../../fixtures/areas/payments/corridor.ts';
import { quoteBody, requireQuoted } from '../../fixtures/areas/payments/quote.ts';
import { check, expect, undecided } from '../../fixtures/index.ts';

check.describe('a quote', () => {
  check(
    'without immediatelyExecute moves no money until executed',
    'QUOTE-CREATE-013',
    async ({ platform }) => {
      const ends = await accountsUnderTest(platform);
      const body = quoteBody(ends.from.accountId, ends.to.accountId);

      const { reply, debited, credited } = await moneyMovedBy(
        platform,
        ends,
        async () => requireQuoted(platform, await createQuote(platform, body)),
        'nothing',
      );

      expect(reply, 'the quote').toBeSuccess();
      expect([debited, credited], 'the amounts debited and credited').toEqual([0, 0]);
    },
  );

  check(
    'with immediatelyExecute false pulls no money until executed',
    'QUOTE-NOW-008',
    async ({ platform }) => {
      const { from: to } = await accountsUnderTest(platform);

      const { reply, credited } = await overSomeKind(platform, async (kind) => {
        const { id } = await externalDestination(platform, { kind });
        const body = quoteBody(id, to.accountId, { immediatelyExecute: false });
        return moneyMovedBy(platform, { to }, () => createQuote(platform, body), 'nothing');
      });

      // The contract does not say that this pull can be quoted without being executed.
      if (reply.status >= 400 && reply.status < 500)
        undecided(
          `POST /quotes for a pull without immediatelyExecute answered ${reply.status}, which the contract allows`,
          reply,
        );
      expect(reply, 'the quote').toBeSuccess();
      expect(credited, 'the amount credited by the pull').toBe(0);
    },
  );
});
