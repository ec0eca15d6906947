import { expect, test } from '@playwright/test';
import { Looking } from '../look/looking.ts';
import { textSource } from '../look/profile-source.ts';
import { things } from '../look/things.ts';
import { Deadline } from '../look/timed-target.ts';
import { tried } from '../look/tried.ts';
import { credentials, lacking, type Routes, smallRoutes, withService } from './small-service.ts';

/** The lines on things by name, in order. */
async function linesOn(names: readonly string[], routes: Routes, profile: object) {
  return withService(routes, async (baseUrl) => {
    const text = JSON.stringify({ baseUrl, credentials, sandbox: { marker: true }, ...profile });
    const looking = new Looking(textSource(text, 'p.yaml', {}), new Deadline());
    const lines: string[] = [];
    for (const thing of things.filter(({ name }) => names.includes(name))) {
      const found = await tried(looking, thing);
      lines.push(...found.map(({ level, line }) => `${level}: ${line}`));
    }
    await looking.close();
    return lines;
  });
}

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
