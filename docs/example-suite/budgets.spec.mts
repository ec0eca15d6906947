import { check, expect, type Platform, warnUnless } from 'payments-conformance';
import { newCustomer } from 'payments-conformance/areas/customers/customers';

const MOST_MS = 5_000;
const MOST_BYTES = 16_384;

/** The answer to the read of a customer that was just created. */
async function readCustomer(platform: Platform) {
  const { id } = await newCustomer(platform);
  const reply = await platform.api.getCustomerById({ customerId: id });
  expect(reply, 'the read').toBeSuccess();
  return reply;
}

check.describe('GET /customers/{id}', () => {
  check('answers within five seconds', 'OWN-BUDGET-001', async ({ platform }) => {
    const { durationMs } = await readCustomer(platform);

    expect(durationMs, 'milliseconds to the answer').toBeLessThan(MOST_MS);
  });

  check('answers with at most 16 KiB', 'OWN-BUDGET-002', async ({ platform }) => {
    const { body } = await readCustomer(platform);

    // A recommendation that is not kept is a warning.
    warnUnless(body.length <= MOST_BYTES, `the body has ${body.length} bytes`);
  });
});
