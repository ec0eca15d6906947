import {
  type CustomerBody,
  customerBody,
  setUpCustomer,
} from '../../fixtures/areas/customers/customers.ts';
import { covers, expect, ifAtAll, type Platform, test } from '../../fixtures/index.ts';

/** The body of a customer that the platform has. */
async function holder(platform: Platform): Promise<CustomerBody> {
  const body = await customerBody(platform);
  await setUpCustomer(platform, { body });
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
  test('in use is refused on every platform', covers('ERR-CONFLICT-001'), async ({ run }) => {
    await expectTaken(run.platform(), await holder(run.platform()));
    for (const name of run.target.platformNames()) {
      // That a customer can be had there nobody says.
      const body = await ifAtAll(() => holder(run.platform(name)));
      if (body !== undefined) await expectTaken(run.platform(name), body);
    }
  });
});
