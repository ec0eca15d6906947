import { expect, test } from '@playwright/test';
import { linesOn } from './lines-on.ts';
import { lacking, type Routes, smallRoutes } from './small-service.ts';

test('a line names the call that was made, and the place of what is read', async () => {
  const small = smallRoutes();
  const routes: Routes = {
    ...small,
    'GET /customers': () => [200, { items: [], hasMore: false }],
    'POST /issuing/cards': small['POST /cards'],
  };
  const profile = {
    paging: { dataField: 'items' },
    operations: {
      createCard: {
        path: '/issuing/cards',
        body: { holder: '$cardholderId', plan: 'BASIC' },
        answer: { '.': 'card', cardholderId: 'card.holder' },
      },
    },
  };

  const [, list, card] = await linesOn(['customer', 'list of customers', 'card'], routes, profile);

  expect(list).toBe(
    'ok: list of customers: GET /customers answered 200; read data from items (operations.listCustomers)',
  );
  expect(card).toMatch(/^ok: card: POST \/issuing\/cards answered 201; sent .*holder, plan; read /);
  expect(card).toContain('status, cardholderId from card.holder (operations.createCard)');
});

test('what is refused in place of what is missing has its own call, members and key', async () => {
  const routes: Routes = {
    ...smallRoutes(),
    'POST /cards': ({ body }) => lacking(body, 'account') ?? [404, { code: 'ACCOUNT_NOT_FOUND' }],
  };

  const [, card] = await linesOn(['customer', 'card'], routes, {});

  expect(card).toMatch(
    /^missing: card: GET \/customers\/internal-accounts answered 404 .*, needed for a funded internal account; POST \/cards answered 400 INVALID_INPUT, naming account \(operations\.createCard\); set fixtures\./,
  );
});

test('a wallet that is not listed is told as that, whatever may keep it from being there', async () => {
  const id = 'InternalAccount:0a1b2c3d-0000-4000-8000-000000000001';
  const routes: Routes = {
    ...smallRoutes(),
    'GET /customers/internal-accounts': ({ query }) => [
      200,
      { data: [{ id, type: 'INTERNAL_FIAT', customerId: query.get('customerId') }] },
    ],
    'POST /sandbox/internal-accounts/:id/fund': () => [200, {}],
  };
  const capabilities = { agreements: 'guessed-absent', credentials: 'guessed-absent' };

  const lines = await linesOn(['customer', 'account', 'wallet'], routes, {
    capabilities,
    timeouts: { settleMs: 100 },
  });

  expect(lines.at(-1)).toMatch(
    /^note: wallet: guessed absent: GET \/customers\/internal-accounts lists no wallet, and neither .* shows terms to accept \(operations\.listCustomerInternalAccounts\)$/,
  );
});
