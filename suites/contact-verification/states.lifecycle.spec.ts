import { channels, rows } from '../../fixtures/areas/contact-verification/calls.ts';
import { mandatedCustomer } from '../../fixtures/areas/contact-verification/mandated.ts';
import { expectWalk, knownOrders } from '../../fixtures/areas/contact-verification/walk.ts';
import { check, inAnyOrder } from '../../fixtures/index.ts';

for (const channel of channels) {
  check.describe(`in any order of calls, the ${channel}`, () => {
    check(
      'is VERIFIED only between a right code and a change',
      `CONTACT-${rows[channel]}-019`,
      async ({ run }) => {
        await inAnyOrder(
          ['send', 'confirm', 'confirm', 'mistake', 'change'],
          knownOrders,
          async (order) => expectWalk(await mandatedCustomer(run), channel, order),
        );
      },
    );
  });
}
