import { type Events, eventsOf } from '../../fixtures/areas/webhooks/events.ts';
import { controlEvent } from '../../fixtures/areas/webhooks/owned.ts';
import { isOfType } from '../../fixtures/areas/webhooks/received.ts';
import {
  covers,
  expect,
  isSuccess,
  otherPlatform,
  type Platform,
  test,
  unverified,
} from '../../fixtures/index.ts';

/** Ends a check where no key of the target is known. */
function requireKey({ target }: Platform): void {
  if (target.setting('webhooks.publicKeyPem') === undefined) {
    unverified('P-22 the key of event signatures: set webhooks.publicKeyPem', {
      precondition: 'P-22',
      profileKeys: ['webhooks.publicKeyPem'],
    });
  }
}

/** What a signature that does not hold rests on: nothing, once one of the target has held. */
async function restsOfSignature(events: Events): Promise<readonly 'G-189'[]> {
  const all = await events.all();
  return all.some(({ isSigned }) => isSigned === true) ? [] : ['G-189'];
}

test.describe('an event', () => {
  test('of a test is signed', covers('WEBHOOK-SIGNATURE-001'), async ({ platform }) => {
    requireKey(platform);
    const events = await eventsOf(platform);
    const before = new Set(await events.all());
    await controlEvent(platform, events);
    const type = platform.target.setting('webhooks.types.test');

    const reply = await platform.api.sendTestWebhook();

    const came = await events.when((event) => !before.has(event) && isOfType(event, type));
    if (came.length === 0) unverified(`no event came; the call answered ${reply.status}`);
    const rests = await restsOfSignature(events);
    expect(
      came.every(({ isSigned }) => isSigned),
      'its signature holds',
      rests,
    ).toBe(true);
  });

  test('of a resource is signed', covers('WEBHOOK-SIGNATURE-002'), async ({ platform }) => {
    requireKey(platform);
    const events = await eventsOf(platform);
    const before = new Set(await events.all());
    const reply = await platform.api.sendTestWebhook();
    if (isSuccess(reply)) await events.when((event) => !before.has(event));

    const event = await controlEvent(platform, events);

    const rests = await restsOfSignature(events);
    expect(event.isSigned ?? false, 'its signature holds', rests).toBe(true);
  });

  test(
    'of a second platform is signed',
    covers('WEBHOOK-SIGNATURE-003'),
    async ({ run, platform }) => {
      requireKey(platform);
      const other = otherPlatform(run);
      const others = await eventsOf(other);

      const event = await controlEvent(other, others);

      // Another platform may have a key of its own.
      expect(event.isSigned ?? false, 'its signature holds').toBe(true);
    },
  );
});
