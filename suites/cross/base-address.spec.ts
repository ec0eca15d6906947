import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { test } from '../../fixtures/check/test.ts';
import { everyOperation } from '../../fixtures/platform/operations.ts';
import type { Platform } from '../../fixtures/platform/platform.ts';
import type { OperationId } from '../../spec/generated/operation-ids.ts';

/** The operations whose path the contract prints, and that this target does not route. */
async function unrouted(platform: Platform, only?: OperationId): Promise<readonly string[]> {
  const found: string[] = [];
  for (const { id, call, stated } of await everyOperation(platform)) {
    if (stated && (only === undefined || only === id)) {
      const { status } = await platform.call(id, call);
      if (status === 404 || status === 405) {
        found.push(`${id} (${status})`);
      }
    }
  }
  return found;
}

test.describe('the base address', () => {
  test('ends in the version date', covers('GEN-VERSION-001'), async ({ target }) => {
    expect(new URL(target.baseUrl).pathname.split('/').at(-1)).toBe('2025-10-13');
  });

  test(
    'is followed by the paths the contract prints',
    covers('GEN-ADDRESS-001'),
    async ({ platform }) => {
      expect(await unrouted(platform), 'operations answered as if there were none').toEqual([]);
    },
  );

  for (const [operation, row] of [
    ['createCustomer', 'GEN-ADDRESS-002'],
    ['updateCustomerById', 'GEN-ADDRESS-003'],
    ['sandboxFundInternalAccount', 'GEN-ADDRESS-004'],
  ] as const) {
    test(`is followed by the path of ${operation}`, covers(row), async ({ platform }) => {
      expect(await unrouted(platform, operation), 'answered as if there were none').toEqual([]);
    });
  }
});
