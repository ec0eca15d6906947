import { addressOf, type Behaviour, moveEndpoint } from '../../fixtures/areas/webhooks/endpoint.ts';
import { eventsOf } from '../../fixtures/areas/webhooks/events.ts';
import { check, expect, member } from '../../fixtures/index.ts';
import type { RequirementId } from '../../spec/generated/requirement-ids.ts';

/** Endpoints that take no event, and whether they answer at all. */
const endpoints: readonly {
  readonly id: RequirementId;
  readonly title: string;
  readonly behaviour: Behaviour;
  readonly answers: boolean;
}[] = [
  { id: 'WEBHOOK-TEST-004', title: 'answers 500', behaviour: 'fails', answers: true },
  { id: 'WEBHOOK-TEST-009', title: 'answers 404', behaviour: 'lacks', answers: true },
  { id: 'WEBHOOK-TEST-010', title: 'answers 302', behaviour: 'redirects', answers: true },
  { id: 'WEBHOOK-TEST-005', title: 'closes connections', behaviour: 'resets', answers: false },
  { id: 'WEBHOOK-TEST-006', title: 'does not answer', behaviour: 'hangs', answers: false },
];

check.describe('POST /sandbox/webhooks/test', () => {
  for (const { id, title, behaviour, answers } of endpoints) {
    check(`with an endpoint that ${title} is refused`, id, async ({ platform }) => {
      await eventsOf(platform);
      const control = await platform.api.sendTestWebhook();
      await moveEndpoint(platform, addressOf(platform, behaviour));

      const reply = await platform.api.sendTestWebhook();

      expect(control, 'a test event to an endpoint that answers 200').toBeSuccess();
      // Who tells what the endpoint answered has waited for it, and there is nothing to be told here.
      const hasWaited = member(control.json, 'response_status') === 200 && !answers;
      const what = hasWaited
        ? 'a test event to an endpoint that gave no answer in time'
        : `a test event to an endpoint that ${title}`;
      expect(reply, what).toBeError(400, 'WEBHOOK_DELIVERY_ERROR');
    });
  }
});
