import { controlEvent } from '../../fixtures/areas/webhooks/changed.ts';
import { type Events, eventsOf } from '../../fixtures/areas/webhooks/events.ts';
import { isOfType } from '../../fixtures/areas/webhooks/received.ts';
import { refundEvents } from '../../fixtures/areas/webhooks/refunded.ts';
import {
  check,
  expect,
  isSuccess,
  needs,
  optional,
  otherPlatform,
  type Platform,
  undecided,
} from '../../fixtures/index.ts';

/** Ends a check where no key of the target is known. */
function requireKey({ target }: Platform): void {
  if (target.setting('webhooks.publicKeyPem') === undefined) {
    needs('P-22', 'the key of event signatures: set webhooks.publicKeyPem');
  }
}

/** What rows call the signature of an event: another that has held shows how events are signed. */
async function signatureOf(events: Events): Promise<string> {
  const all = await events.all();
  const hasHeld = all.some(({ isSigned }) => isSigned === true);
  return hasHeld
    ? 'whether the event is signed, where another event is'
    : 'whether the event is signed';
}

check.describe('an event', () => {
  check('of the type TEST is signed', 'WEBHOOK-SIGNATURE-001', async ({ platform }) => {
    requireKey(platform);
    const events = await eventsOf(platform);
    const before = new Set(await events.all());
    // Another event shows how events are signed, where the target sends one.
    await optional(() => controlEvent(platform, events));
    const type = platform.target.setting('webhooks.types.test');

    const reply = await platform.api.sendTestWebhook();

    const came = await events.when((event) => !before.has(event) && isOfType(event, type));
    if (came.length === 0)
      undecided(`no test event came after POST /sandbox/webhooks/test answered ${reply.status}`);
    const what = await signatureOf(events);
    expect(
      came.every(({ isSigned }) => isSigned),
      what,
    ).toBe(true);
  });

  check('of a resource is signed', 'WEBHOOK-SIGNATURE-002', async ({ platform }) => {
    requireKey(platform);
    const events = await eventsOf(platform);
    const before = new Set(await events.all());
    const reply = await platform.api.sendTestWebhook();
    if (isSuccess(reply)) await events.when((event) => !before.has(event));

    const event = await controlEvent(platform, events);

    expect(event.isSigned ?? false, await signatureOf(events)).toBe(true);
    const refund = await refundEvents(platform);
    const isSigned = refund.every((each) => each.isSigned);
    expect(isSigned, 'whether the event is signed, where another event is').toBe(true);
  });

  check('of a second platform is signed', 'WEBHOOK-SIGNATURE-003', async ({ run, platform }) => {
    requireKey(platform);
    const other = otherPlatform(run);
    const others = await eventsOf(other);

    const event = await controlEvent(other, others);

    // Another platform may have a key of its own.
    expect(event.isSigned ?? false, 'whether the event is signed').toBe(true);
  });
});
