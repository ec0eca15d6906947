import { newChange } from '../../fixtures/areas/webhooks/changed.ts';
import { isListening } from '../../fixtures/areas/webhooks/endpoint.ts';
import { eventsOf } from '../../fixtures/areas/webhooks/events.ts';
import { isAbout } from '../../fixtures/areas/webhooks/received.ts';
import { newToldRefund } from '../../fixtures/areas/webhooks/refunded.ts';
import { check, expect, needs, otherPlatform, undecided } from '../../fixtures/index.ts';

check(
  'the events of a platform are not sent to the endpoint of another platform',
  'WEBHOOK-ISOLATION-001',
  async ({ run, platform }) => {
    const other = otherPlatform(run);
    if (!isListening(platform)) {
      needs('P-22', 'an endpoint for each platform: set webhooks.listen');
    }
    const [own, others] = [await eventsOf(platform), await eventsOf(other)];

    const refund = await newToldRefund(platform);
    const changed = await newChange(platform);
    const changedThere = await newChange(other);

    const came = await own.of(changed.type, changed.id);
    const cameThere = await others.of(changedThere.type, changedThere.id);
    const astray = [
      ...(await own.unexpected((event) => isAbout(event, changedThere.id))),
      ...(await others.unexpected((event) => isAbout(event, changed.id))),
      ...(await others.unexpected((event) => refund !== undefined && isAbout(event, refund.id))),
    ];
    expect(astray.length, 'the number of events at the endpoint of another platform').toBe(0);
    if (came.length === 0 || cameThere.length === 0)
      undecided('no event of its own change came to at least one of the two platforms');
  },
);
