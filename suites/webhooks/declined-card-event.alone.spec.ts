import { purchaseBody, SHOP } from '../../fixtures/areas/card-transactions/event-body.ts';
import type { Row } from '../../fixtures/areas/card-transactions/rows.ts';
import { newSpender, secondCard } from '../../fixtures/areas/card-transactions/spender.ts';
import { opened, PRICE, settledPurchase } from '../../fixtures/areas/card-transactions/states.ts';
import { walletSpender } from '../../fixtures/areas/card-transactions/wallet-spender.ts';
import { bringTo } from '../../fixtures/areas/cards/cards.ts';
import { balanceOf } from '../../fixtures/areas/internal-accounts/account-row.ts';
import { inStatus } from '../../fixtures/areas/webhooks/card-rows.ts';
import { eventsOf, expectCame } from '../../fixtures/areas/webhooks/events.ts';
import { check, type Platform } from '../../fixtures/index.ts';
import { BLOCKED_MCC } from '../../generators/card-transactions/blocked-mcc.ts';

/** Makes a row, and waits until it is DECLINED. */
type Declined = (platform: Platform) => Promise<Pick<Row, 'id'>>;

const atBlockedMerchant: Declined = async (platform) => {
  const spender = await newSpender(platform);
  const body = purchaseBody(spender, PRICE, { ...SHOP, mcc: BLOCKED_MCC });
  const { id } = await opened(platform, 'authorization', spender, body);
  return inStatus(platform, spender, id, 'DECLINED');
};

const onClosedCard: Declined = async (platform) => {
  const spender = await newSpender(platform);
  await bringTo(platform, spender.card, 'CLOSED');
  const { id } = await opened(platform, 'authorization', spender, purchaseBody(spender, PRICE));
  return inStatus(platform, spender, id, 'DECLINED');
};

const financial: Declined = async (platform) => {
  const spender = await newSpender(platform);
  const body = purchaseBody(spender, (await balanceOf(platform, spender)) + 1);
  const { id } = await opened(platform, 'financial_authorization', spender, body);
  return inStatus(platform, spender, id, 'DECLINED');
};

const withoutKey: Declined = async (platform) => {
  const spender = await walletSpender(platform);
  const { id } = await opened(platform, 'authorization', spender, purchaseBody(spender, 310));
  return inStatus(platform, spender, id, 'DECLINED');
};

check.describe('a declined purchase', () => {
  for (const [what, declined, row] of [
    [
      'at a blocked merchant sends CARD_TRANSACTION.DECLINED',
      atBlockedMerchant,
      'WEBHOOK-CARD-051',
    ],
    ['on a CLOSED card sends CARD_TRANSACTION.DECLINED', onClosedCard, 'WEBHOOK-CARD-052'],
    [
      'made by financial_authorization sends CARD_TRANSACTION.DECLINED',
      financial,
      'WEBHOOK-CARD-053',
    ],
    [
      'by a wallet without a delegated key sends CARD_TRANSACTION.DECLINED',
      withoutKey,
      'WEBHOOK-CARD-055',
    ],
  ] as const) {
    check(what, row, async ({ platform }) => {
      const events = await eventsOf(platform);

      const { id } = await declined(platform);

      const type = 'CARD_TRANSACTION.DECLINED';
      expectCame(await events.of(type, id), `the number of events of the type ${type}`);
    });
  }
});

check.describe('a purchase with a second card of the account', () => {
  check('sends CARD_TRANSACTION.SETTLED when settled', 'WEBHOOK-CARD-054', async ({ platform }) => {
    const events = await eventsOf(platform);
    const spender = await secondCard(platform, await newSpender(platform));

    const { id } = await settledPurchase(platform, spender);

    const type = 'CARD_TRANSACTION.SETTLED';
    expectCame(await events.of(type, id), `the number of events of the type ${type}`);
  });
});
