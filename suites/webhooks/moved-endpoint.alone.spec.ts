import { controlEvent, isOfChange, newChange } from '../../fixtures/areas/webhooks/changed.ts';
import { addressOf, isListening, moveEndpoint } from '../../fixtures/areas/webhooks/endpoint.ts';
import { eventsOf } from '../../fixtures/areas/webhooks/events.ts';
import { isAmong, type ReceivedEvent } from '../../fixtures/areas/webhooks/received.ts';
import { check, expect, needs, optional, type Platform } from '../../fixtures/index.ts';

const isAtNew = ({ delivery }: ReceivedEvent) => delivery.path.endsWith('/moved');

/** The address that events are to go to next. Ends a check where there is only one. */
function nextAddress(platform: Platform): string {
  return isListening(platform)
    ? `${addressOf(platform)}/moved`
    : needs('P-22', 'a second endpoint: set webhooks.listen');
}

check(
  'after the webhook endpoint is changed, a resource event is sent only to the new endpoint',
  'WEBHOOK-ENDPOINT-001',
  async ({ platform }) => {
    const events = await eventsOf(platform);
    const moved = nextAddress(platform);
    await controlEvent(platform, events);

    await moveEndpoint(platform, moved);

    const changed = await newChange(platform);
    const isOwn = (event: ReceivedEvent) => isOfChange(event, changed);
    const came = await events.when((event) => isOwn(event) && isAtNew(event));
    expect(came.length, 'the number of events at the new endpoint').toBeGreaterThan(0);
    const old = await events.unexpected((event) => isOwn(event) && !isAtNew(event));
    expect(old.length, 'the number of events at the old endpoint').toBe(0);
  },
);

check(
  'after the webhook endpoint is changed, a test event is sent only to the new endpoint',
  'WEBHOOK-TEST-008',
  async ({ platform }) => {
    const events = await eventsOf(platform);
    const moved = nextAddress(platform);
    const atFirst = new Set(await events.all());
    expect(
      await platform.api.sendTestWebhook(),
      'a test event before the endpoint is changed',
    ).toBeSuccess();
    await events.when((event) => !atFirst.has(event));
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
