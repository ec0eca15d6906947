import {
  everyOperation,
  operationsOf,
  takesBasic,
} from '../../fixtures/areas/authentication/operations.ts';
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
  check,
  errorCodeOf,
  expect,
  isSuccess,
  type Platform,
  type Reply,
  waitFor,
} from '../../fixtures/index.ts';
import { statusesOf } from '../../spec/errors.ts';
import type { OperationId } from '../../spec/generated/operation-ids.ts';

/** How long a card just issued may take to be readable. */
const SHOWN_WITHIN_MS = 2_000;

/** Holds that a call on something that exists is not answered as if there were no operation. */
function expectRouted(reply: Reply, { path, body }: Call): void {
  const code = errorCodeOf(reply) ?? '';
  // What a path or a body names, or leaves out, may be what is not found (G-09, G-11).
  const namesSome = path !== undefined || body !== undefined;
  const isOfResource = namesSome && code !== 'NOT_FOUND' && statusesOf(code).includes(404);
  const status = reply.status === 404 && isOfResource ? code : reply.status;
  const answered = `${reply.operation} answered ${status}, as if it did not exist`;
  expect([404, 405], answered).not.toContain(status);
}

check.describe('the base address', () => {
  check('ends in the version date', 'GEN-VERSION-001', async ({ platform }) => {
    const { baseUrl } = platform.target;
    // Of a service that lacks every operation, an address says nothing.
    operationsOf(platform);

    expect(
      new URL(baseUrl).pathname.split('/').at(-1),
      'the last path segment of the base address',
    ).toBe('2025-10-13');
  });

  check('serves each path of the contract', 'GEN-ADDRESS-001', async ({ platform }) => {
    const { target } = platform;
    // First what leads to a card, each before the first precondition that rests on it.
    const isVerifying = target.has('verifications') && platform.owes('createVerification');
    if (target.has('customers') && target.has('documents') && isVerifying) {
      const { id: customerId } = await newCustomer(platform);
      const document = { form: identityDocument(customerId) };
      expectRouted(await platform.call('createDocument', document), document);
      const verification = { body: { customerId } };
      expectRouted(await platform.call('createVerification', verification), verification);
    }
    if (target.has('cards')) {
      const { id } = await unreadCard(platform);
      const read = () => platform.api.getCardById({ id });
      await waitFor(read, isSuccess, Math.min(SHOWN_WITHIN_MS, target.settleMs));
      expectRouted(await read(), { path: { id } });
    }

    const operations = await everyOperation(platform);
    const owed = operations.filter((each) => each.stated && !each.onNothing && takesBasic(each));
    for (const { id, call } of owed) expectRouted(await platform.call(id, call), call);
  });

  for (const [operation, path, row, callOn] of [
    [
      'createCustomer',
      'POST /customers',
      'GEN-ADDRESS-002',
      async (platform) => ({ body: await customerBody(platform) }),
    ],
    [
      'updateCustomerById',
      'PATCH /customers/{customerId}',
      'GEN-ADDRESS-003',
      async (platform) => ({
        path: { customerId: (await newCustomer(platform)).id },
        body: { customerType: 'INDIVIDUAL', fullName: 'Sample Renamed' },
      }),
    ],
    [
      'sandboxFundInternalAccount',
      'POST /sandbox/internal-accounts/{accountId}/fund',
      'GEN-ADDRESS-004',
      async (platform) => funding(await openedAccount(platform, await approvedCustomer(platform))),
    ],
  ] as const satisfies [OperationId, string, string, (platform: Platform) => Promise<Call>][]) {
    check(`serves ${path}`, row, async ({ platform }) => {
      const call = await callOn(platform);

      expectRouted(await platform.call(operation, call), call);
    });
  }
});
