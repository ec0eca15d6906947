import { requireOwnRules } from '../../fixtures/areas/quotes/quote.ts';
import { tooLargeBy } from '../../fixtures/areas/quotes/too-large.ts';
import { covers, errorCodeOf, expect, test } from '../../fixtures/index.ts';

test.describe('a payment above the maximum of one', () => {
  for (const [what, way, refused, moves] of [
    ['to an account elsewhere', 'payout', 'LIMIT-SIZE-006', 'LIMIT-SIZE-007'],
    ['that locks what arrives', 'received', 'LIMIT-SIZE-008', 'LIMIT-SIZE-009'],
  ] as const) {
    test(`is refused ${what}`, covers(refused), async ({ platform }) => {
      const { reply } = await tooLargeBy(platform, way);

      // A corridor may have a range of its own, whose numbers are not shown.
      if (errorCodeOf(reply) === 'AMOUNT_OUT_OF_RANGE') requireOwnRules(reply);
      expect(reply).toBeError(400, 'TRANSACTION_SIZE_LIMIT_EXCEEDED');
    });

    test(`moves nothing ${what}`, covers(moves), async ({ platform }) => {
      const { debited, credited } = await tooLargeBy(platform, way);

      expect([debited, credited], 'what left one account and reached the other').toEqual([0, 0]);
    });
  }
});
