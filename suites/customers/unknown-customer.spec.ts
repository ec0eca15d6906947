import {
  dataIn,
  knownCustomers,
  newKnownCustomer,
  readCustomer,
} from '../../fixtures/areas/customers/record.ts';
import { NEW_NAME, update } from '../../fixtures/areas/customers/updates.ts';
import { check, expect, forAll } from '../../fixtures/index.ts';
import { malformedId } from '../../generators/general/malformed-id.ts';
import { unknownId } from '../../generators/general/unknown-id.ts';

const RUNS = 6;

const RENAMING = { customerType: 'INDIVIDUAL', ...NEW_NAME };

check.describe('an unknown customerId', () => {
  check(
    'in PATCH /customers/{customerId} returns 404',
    'CUSTOMER-UNKNOWN-001',
    async ({ platform }) => {
      const { id } = await newKnownCustomer(platform);
      expect(
        await update(platform, id, NEW_NAME),
        'the same update of a known customer',
      ).toBeSuccess();

      await forAll(
        unknownId('Customer'),
        async (unknown) =>
          expect(
            await platform.api.updateCustomerById({ customerId: unknown, body: RENAMING }),
          ).toBeRefused(404),
        RUNS,
      );
    },
  );

  check(
    'in GET /customers/{customerId} returns 404',
    'CUSTOMER-UNKNOWN-002',
    async ({ platform }) => {
      const [{ id }] = await knownCustomers(platform);
      await readCustomer(platform, id);

      await forAll(
        unknownId('Customer'),
        async (customerId) => {
          const reply = await platform.api.getCustomerById({ customerId });
          expect(reply).toBeRefused(404);
        },
        RUNS,
      );
    },
  );

  check(
    'in PATCH /customers/{customerId} returns CUSTOMER_NOT_FOUND',
    'CUSTOMER-UNKNOWN-003',
    async ({ platform }) => {
      await forAll(
        unknownId('Customer'),
        async (unknown) => {
          const reply = await platform.api.updateCustomerById({
            customerId: unknown,
            body: RENAMING,
          });
          expect(reply).toBeError(404, 'CUSTOMER_NOT_FOUND');
        },
        RUNS,
      );
    },
  );

  check(
    'that is malformed is refused by PATCH /customers/{customerId}',
    'CUSTOMER-UNKNOWN-004',
    async ({ platform }) => {
      const { id, record } = await newKnownCustomer(platform);
      const alike = [id.replace('Customer:', 'Customer::'), `${id}0`, id.slice(0, -1)];
      await forAll(
        malformedId('Customer'),
        async (malformed) => {
          for (const wrong of [malformed, ...alike]) {
            const reply = await platform.api.updateCustomerById({
              customerId: wrong,
              body: RENAMING,
            });
            expect(reply, `the update of the customer ${wrong}`).toBeRefused();
          }
        },
        RUNS,
      );
      expect(
        dataIn(await readCustomer(platform, id)),
        'the data of the customer after the refused updates',
      ).toEqual(dataIn(record));
    },
  );
});
