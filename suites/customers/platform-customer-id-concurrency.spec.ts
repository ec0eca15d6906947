import { customerBody, newCustomer } from '../../fixtures/areas/customers/customers.ts';
import { check, expect, isSuccess } from '../../fixtures/index.ts';

check.describe('a platformCustomerId', () => {
  check(
    'is given to only one of several customers created at the same time',
    'CUSTOMER-KEY-003',
    async ({ platform }) => {
      await newCustomer(platform);
      const { platformCustomerId } = await customerBody(platform);
      const bodies = [];
      for (const _ of Array.from({ length: 4 })) {
        bodies.push({ ...(await customerBody(platform)), platformCustomerId });
      }

      const replies = await Promise.all(
        bodies.map((body) => platform.api.createCustomer({ body })),
      );

      expect(replies.filter(isSuccess).length, 'the number of accepted creates').toBe(1);
      for (const refused of replies.filter((reply) => !isSuccess(reply))) {
        expect(refused, 'a create refused beside the accepted create').toBeError(409, 'CONFLICT');
      }
    },
  );
});
