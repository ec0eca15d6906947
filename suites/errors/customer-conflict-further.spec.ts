import { customerBody, setUpCustomer } from '../../fixtures/areas/customers/customers.ts';
import { check, expect, optional, type Platform } from '../../fixtures/index.ts';

/** The platformCustomerId of a customer that the platform has. */
async function takenId(platform: Platform): Promise<string> {
  const body = await customerBody(platform);
  await setUpCustomer(platform, { body });
  return body.platformCustomerId;
}

check.describe('a platformCustomerId', () => {
  check(
    'of an active customer is refused with CONFLICT for another customer',
    'ERR-CONFLICT-001',
    async ({ run }) => {
      for (const name of ['', ...run.target.platformNames()]) {
        const platform = run.platform(name);
        // On a further platform nobody says that a customer can be had.
        const isOwn = name === '';
        const platformCustomerId = isOwn
          ? await takenId(platform)
          : await optional(() => takenId(platform));
        if (platformCustomerId === undefined) continue;

        const body = { ...(await customerBody(platform)), platformCustomerId };
        const reply = await platform.api.createCustomer({ body });

        expect(reply, `the second create on the platform ${name}`).toBeError(409, 'CONFLICT');
      }
    },
  );
});
