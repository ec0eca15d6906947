import { isDeepStrictEqual } from 'node:util';
import { isOfChange, newChange } from '../../fixtures/areas/webhooks/changed.ts';
import { addressOf, moveEndpoint } from '../../fixtures/areas/webhooks/endpoint.ts';
import { type Events, eventsOf } from '../../fixtures/areas/webhooks/events.ts';
import { isOfType, type ReceivedEvent } from '../../fixtures/areas/webhooks/received.ts';
import {
  check,
  expect,
  member,
  notShown,
  type Platform,
  undecided,
  unreached,
} from '../../fixtures/index.ts';

/** Waits until an event that was answered 500 is sent again, as long as others are waited for then. */
async function sentAgain(platform: Platform, events: Events): Promise<void> {
  await moveEndpoint(platform, addressOf(platform, 'fails'));
  const changed = await newChange(platform);
  const isOwn = (event: ReceivedEvent) => isOfChange(event, changed);
  const first = await events.when(isOwn);
  const again = await events.when((event) => isOwn(event) && !first.includes(event));
  if (again.length === 0) unreached('no event that the run answered with 500 was sent again');
}

/** What came of an event by now; it may be delivered twice without a second attempt. */
async function cameOf(
  events: Events,
  passes: (event: ReceivedEvent) => boolean,
): Promise<readonly ReceivedEvent[]> {
  const first = await events.when(passes);
  if (first.length === 0) undecided('the event under test was not sent at all');
  await events.unexpected((event) => passes(event) && !first.includes(event));
  return (await events.all()).filter(passes);
}

check.describe('an event', () => {
  check(
    'that is answered with 409 is not sent again',
    'WEBHOOK-RETRY-001',
    async ({ platform }) => {
      const events = await eventsOf(platform);
      await moveEndpoint(platform, addressOf(platform, 'knows'));

      const changed = await newChange(platform);

      const isOwn = (event: ReceivedEvent) => isOfChange(event, changed);
      const first = await cameOf(events, isOwn);
      await sentAgain(platform, events);
      const again = await events.unexpected((event) => isOwn(event) && !first.includes(event));
      expect(again.length, 'the number of further attempts').toBe(0);
    },
  );

  check(
    'that is sent again after a 500 keeps its id',
    'WEBHOOK-RETRY-003',
    async ({ platform }) => {
      const events = await eventsOf(platform);
      await moveEndpoint(platform, addressOf(platform, 'fails'));

      const changed = await newChange(platform);

      const isOwn = (event: ReceivedEvent) => isOfChange(event, changed);
      const [first] = await events.when(isOwn);
      if (first === undefined) undecided('the event under test was not sent at all');
      const [id, ...data] = [
        platform.target.setting('webhooks.envelope.id'),
        ...platform.target.setting('webhooks.envelope.data').split('.'),
      ];
      const read = ({ json }: ReceivedEvent) => [member(json, id), data.reduce(member, json)];
      const [firstId, firstData] = read(first);
      if (firstId === undefined) notShown('the id of an event');
      // A later state of the resource is another event.
      const isAgain = (event: ReceivedEvent) => {
        const [eventId, eventData] = read(event);
        const isSame = eventData !== undefined && isDeepStrictEqual(eventData, firstData);
        return eventId === firstId || isSame;
      };
      const [again] = await events.when(
        (event) => event !== first && isOwn(event) && isAgain(event),
      );
      // When it is sent again is left open.
      if (again === undefined) undecided('the event was not sent again within the time limit');
      expect(read(again)[0], 'the id of the event that is sent again').toBe(firstId);
    },
  );

  check(
    'of the type TEST, answered with 500, is not sent again',
    'WEBHOOK-RETRY-002',
    async ({ platform }) => {
      const events = await eventsOf(platform);
      const type = platform.target.setting('webhooks.types.test');
      await moveEndpoint(platform, addressOf(platform, 'fails'));
      const before = await events.all();
      const isNew = (event: ReceivedEvent) => isOfType(event, type) && !before.includes(event);

      await platform.api.sendTestWebhook();

      const first = await cameOf(events, isNew);
      await sentAgain(platform, events);
      const again = await events.unexpected((event) => isNew(event) && !first.includes(event));
      expect(again.length, 'the number of further attempts').toBe(0);
    },
  );
});
