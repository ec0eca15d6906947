import { controlEvent, newChange } from '../../fixtures/areas/webhooks/changed.ts';
import { eventsOf } from '../../fixtures/areas/webhooks/events.ts';
import { typeOf } from '../../fixtures/areas/webhooks/received.ts';
import {
  check,
  dateAndTime,
  expect,
  instantOf,
  member,
  notShown,
  undecided,
} from '../../fixtures/index.ts';

check.describe('an event', () => {
  check('is JSON and shows its type', 'WEBHOOK-EVENT-001', async ({ platform }) => {
    const events = await eventsOf(platform);

    const { id, type } = await newChange(platform);

    const [event] = await events.of(type, id);
    if (event === undefined) undecided(`no ${type} event of the changed resource came`);
    expect(typeOf(platform.target, event), 'the type of the event').toBe(type);
  });

  check('has an id of the form Webhook:<uuid>', 'WEBHOOK-EVENT-002', async ({ platform }) => {
    const { json } = await controlEvent(platform, await eventsOf(platform));

    const id = member(json, platform.target.setting('webhooks.envelope.id'));
    expect(String(id), 'the id of the event').toMatch(
      /^Webhook:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
    );
  });

  check('has a timestamp', 'WEBHOOK-EVENT-003', async ({ platform }) => {
    const { json } = await controlEvent(platform, await eventsOf(platform));

    const time = member(json, platform.target.setting('webhooks.envelope.timestamp'));
    // Where an event has its time is a gap; a timestamp is an ISO 8601 string everywhere (convention 3).
    const isShown = time !== undefined && time !== null;
    expect(
      instantOf(time),
      isShown ? 'the timestamp that is shown' : 'the timestamp',
    ).not.toBeNaN();
  });

  check('has a timestamp in UTC', 'WEBHOOK-EVENT-007', async ({ platform }) => {
    const { json } = await controlEvent(platform, await eventsOf(platform));

    const time = member(json, platform.target.setting('webhooks.envelope.timestamp'));
    const shown = dateAndTime(String(time));
    if (shown === undefined) notShown('the timestamp of an event');
    expect(shown.isUtc, `whether the timestamp ${time} is in UTC`).toBe(true);
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
    const { delivery } = await controlEvent(platform, await eventsOf(platform));

    const type = String(delivery.headers['content-type'] ?? '');
    // Nothing says that a body has to tell what it is; a kind of JSON is not another format.
    const isOther = type !== '' && !/^application\/([\w.-]+\+)?json\b/i.test(type);
    const what = isOther ? 'a Content-Type that is not of JSON' : 'the Content-Type of the event';
    expect(type, what).toMatch(/^application\/json\b/i);
  });

  check('has its resource under data', 'WEBHOOK-EVENT-006', async ({ platform }) => {
    const events = await eventsOf(platform);

    const { id, type } = await newChange(platform);

    const [event] = await events.of(type, id);
    if (event === undefined) undecided(`no ${type} event of the changed resource came`);
    const path = platform.target.setting('webhooks.envelope.data').split('.');
    const data = path.reduce(member, event.json);
    expect(String(member(data, 'id')), 'the id of the resource in data').toBe(id);
  });
});
