import { gzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { type Answered, startHttpProxy } from './http-proxy.ts';
import { refusal } from './refusal.ts';
import { check, resultsIn, rowOf, startTarget, test } from './testing.ts';

const credentials = { apiTokenId: 'token', apiClientSecret: 'a-secret-nobody-sees' };

const page = (status: number): Answered => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: '<html><title>Gateway</title></html>',
});

for (const status of [200, 400, 401, 403, 404, 429]) {
  test(`HTML with ${status} in front of the API ends the run with 2 and one line`, async ({
    folder,
  }) => {
    const gateway = await startHttpProxy('', () => page(status));
    const { baseUrl } = gateway;

    const { code, line } = await refusal(folder, { baseUrl, credentials });
    await gateway.close();

    const got = `GET /customers/agreements answered ${status}, GET /customers ${status} with HTML`;
    const next = 'set baseUrl to the API, or have what stands before it let these requests pass';
    expect(line).toBe(`${got}; baseUrl ${baseUrl} does not lead to the API: ${next}`);
    expect(code).toBe(2);
  });
}

test('HTML in front of a further platform is told as that of its address', async ({ folder }) => {
  const target = await startTarget();
  const gateway = await startHttpProxy('', () => page(403));
  const platforms = { other: { baseUrl: gateway.baseUrl, credentials } };

  const { code, line } = await refusal(folder, { ...target.profile, platforms });
  await gateway.close();
  await target.close();

  expect(line).toMatch(/^[^\n]* 403 with HTML; [^\n]*$/);
  expect(line).toContain(gateway.baseUrl);
  expect(code).toBe(2);
});

test('a gateway that compresses every answer, and HTML for a route that is missing, let a run pass', async ({
  folder,
}) => {
  const target = await startTarget();
  const gateway = await startHttpProxy(target.origin, async ({ url, requirement }, pass) => {
    if (requirement === '' && url.endsWith('/customers/agreements')) return page(404);
    const { status, headers, body } = await pass();
    if (status === 204) return { status, headers: headers ?? {}, body };
    return { status, headers: { ...headers, 'content-encoding': 'gzip' }, body: gzipSync(body) };
  });
  const { baseUrl, origin: marker } = gateway;
  const rows = ['CARD-PIN-001', 'CARD-PIN-004', 'CARD-PIN-015', 'GEN-JSON-001'];

  const ended = await check(
    folder,
    { ...target.profile, baseUrl, sandbox: { marker } },
    rows.flatMap((id) => ['--requirement', id]),
  );
  await gateway.close();
  await target.close();

  for (const id of rows) expect(rowOf(resultsIn(folder), id).verdict, id).toBe('passed');
  expect(ended.stderr).toBe('');
  expect(ended.code).toBe(0);
});
