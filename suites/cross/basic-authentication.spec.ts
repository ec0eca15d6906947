import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { test } from '../../fixtures/check/test.ts';
import { everyOperation } from '../../fixtures/platform/operations.ts';
import type { Platform } from '../../fixtures/platform/platform.ts';
import type { OperationId } from '../../spec/generated/operation-ids.ts';

/** The statuses operations answer valid credentials with. */
async function statusesOf(platform: Platform, only?: OperationId): Promise<Record<string, number>> {
  const statuses: Record<string, number> = {};
  for (const { id, call } of await everyOperation(platform)) {
    if (only === undefined || id === only) {
      statuses[id] = (await platform.call(id, call)).status;
    }
  }
  return statuses;
}

function unauthorized(statuses: Record<string, number>): string[] {
  return Object.keys(statuses).filter((id) => statuses[id] === 401);
}

test.describe('HTTP Basic with token id and secret', () => {
  test('is accepted', covers('AUTH-BASIC-001'), async ({ platform }) => {
    const statuses = await statusesOf(platform);

    expect(unauthorized(statuses), 'operations that refuse it').not.toEqual(Object.keys(statuses));
  });

  for (const [operation, row] of [
    ['getCardById', 'AUTH-BASIC-002'],
    ['createCard', 'AUTH-BASIC-003'],
    ['updateCardById', 'AUTH-BASIC-004'],
    ['createCustomer', 'AUTH-BASIC-005'],
    ['updateCustomerById', 'AUTH-BASIC-006'],
    ['getCardPinEntryUrl', 'AUTH-BASIC-007'],
    ['sandboxFundInternalAccount', 'AUTH-BASIC-008'],
  ] as const) {
    test(`is accepted by ${operation}`, covers(row), async ({ platform }) => {
      expect(unauthorized(await statusesOf(platform, operation)), 'refused with 401').toEqual([]);
    });
  }

  test(
    'is never answered 401 by a card operation',
    covers('AUTH-FAIL-008'),
    async ({ platform }) => {
      expect(unauthorized(await statusesOf(platform)), 'refused with 401').toEqual([]);
    },
  );
});
