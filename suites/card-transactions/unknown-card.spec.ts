import { type CardEvent, simulate } from '../../fixtures/areas/card-transactions/calls.ts';
import { fittingBody } from '../../fixtures/areas/card-transactions/fitting-body.ts';
import { newSpender } from '../../fixtures/areas/card-transactions/spender.ts';
import { expectUnknownCard } from '../../fixtures/areas/cards/unknown-card.ts';
import { check, drawn, expect, forAll } from '../../fixtures/index.ts';
import { malformedId } from '../../generators/general/malformed-id.ts';
import { unknownIdLike } from '../../generators/general/unknown-id-like.ts';
import type { RequirementId } from '../../spec/generated/requirement-ids.ts';

const rows: Readonly<Record<CardEvent, RequirementId>> = {
  authorization: 'SIMULATE-CARD-001',
  clearing: 'SIMULATE-CARD-002',
  return: 'SIMULATE-CARD-003',
  return_reversal: 'SIMULATE-CARD-004',
  balance_inquiry: 'SIMULATE-CARD-005',
  credit_authorization: 'SIMULATE-CARD-006',
  financial_authorization: 'SIMULATE-CARD-007',
  financial_credit_authorization: 'SIMULATE-CARD-008',
  authorization_advice: 'SIMULATE-CARD-009',
  credit_authorization_advice: 'SIMULATE-CARD-010',
};

check.describe('a simulated', () => {
  for (const [event, row] of Object.entries(rows) as [CardEvent, RequirementId][]) {
    check(`${event} on an unknown card returns 404`, row, async ({ platform }) => {
      const spender = await newSpender(platform);
      const body = await fittingBody(platform, event, spender);

      const replies = [];
      for (const id of drawn(unknownIdLike(spender.card.id), 2)) {
        replies.push(await simulate(platform, event, id, body));
      }

      const own = await simulate(platform, event, spender.card.id, body);
      expect(own, 'the same event on the known card').toBeSuccess();
      for (const reply of replies) {
        expectUnknownCard(reply, spender.card.id);
      }
    });
  }
});

check(
  'a simulated authorization with a malformed card id returns 400 or 404',
  'SIMULATE-CARD-011',
  async ({ platform }) => {
    const spender = await newSpender(platform);
    const body = await fittingBody(platform, 'authorization', spender);
    const own = await simulate(platform, 'authorization', spender.card.id, body);
    expect(own, 'the same event on the known card').toBeSuccess();

    await forAll(
      malformedId('Card'),
      async (id) => {
        const reply = await simulate(platform, 'authorization', id, body);
        // 400 is as good an answer to an id that cannot be one.
        expect(reply, 'the event on a text that is not a card id').toBeRefused(
          reply.status === 400 ? 400 : 404,
        );
      },
      8,
    );
  },
);
