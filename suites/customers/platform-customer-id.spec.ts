import {
  businessBody,
  businessTaken,
  newKnownBusiness,
} from '../../fixtures/areas/customers/business.ts';
import {
  customerBody,
  newApprovedCustomer,
  newCustomer,
  setUpCustomer,
} from '../../fixtures/areas/customers/customers.ts';
import {
  dataIn,
  known,
  newKnownCustomer,
  picked,
  readCustomer,
  requireShown,
} from '../../fixtures/areas/customers/record.ts';
import { NEW_NAME, update } from '../../fixtures/areas/customers/updates.ts';
import {
  check,
  expect,
  isSuccess,
  needs,
  optional,
  type Platform,
  requireSuccess,
  undecided,
  waitFor,
} from '../../fixtures/index.ts';

/** POST /customers of an individual under a platformCustomerId. */
async function createAs(platform: Platform, platformCustomerId: string) {
  return platform.api.createCustomer({
    body: { ...(await customerBody(platform)), platformCustomerId },
  });
}

check.describe('a platformCustomerId', () => {
  check('of an individual is refused for a business', 'CUSTOMER-KEY-001', async ({ platform }) => {
    const { body } = await newKnownCustomer(platform);
    await newKnownBusiness(platform);
    const business = await businessBody(platform, keyOf(body));

    const reply = await platform.api.createCustomer({ body: business });

    expect(businessTaken(reply)).toBeError(409, 'CONFLICT');
  });

  check('of a business is refused for an individual', 'CUSTOMER-KEY-001', async ({ platform }) => {
    const { body } = await newKnownBusiness(platform);

    expect(await createAs(platform, body.platformCustomerId)).toBeError(409, 'CONFLICT');
  });

  check(
    'of a business is refused for another business',
    'CUSTOMER-KEY-008',
    async ({ platform }) => {
      const { body } = await newKnownBusiness(platform);
      const another = await businessBody(platform, keyOf(body));

      const reply = await platform.api.createCustomer({ body: another });

      expect(businessTaken(reply)).toBeError(409, 'CONFLICT');
    },
  );

  check(
    'in use is still refused after many other customers are created',
    'CUSTOMER-KEY-009',
    async ({ platform }) => {
      const { body } = await newKnownCustomer(platform);
      for (let since = 0; since < 12; since += 1) await newCustomer(platform);

      expect(await createAs(platform, body.platformCustomerId)).toBeError(409, 'CONFLICT');
    },
  );

  check('of an APPROVED customer cannot be reused', 'CUSTOMER-KEY-011', async ({ platform }) => {
    const platformCustomerId = platform.unique();
    const members = { platformCustomerId };
    // That customers come to be approved is a matter of other rows.
    if ((await optional(() => newApprovedCustomer(platform, { members }))) === undefined) {
      needs(
        'P-03',
        'an approved customer: no new customer with its own platformCustomerId was approved',
      );
    }

    expect(await createAs(platform, platformCustomerId)).toBeError(409, 'CONFLICT');
    expect(await createAs(platform, platform.unique()), 'a free platformCustomerId').toBeSuccess();
  });

  check('is shown exactly as it was sent', 'CUSTOMER-KEY-010', async ({ platform }) => {
    let taken = 0;
    for (const letters of ['MiXed', 'Größe-Ж-名']) {
      const platformCustomerId = `${platform.unique()}-${letters}`;
      const reply = await createAs(platform, platformCustomerId);
      // Which letters it may have is not said; one that is taken is the one that was chosen.
      if (!isSuccess(reply)) continue;
      taken += 1;

      const { record } = await known(platform, await customerBody(platform), reply);
      const shown = requireShown(record, 'platformCustomerId');
      expect(shown, 'the platformCustomerId of the customer').toBe(platformCustomerId);
    }
    if (taken === 0) {
      undecided(
        'POST /customers refuses every platformCustomerId with capital or non-ASCII letters, which the contract allows',
      );
    }
  });

  check(
    'refused for a second customer leaves the first customer unchanged',
    'CUSTOMER-KEY-002',
    async ({ platform }) => {
      const { id, record, body } = await newKnownCustomer(platform);
      const other = { fullName: 'Another Resident', birthDate: '1976-11-30' };
      const again = { ...(await customerBody(platform, { members: other })), ...keyOf(body) };

      expect(await platform.api.createCustomer({ body: again })).toBeError(409, 'CONFLICT');

      const data = (of: unknown) => ({ ...dataIn(of), ...picked(of, ['email', 'phoneNumber']) });
      const after = data(await readCustomer(platform, id));
      expect(after, 'the data of the customer after the refused create').toEqual(data(record));
    },
  );

  check('is free after its customer is deleted', 'CUSTOMER-KEY-004', async ({ platform }) => {
    const { id, body } = await newKnownCustomer(platform);
    const { platformCustomerId } = body;
    const before = await createAs(platform, platformCustomerId);
    expect(before, 'the create before the deletion').toBeError(409, 'CONFLICT');
    const read = () => platform.api.getCustomerById({ customerId: id });
    const wasShown = isSuccess(await read());
    const deletion = await platform.api.deleteCustomerById({ customerId: id });
    requireSuccess(platform, 'deleteCustomerById', deletion, 'deleting a customer');

    const reply = await waitFor(
      () => createAs(platform, platformCustomerId),
      isSuccess,
      platform.target.settleMs,
    );

    // A customer who was shown and is not found is not active.
    const isGone = wasShown && (await read()).status === 404;
    const what = `the create after the deletion${isGone ? ' of a customer that is gone' : ''}`;
    expect(reply, what).toBeSuccess();
  });

  check('of an updated customer cannot be reused', 'CUSTOMER-KEY-007', async ({ platform }) => {
    const { id, body } = await newKnownCustomer(platform);
    expect(await update(platform, id, NEW_NAME), 'the update of the customer').toBeSuccess();

    expect(await createAs(platform, body.platformCustomerId)).toBeError(409, 'CONFLICT');
  });

  check(
    'that shares only its beginning with a used one is accepted',
    'CUSTOMER-KEY-005',
    async ({ platform }) => {
      const { body } = await newKnownCustomer(platform);
      const longer = `${body.platformCustomerId}-and-more`;
      for (const platformCustomerId of [longer, longer.slice(0, -'-more'.length)]) {
        const reply = await createAs(platform, platformCustomerId);
        // How long it may be is not said (G-113).
        if (reply.status === 400)
          undecided(
            `POST /customers answered 400 to a platformCustomerId of ${platformCustomerId.length} characters, which the contract allows`,
          );
        expect(reply, `the create with ${platformCustomerId}`).toBeSuccess();
      }
    },
  );

  check(
    'cannot be given to another customer by an update',
    'CUSTOMER-KEY-006',
    async ({ platform }) => {
      const holder = await newKnownCustomer(platform);
      const body = await customerBody(platform);
      const { id, record } = await known(platform, body, await setUpCustomer(platform, { body }));
      requireShown(record, 'platformCustomerId');
      const wanted = { customerType: 'INDIVIDUAL', ...keyOf(holder.body) };

      await platform.api.updateCustomerById({ customerId: id, body: wanted });

      const after = requireShown(await readCustomer(platform, id), 'platformCustomerId');
      expect(after, 'the platformCustomerId of the updated customer').toBe(body.platformCustomerId);
    },
  );
});

function keyOf({ platformCustomerId }: { platformCustomerId: string }) {
  return { platformCustomerId };
}
