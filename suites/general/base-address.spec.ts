import { everyOperation } from '../../fixtures/areas/authentication/operations.ts';
import { unreadCard } from '../../fixtures/areas/cards/cards.ts';
import {
  approvedCustomer,
  customerBody,
  newCustomer,
} from '../../fixtures/areas/customers/customers.ts';
import { identityDocument } from '../../fixtures/areas/customers/identity-document.ts';
import {
  funding,
  openedAccount,
} from '../../fixtures/areas/internal-accounts/internal-accounts.ts';
import {
  type Call,
  covers,
  errorCodeOf,
  expect,
  isSuccess,
  type Platform,
  settled,
  test,
} from '../../fixtures/index.ts';
import { statusesOf } from '../../spec/errors.ts';
import type { OperationId } from '../../spec/generated/operation-ids.ts';

/** How long a card just issued may take to be readable. */
const SHOWN_WITHIN_MS = 2_000;

/** Calls an operation on something that exists; a service that has it does not deny it. */
async function expectRouted(platform: Platform, id: OperationId, call: Call): Promise<void> {
  const reply = await platform.call(id, call);
  const code = errorCodeOf(reply) ?? '';
  // What a path or a body names, or leaves out, may be what is not found (G-09, G-11).
  const namesSome = call.path !== undefined || call.body !== undefined;
  const isOfResource = namesSome && code !== 'NOT_FOUND' && statusesOf(code).includes(404);
  const status = reply.status === 404 && isOfResource ? code : reply.status;
  expect([404, 405], `${id} answered ${status}, as if there were none`).not.toContain(status);
}

/** The paths that reaching a card needs, each before the first precondition that rests on it. */
async function expectWayToCard(platform: Platform): Promise<void> {
  const { target } = platform;
  if (target.has('customers') && target.has('documents') && target.has('verifications')) {
    const { id: customerId } = await newCustomer(platform);
    await expectRouted(platform, 'createDocument', { form: identityDocument(customerId) });
    await expectRouted(platform, 'createVerification', { body: { customerId } });
  }
  if (target.has('cards')) {
    const { id } = await unreadCard(platform);
    const read = () => platform.call('getCardById', { path: { id } });
    await settled(read, isSuccess, Math.min(SHOWN_WITHIN_MS, target.settleMs));
    await expectRouted(platform, 'getCardById', { path: { id } });
  }
}

test.describe('the base address', () => {
  test('ends in the version date', covers('GEN-VERSION-001'), async ({ target }) => {
    expect(new URL(target.baseUrl).pathname.split('/').at(-1)).toBe('2025-10-13');
  });

  test(
    'is followed by the paths the contract prints',
    covers('GEN-ADDRESS-001'),
    async ({ platform }) => {
      await expectWayToCard(platform);
      const operations = await everyOperation(platform);
      for (const { id, call } of operations.filter(({ stated }) => stated)) {
        await expectRouted(platform, id, call);
      }
    },
  );

  for (const [operation, row, callOn] of [
    [
      'createCustomer',
      'GEN-ADDRESS-002',
      async (platform) => ({ body: await customerBody(platform) }),
    ],
    [
      'updateCustomerById',
      'GEN-ADDRESS-003',
      async (platform) => ({
        path: { customerId: (await newCustomer(platform)).id },
        body: { customerType: 'INDIVIDUAL', fullName: 'Conformance Renamed' },
      }),
    ],
    [
      'sandboxFundInternalAccount',
      'GEN-ADDRESS-004',
      async (platform) => funding(await openedAccount(platform, await approvedCustomer(platform))),
    ],
  ] as const satisfies [OperationId, string, (platform: Platform) => Promise<Call>][]) {
    test(`is followed by the path of ${operation}`, covers(row), async ({ platform }) => {
      await expectRouted(platform, operation, await callOn(platform));
    });
  }
});
