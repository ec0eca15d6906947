import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { forAll } from '../../fixtures/check/property.ts';
import { test } from '../../fixtures/check/test.ts';
import { changeStatus, updateCard } from '../../fixtures/platform/card-updates.ts';
import { activeCard, statusOf } from '../../fixtures/platform/cards.ts';
import { isSuccess } from '../../fixtures/platform/reply.ts';
import { wrongStatusValue } from '../../generators/cards/wrong-status-value.ts';

test.describe('card status, a value of no status', () => {
  test('is never taken', covers('CARD-STATUS-020'), async ({ platform }) => {
    const card = await activeCard(platform);
    expect(await changeStatus(platform, card, 'FROZEN'), 'a status of the contract').toBeSuccess();

    await forAll(
      wrongStatusValue,
      async (status) => {
        const reply = await updateCard(platform, card, { status });

        expect(isSuccess(reply), `PATCH answered ${reply.status}`).toBe(false);
        expect(await statusOf(platform, card)).toBe('FROZEN');
      },
      15,
    );
  });
});
