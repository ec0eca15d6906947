import { changeStatus } from '../../fixtures/areas/cards/card-updates.ts';
import { activeCard, cardIn, settledStatus, statusOf } from '../../fixtures/areas/cards/cards.ts';
import { check, expect } from '../../fixtures/index.ts';

check.describe('a status update of one card', () => {
  for (const bystander of ['ACTIVE', 'FROZEN'] as const) {
    check(`leaves another card ${bystander}`, 'CARD-STATUS-019', async ({ platform }) => {
      const [other, card] = [await cardIn(platform, bystander), await activeCard(platform)];

      for (const status of ['FROZEN', 'ACTIVE', 'CLOSED'] as const) {
        expect(
          await changeStatus(platform, card, status),
          `the update of the first card to ${status}`,
        ).toBeSuccess();
        expect(await settledStatus(platform, card, status), 'the status of the first card').toBe(
          status,
        );
        expect(
          await statusOf(platform, other),
          `the status of the other card after ${status} of the first`,
        ).toBe(bystander);
      }
    });
  }
});
