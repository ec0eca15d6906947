import { anyEvent, controlEvent, newChange } from '../../fixtures/areas/webhooks/changed.ts';
import { eventsOf } from '../../fixtures/areas/webhooks/events.ts';
import { type ReceivedEvent, typeOf } from '../../fixtures/areas/webhooks/received.ts';
import { REFUND, refundEvents } from '../../fixtures/areas/webhooks/refunded.ts';
import {
  check,
  dateAndTime,
  expect,
  instantOf,
  member,
  notShown,
  type Platform,
  undecided,
} from '../../fixtures/index.ts';

const ID = /^Webhook:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What events show under a name of the envelope, where they show it. */
function shownIn(events: readonly ReceivedEvent[], name: string): readonly unknown[] {
  return events
    .map(({ json }) => member(json, name) ?? undefined)
    .filter((each) => each !== undefined);
}

/** The events of two kinds of resource, or the test event where the target sends no event of a resource. */
async function ofTwoKinds(
  platform: Platform,
): Promise<readonly [ReceivedEvent, ...ReceivedEvent[]]> {
  const { event } = await anyEvent(platform, await eventsOf(platform));
  return [event, ...(await refundEvents(platform))];
}

check.describe('an event', () => {
  check('is JSON and shows its type', 'WEBHOOK-EVENT-001', async ({ platform }) => {
    const events = await eventsOf(platform);

    const { type, event } = await anyEvent(platform, events);

    expect(typeOf(platform.target, event), 'the type of the event').toBe(type);
  });

  check('has an id of the form Webhook:<uuid>', 'WEBHOOK-EVENT-002', async ({ platform }) => {
    const [{ json }, ...others] = await ofTwoKinds(platform);

    const name = platform.target.setting('webhooks.envelope.id');
    expect(String(member(json, name)), 'the id of the event').toMatch(ID);
    for (const id of shownIn(others, name)) {
      expect(String(id), 'the id of an event, where another has this form').toMatch(ID);
    }
  });

  check('has a timestamp', 'WEBHOOK-EVENT-003', async ({ platform }) => {
    const [{ json }, ...others] = await ofTwoKinds(platform);

    const name = platform.target.setting('webhooks.envelope.timestamp');
    const time = member(json, name);
    // Where an event has its time is a gap; a timestamp is an ISO 8601 string everywhere (convention 3).
    const isShown = time !== undefined && time !== null;
    expect(
      instantOf(time),
      isShown ? 'the timestamp that is shown' : 'the timestamp',
    ).not.toBeNaN();
    for (const other of shownIn(others, name)) {
      expect(instantOf(other), 'the timestamp that is shown').not.toBeNaN();
    }
  });

  check('has a timestamp in UTC', 'WEBHOOK-EVENT-007', async ({ platform }) => {
    const events = await ofTwoKinds(platform);

    const times = shownIn(events, platform.target.setting('webhooks.envelope.timestamp'));
    const shown = times.flatMap((time) => dateAndTime(String(time)) ?? []);
    if (shown.length === 0) notShown('the timestamp of an event');
    for (const { isUtc } of shown) expect(isUtc, 'whether the timestamp is in UTC').toBe(true);
  });

  check('has a different id than other events', 'WEBHOOK-EVENT-004', async ({ platform }) => {
    const events = await eventsOf(platform);

    const [first, second] = [
      await controlEvent(platform, events),
      await controlEvent(platform, events),
    ];

    const name = platform.target.setting('webhooks.envelope.id');
    const ids = [first, second].map(({ json }) => member(json, name));
    if (ids.includes(undefined)) notShown('the id of an event');
    expect(ids[0], 'the ids of the events of two resources').not.toBe(ids[1]);
  });

  check('is sent as application/json', 'WEBHOOK-EVENT-005', async ({ platform }) => {
    for (const { delivery } of await ofTwoKinds(platform)) {
      const type = String(delivery.headers['content-type'] ?? '');
      // Nothing says that a body has to tell what it is; a kind of JSON is not another format.
      const isOther = type !== '' && !/^application\/([\w.-]+\+)?json\b/i.test(type);
      const what = isOther ? 'a Content-Type that is not of JSON' : 'the Content-Type of the event';
      expect(type, what).toMatch(/^application\/json\b/i);
    }
  });

  check('has its resource in a member named data', 'WEBHOOK-EVENT-006', async ({ platform }) => {
    const events = await eventsOf(platform);

    const { id, type } = await newChange(platform);

    const [event] = await events.of(type, id);
    if (event === undefined) undecided(`no ${type} event of the changed resource came`);
    const path = platform.target.setting('webhooks.envelope.data').split('.');
    const data = path.reduce(member, event.json);
    // What the event of a refund carries is open: the payment, or the refund itself.
    const isOfRefund = type.startsWith(REFUND);
    const what = isOfRefund
      ? 'the id of the refunded payment in data'
      : 'the id of the resource in data';
    expect(String(member(data, 'id')), what).toBe(id);
  });
});
