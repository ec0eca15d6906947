import {
  everyOperation,
  everyOperationOnNothing,
  takesBasic,
} from '../../fixtures/areas/authentication/operations.ts';
import { hostedPinEntry } from '../../fixtures/areas/card-pin/pin-entry.ts';
import { cardholder, cardIn, readCard, sharedCard } from '../../fixtures/areas/cards/cards.ts';
import { newCustomer, updateCustomer } from '../../fixtures/areas/customers/customers.ts';
import {
  check,
  expect,
  inParallel,
  isSuccess,
  type Platform,
  unreached,
} from '../../fixtures/index.ts';
import { type OperationId, operation } from '../../spec/openapi.ts';

// Valid credentials are never answered 401 (Authentication, item 2), whatever the call is for. Each is
// sent on nothing first: most preconditions rest on the very operations that are asked about.
check.describe('HTTP Basic', () => {
  check(
    'with an API token id and its client secret is accepted',
    'AUTH-BASIC-001',
    async ({ platform }) => {
      const operations = everyOperationOnNothing(platform).filter(takesBasic);
      const replies = await inParallel(operations, ({ id, call }) => platform.call(id, call));

      const accepting = replies.filter(({ status }) => status !== 401);
      expect(accepting.length, 'the number of operations that do not answer 401').toBeGreaterThan(
        0,
      );
      if (!replies.some(isSuccess)) {
        unreached('no operation that was called with HTTP Basic credentials answered 2xx');
      }
    },
  );

  // Behind each stands a call of it that succeeds, with all that it needs.
  for (const [id, path, row, successful] of [
    [
      'getCardById',
      'GET /cards/{id}',
      'AUTH-BASIC-002',
      async (p) => readCard(p, await sharedCard(p)),
    ],
    ['createCard', 'POST /cards', 'AUTH-BASIC-003', sharedCard],
    ['updateCardById', 'PATCH /cards/{id}', 'AUTH-BASIC-004', (p) => cardIn(p, 'FROZEN')],
    ['createCustomer', 'POST /customers', 'AUTH-BASIC-005', newCustomer],
    [
      'updateCustomerById',
      'PATCH /customers/{customerId}',
      'AUTH-BASIC-006',
      async (p) => updateCustomer(p, (await newCustomer(p)).id),
    ],
    [
      'getCardPinEntryUrl',
      'GET /cards/{id}/pin-entry-url',
      'AUTH-BASIC-007',
      async (p) => hostedPinEntry(p, (await sharedCard(p)).id),
    ],
    [
      'sandboxFundInternalAccount',
      'POST /sandbox/internal-accounts/{accountId}/fund',
      'AUTH-BASIC-008',
      cardholder,
    ],
  ] as const satisfies [OperationId, string, string, (platform: Platform) => Promise<unknown>][]) {
    check(`is accepted by ${path}`, row, async ({ platform }) => {
      for (const operations of [everyOperationOnNothing, everyOperation]) {
        await inParallel(
          (await operations(platform)).filter((each) => each.id === id),
          async ({ call }) => {
            const { status } = await platform.call(id, call);
            expect(status, `the status of ${id} with valid credentials`).not.toBe(401);
          },
        );
      }
      await successful(platform);
    });
  }

  check('is accepted by every card operation', 'AUTH-FAIL-008', async ({ platform }) => {
    for (const operations of [everyOperationOnNothing, everyOperation]) {
      const onCards = (await operations(platform)).filter(
        ({ id }) => operation(id).area === 'cards',
      );
      const refusing: OperationId[] = [];
      for (const { id, call } of onCards) {
        if ((await platform.call(id, call)).status === 401) refusing.push(id);
      }
      expect(refusing, 'operations that answer 401').toEqual([]);
    }
  });
});
