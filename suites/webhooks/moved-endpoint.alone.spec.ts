import { controlEvent } from '../../fixtures/areas/webhooks/changed.ts';
import { addressOf, isListening, moveEndpoint } from '../../fixtures/areas/webhooks/endpoint.ts';
import { eventsOf } from '../../fixtures/areas/webhooks/events.ts';
import { isAmong, type ReceivedEvent } from '../../fixtures/areas/webhooks/received.ts';
import { check, expect, needs, optional } from '../../fixtures/index.ts';

check(
  'after the webhook endpoint is changed, a test event is sent only to the new endpoint',
  'WEBHOOK-TEST-008',
  async ({ platform }) => {
    const events = await eventsOf(platform);
    if (!isListening(platform)) {
      needs('P-22', 'a second endpoint: set webhooks.listen');
    }
    const atFirst = new Set(await events.all());
    expect(
      await platform.api.sendTestWebhook(),
      'a test event before the endpoint is changed',
    ).toBeSuccess();
    await events.when((event) => !atFirst.has(event));
    const moved = `${addressOf(platform)}/moved`;
    const isAtNew = ({ delivery }: ReceivedEvent) => delivery.path.endsWith('/moved');
    await moveEndpoint(platform, moved);
    const control = await optional(() => controlEvent(platform, events));
    const before = new Set(await events.all());

    const reply = await platform.api.sendTestWebhook();

    expect(reply, 'a test event after the endpoint is changed').toBeSuccess();
    const [came] = await events.when((event) => !before.has(event) && isAtNew(event));
    // Where the event of a resource has come, the configuration is in force.
    const isInForce = control !== undefined && isAtNew(control);
    const what = isInForce
      ? 'whether no event came to the endpoint that has others'
      : 'whether no event came to the new endpoint';
    expect(came === undefined, what).toBe(false);
    const old = await events.unexpected((event) => !before.has(event) && !isAtNew(event));
    // What came before may be sent again.
    const again = old.filter((event) => !isAmong([...before], event));
    expect(again.length, 'the number of events to the old endpoint').toBe(0);
  },
);
