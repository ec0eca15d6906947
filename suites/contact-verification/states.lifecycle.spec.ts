import {
  channels,
  confirmCode,
  rows,
  sendCode,
  wrongCodes,
} from '../../fixtures/areas/contact-verification/calls.ts';
import { mandatedCustomer } from '../../fixtures/areas/contact-verification/mandated.ts';
import {
  changeContact,
  unlessLimited,
} from '../../fixtures/areas/contact-verification/verified.ts';
import {
  check,
  covers,
  describe,
  inAnyOrder,
  type Triggers,
  walkStates,
} from '../../fixtures/index.ts';

const MOST_CODES = 2;

/** An order without the codes that a limit may refuse: how many one may have is not shown. */
function withFewCodes(order: readonly string[]): readonly string[] {
  let sent = 0;
  return order.filter((trigger) => {
    if (trigger === 'send') sent += 1;
    return trigger !== 'send' || sent <= MOST_CODES;
  });
}

for (const channel of channels) {
  describe('calls in any order', () => {
    check(
      `to verify the ${channel} are answered as its state requires`,
      covers(`CONTACT-${rows[channel]}-019`),
      async ({ run }) => {
        await inAnyOrder(
          ['send', 'confirm', 'confirm', 'mistake', 'change'],
          [
            ['confirm', 'send', 'mistake', 'confirm', 'send', 'confirm', 'change', 'confirm'],
            ['send', 'change', 'mistake', 'confirm', 'send', 'confirm', 'mistake'],
            ['send', 'confirm', 'mistake', 'send', 'change', 'confirm'],
          ],
          async (order) => {
            const customer = await mandatedCustomer(run);
            const { platform, id } = customer;
            const [code] = wrongCodes(platform);
            const triggers: Triggers = {
              send: async () => unlessLimited(await sendCode(platform, id, channel)),
              confirm: () => confirmCode(platform, id, channel),
              mistake: () => confirmCode(platform, id, channel, { code }),
              change: () => changeContact(customer, channel),
            };
            await walkStates('contact', triggers, withFewCodes(order));
          },
        );
      },
    );
  });
}
