import { holderFundedTwice } from '../../fixtures/areas/cards/card-funding.ts';
import { changeCard } from '../../fixtures/areas/cards/card-updates.ts';
import { activeCard, type Card, readCard } from '../../fixtures/areas/cards/cards.ts';
import { newHolder } from '../../fixtures/areas/internal-accounts/holder.ts';
import {
  check,
  drawn,
  errorCodeOf,
  expect,
  isSuccess,
  member,
  otherPlatform,
  type Platform,
  waitFor,
} from '../../fixtures/index.ts';
import { unknownIdLike } from '../../generators/general/unknown-id-like.ts';

async function sourcesOf(platform: Platform, card: Card): Promise<unknown> {
  return member((await readCard(platform, card)).json, 'fundingSources');
}

check.describe('an active card', () => {
  check('can be changed to another funding source', 'CARD-FUNDING-001', async ({ platform }) => {
    const holder = await holderFundedTwice(platform);
    const card = await activeCard(platform, holder);
    const before = await sourcesOf(platform, card);
    const fundingSources = [holder.otherAccountId];
    const unknown = drawn(unknownIdLike(holder.otherAccountId), 1);

    const refusal = await changeCard(platform, card, { fundingSources: unknown });
    const reply = await changeCard(platform, card, { fundingSources });

    // Whether it can be changed is a gap; that an active card is closed is not so (Errors, 409).
    expect(errorCodeOf(reply), 'the code for an active card').not.toBe('CARD_NOT_MUTABLE');
    expect(reply, 'the change of an active card').toBeSuccess();
    const wanted = JSON.stringify(fundingSources);
    const shown = await waitFor(
      async () => JSON.stringify(await sourcesOf(platform, card)),
      (sources) => sources === wanted,
      platform.target.settleMs,
    );
    const isRead = !isSuccess(refusal) && reply.status !== 202;
    if (isRead && JSON.stringify(before) === JSON.stringify([holder.accountId])) {
      // How sources are set is a gap. One that takes this one alone and shows the first has read it.
      expect(shown, 'the fundingSources after the account was set').toContain(
        holder.otherAccountId,
      );
    }
    expect(shown, 'the fundingSources of the card').toBe(wanted);
  });

  check(
    'is not funded from an account of another platform',
    'CARD-FUNDING-002',
    async ({ run, platform }) => {
      const holder = await holderFundedTwice(platform);
      const card = await activeCard(platform, holder);
      const { accountId } = await newHolder(otherPlatform(run));

      const reply = await changeCard(platform, card, { fundingSources: [accountId] });

      const sources = JSON.stringify(await sourcesOf(platform, card));
      expect(sources, 'the fundingSources of the card').not.toContain(accountId);
      expect(reply, 'the change to an account of another platform').toBeRefused();
      const own = await changeCard(platform, card, { fundingSources: [holder.otherAccountId] });
      expect(own, 'the change to another account of the cardholder').toBeSuccess();
    },
  );
});
