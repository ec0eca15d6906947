import { everyOperation } from '../../fixtures/areas/authentication/operations.ts';
import { check, expect, inParallel, optional } from '../../fixtures/index.ts';

check.describe('a request body that is not JSON', () => {
  check('does not lead to a 500', 'ERR-BODY-001', async ({ platform }) => {
    const operations = await everyOperation(platform);

    await inParallel(
      operations.filter(({ call }) => call.body !== undefined),
      async ({ id, call: { body: _, ...call } }) => {
        // A path that takes a member of the body cannot be made without one.
        const reply = await optional(() => platform.call(id, { ...call, rawBody: '{' }));

        expect(reply?.status, `the status of ${id} with a body that is not JSON`).not.toBe(500);
      },
    );
  });
});
