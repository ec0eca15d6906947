import {
  everyOperation,
  everyOperationOnNothing,
  type ReachableOperation,
} from '../../fixtures/areas/authentication/operations.ts';
import { getCardPinEntryUrl } from '../../fixtures/areas/card-pin/calls.ts';
import { unlessRedirected } from '../../fixtures/areas/card-pin/pin-entry.ts';
import { cardholder, cardIn, readCard, sharedCard } from '../../fixtures/areas/cards/cards.ts';
import { newCustomer, updateCustomer } from '../../fixtures/areas/customers/customers.ts';
import {
  covers,
  endByGap,
  expect,
  isSuccess,
  type Platform,
  type Reply,
  requireSuccess,
  test,
} from '../../fixtures/index.ts';
import { type OperationId, operation } from '../../spec/openapi.ts';

/** What the operations answer to the platform's own credentials. */
async function answersOf(
  platform: Platform,
  operations: readonly ReachableOperation[],
): Promise<readonly Reply[]> {
  const replies: Reply[] = [];
  for (const { id, call } of operations) {
    replies.push(await platform.call(id, call));
  }
  return replies;
}

/** Valid credentials are never answered 401 (Authentication, item 2), whatever the call is for. */
async function expectAccepted(platform: Platform, isMeant: (id: OperationId) => boolean) {
  const expectNone401 = async (operations: readonly ReachableOperation[]) => {
    const meant = operations.filter(({ id }) => isMeant(id));
    const refusing = (await answersOf(platform, meant)).filter(({ status }) => status === 401);
    expect(
      refusing.map((reply) => reply.operation),
      'operations that answer 401',
    ).toEqual([]);
  };

  // First without preconditions: most of them rest on the very operations that are asked about.
  await expectNone401(everyOperationOnNothing(platform));
  await expectNone401(await everyOperation(platform));
}

async function hostedPinEntry(platform: Platform): Promise<Reply> {
  const reply = await getCardPinEntryUrl(platform, (await sharedCard(platform)).id);
  return requireSuccess(
    platform,
    'getCardPinEntryUrl',
    unlessRedirected(reply),
    'a hosted PIN-entry address',
  );
}

test.describe('HTTP Basic with token id and secret', () => {
  test('is accepted', covers('AUTH-BASIC-001'), async ({ platform }) => {
    const replies = await answersOf(platform, everyOperationOnNothing(platform));

    const accepting = replies.filter(({ status }) => status !== 401);
    expect(accepting.length, 'operations that do not answer 401').toBeGreaterThan(0);
    if (!replies.some(isSuccess)) {
      endByGap(['G-44', 'G-115', 'G-142'], 'no list is answered with 2xx');
    }
  });

  for (const [id, row, accepted] of [
    ['getCardById', 'AUTH-BASIC-002', async (p) => readCard(p, await sharedCard(p))],
    ['createCard', 'AUTH-BASIC-003', sharedCard],
    ['updateCardById', 'AUTH-BASIC-004', (p) => cardIn(p, 'FROZEN')],
    ['createCustomer', 'AUTH-BASIC-005', newCustomer],
    [
      'updateCustomerById',
      'AUTH-BASIC-006',
      async (p) => updateCustomer(p, (await newCustomer(p)).id),
    ],
    ['getCardPinEntryUrl', 'AUTH-BASIC-007', hostedPinEntry],
    ['sandboxFundInternalAccount', 'AUTH-BASIC-008', cardholder],
  ] as const satisfies [OperationId, string, (platform: Platform) => Promise<unknown>][]) {
    test(`is accepted by ${id}`, covers(row), async ({ platform }) => {
      await expectAccepted(platform, (candidate) => candidate === id);
      await accepted(platform);
    });
  }

  test(
    'is never answered 401 by a card operation',
    covers('AUTH-FAIL-008'),
    async ({ platform }) => {
      await expectAccepted(platform, (id) => operation(id).area === 'cards');
    },
  );
});
