import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { ifAtAll } from '../../fixtures/check/outcome.ts';
import { test } from '../../fixtures/check/test.ts';
import {
  type CustomerBody,
  customerBody,
  driveCustomer,
} from '../../fixtures/customers/customers.ts';
import type { Platform } from '../../fixtures/platform/platform.ts';

/** The body of a customer that the platform has. */
async function holder(platform: Platform): Promise<CustomerBody> {
  const body = await customerBody(platform);
  await driveCustomer(platform, { body });
  return body;
}

async function expectTaken(
  platform: Platform,
  { platformCustomerId }: CustomerBody,
): Promise<void> {
  const body = { ...(await customerBody(platform)), platformCustomerId };
  const reply = await platform.call('createCustomer', { body });
  expect(reply, `platform ${platform.name}`).toBeError(409, 'CONFLICT');
}

test.describe('a platformCustomerId', () => {
  test('in use is refused on every platform', covers('ERR-CONFLICT-001'), async ({ session }) => {
    await expectTaken(session.platform(), await holder(session.platform()));
    for (const name of session.target.platformNames()) {
      // That a customer can be had there nobody says.
      const body = await ifAtAll(() => holder(session.platform(name)));
      if (body !== undefined) await expectTaken(session.platform(name), body);
    }
  });
});
