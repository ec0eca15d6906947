import { moveEndpoint, shownEndpoint } from '../../fixtures/areas/webhooks/endpoint.ts';
import { eventsOf } from '../../fixtures/areas/webhooks/events.ts';
import { isOfType } from '../../fixtures/areas/webhooks/received.ts';
import { check, expect } from '../../fixtures/index.ts';

check.describe('POST /sandbox/webhooks/test', () => {
  check(
    'without an endpoint returns 400 WEBHOOK_ENDPOINT_NOT_SET',
    'WEBHOOK-TEST-001',
    async ({ platform }) => {
      await eventsOf(platform);
      const whileSet = await shownEndpoint(platform);
      const control = await platform.api.sendTestWebhook();
      await moveEndpoint(platform, null);

      const reply = await platform.api.sendTestWebhook();

      const isShown = whileSet !== undefined && (await shownEndpoint(platform)) === undefined;
      expect(control, 'a test event with a webhookEndpoint').toBeSuccess();
      expect(
        reply,
        isShown
          ? 'a test event without a webhookEndpoint'
          : 'a test event without a webhookEndpoint, which is not shown',
      ).toBeError(400, 'WEBHOOK_ENDPOINT_NOT_SET');
    },
  );

  check('with an endpoint returns a 2xx', 'WEBHOOK-TEST-002', async ({ platform }) => {
    await eventsOf(platform);

    const reply = await platform.api.sendTestWebhook();

    expect(reply).toBeSuccess();
  });

  check('sends an event to the endpoint', 'WEBHOOK-TEST-003', async ({ platform }) => {
    const events = await eventsOf(platform);
    const before = new Set(await events.all());

    const reply = await platform.api.sendTestWebhook();

    expect(reply, 'the request of a test event').toBeSuccess();
    const [came] = await events.when((event) => !before.has(event));
    expect(came === undefined, 'whether no event came').toBe(false);
  });

  check('sends an event of the type TEST', 'WEBHOOK-TEST-007', async ({ platform }) => {
    const events = await eventsOf(platform);
    const before = new Set(await events.all());
    const type = platform.target.setting('webhooks.types.test');

    const reply = await platform.api.sendTestWebhook();

    expect(reply, 'the request of a test event').toBeSuccess();
    const [came] = await events.when((event) => !before.has(event) && isOfType(event, type));
    expect(came === undefined, `whether no event of the type ${type} came`).toBe(false);
  });
});
