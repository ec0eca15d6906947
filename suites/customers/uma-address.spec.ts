import { type CustomerBody, customerBody } from '../../fixtures/areas/customers/customers.ts';
import {
  known,
  listedOf,
  newKnownCustomer,
  requireShown,
  shown,
} from '../../fixtures/areas/customers/record.ts';
import {
  check,
  expect,
  inParallel,
  isSuccess,
  type Platform,
  type Reply,
  text,
  undecided,
} from '../../fixtures/index.ts';

/** The address of a customer who exists, and of no other. */
async function takenAddress(platform: Platform): Promise<string> {
  const [one, other] = [await newKnownCustomer(platform), await newKnownCustomer(platform)];
  const [own, others] = [one, other].map(({ record }) => requireShown(record, 'umaAddress'));
  if (own === others)
    undecided('GET /customers/{customerId} shows the same umaAddress for two customers');
  return String(own);
}

/** Holds that a create that was accepted gave its customer another address than the one taken. */
async function expectAnother(platform: Platform, body: CustomerBody, reply: Reply, taken: string) {
  if (!isSuccess(reply)) return;
  const { record } = await known(platform, body, reply);
  expect(shown(record, 'umaAddress'), 'the umaAddress of the new customer').not.toBe(taken);
}

/** The address that a customer shows, if any. */
function addressIn(record: unknown): string | undefined {
  return text(shown(record, 'umaAddress'));
}

check.describe('POST /customers with a UMA address', () => {
  check(
    'of another customer returns 409 UMA_ADDRESS_EXISTS',
    'CUSTOMER-ADDRESS-001',
    async ({ platform }) => {
      const umaAddress = await takenAddress(platform);
      const body = { ...(await customerBody(platform)), umaAddress };

      const reply = await platform.api.createCustomer({ body });

      await expectAnother(platform, body, reply, umaAddress);
      const free = {
        ...(await customerBody(platform)),
        umaAddress: umaAddress.replace(/^\$?/, '$another.'),
      };
      const control = await platform.api.createCustomer({ body: free });
      expect(reply, 'the create with the taken umaAddress').toBeError(409, 'UMA_ADDRESS_EXISTS');
      expect(control, 'the same create with a free umaAddress').toBeSuccess();
    },
  );

  check(
    'of another customer does not create a customer',
    'CUSTOMER-ADDRESS-002',
    async ({ platform }) => {
      const umaAddress = await takenAddress(platform);
      const body = { ...(await customerBody(platform)), umaAddress };

      const reply = await platform.api.createCustomer({ body });

      await expectAnother(platform, body, reply, umaAddress);
      expect(reply).toBeError(409, 'UMA_ADDRESS_EXISTS');

      expect(
        await listedOf(platform, body.platformCustomerId),
        'the customers listed for the platformCustomerId',
      ).toEqual([]);
    },
  );

  check(
    'sent three times at once creates at most one customer',
    'CUSTOMER-ADDRESS-003',
    async ({ platform }) => {
      const [, domain = ''] = (await takenAddress(platform)).split('@');
      const umaAddress = `$${platform.unique().toLowerCase()}@${domain}`;
      const bodies = await inParallel([1, 2, 3], async () => ({
        ...(await customerBody(platform)),
        umaAddress,
      }));

      const replies = await Promise.all(
        bodies.map((body) => platform.api.createCustomer({ body })),
      );

      const made = replies.filter(isSuccess);
      const own = made.filter(({ json }) => [umaAddress, undefined].includes(addressIn(json)));
      expect(own.length, 'the number of customers created with the umaAddress').toBeLessThanOrEqual(
        1,
      );
      for (const reply of replies.filter((each) => !isSuccess(each))) {
        expect(reply, 'a create refused for its umaAddress').toBeError(409, 'UMA_ADDRESS_EXISTS');
      }
      const alone = { ...(await customerBody(platform)), umaAddress };
      if (made.length === 0) {
        expect(
          await platform.api.createCustomer({ body: alone }),
          'one create with the umaAddress',
        ).toBeSuccess();
      }
    },
  );
});
