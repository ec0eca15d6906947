import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { resultIn, root, run, test } from './testing.ts';

const own = join(root, 'spec/generated/openapi.json');

/** The description of the contract, as somebody publishes it who forgot a status and asks for more. */
function otherDescription(folder: string): string {
  const document = JSON.parse(readFileSync(own, 'utf8'));
  const { responses } = document.paths['/cards/{id}/set-pin'].post;
  delete responses['409'];
  document.components.schemas.CardPinSetRequest.required.push('reason');
  const file = join(folder, 'api.json');
  writeFileSync(file, JSON.stringify(document));
  return file;
}

const told = [
  'POST /cards/{id}/set-pin: status 409 is not described; the contract states it (CARD-PIN-',
  'POST /cards/{id}/set-pin: status 409 is not described; the service does otherwise than described',
  'POST /cards/{id}/set-pin: body.reason is required; the contract allows more requests',
  'POST /cards/{id}/set-pin: accepted body.reason is missing (required); the service does otherwise',
];

test('a run tells where a description differs from contract and service, and stays as green as it is', async ({
  folder,
}) => {
  const openapi = otherDescription(folder);
  const one = ['run', '--requirement', 'CARD-PIN-007', '--seed', '7'];

  const { code, stdout } = await run(folder, [...one, '--openapi', openapi, '--out', 'report']);

  expect(code).toBe(0);
  for (const line of told) expect(stdout).toContain(line);
  const result = resultIn(join(folder, 'report'));
  expect(result?.openapi).toMatchObject({ source: openapi, operations: 147, found: 4 });
  const page = readFileSync(join(folder, 'report', 'index.html'), 'utf8');
  expect(page).toContain('Your OpenAPI description');
});

test('shards of one description merge what each of them saw, and of another they do not', async ({
  folder,
}) => {
  const openapi = otherDescription(folder);
  const suite = ['run', '--suite', 'card-pin', '--seed', '7'];
  const whole = await run(folder, [...suite, '--openapi', openapi, '--out', 'whole']);
  for (const index of [1, 2]) {
    const shard = ['--shard', `${index}/2`, '--out', `${index}`];
    await run(folder, [...suite, '--openapi', openapi, ...shard]);
  }

  const { code, stderr } = await run(folder, ['merge', '1', '2', '--out', 'all']);

  expect([code, stderr, whole.code]).toEqual([0, '', 0]);
  const [one, all] = ['whole', 'all'].map((out) => resultIn(join(folder, out))?.openapi);
  const places = (openapi: typeof one) =>
    openapi?.findings.map(({ operation, where, differs }) => [operation, where, differs]);
  expect(all?.found).toBe(one?.found);
  expect(places(all)).toEqual(places(one));

  await run(folder, [...suite, '--openapi', own, '--shard', '2/2', '--out', '2']);
  const other = await run(folder, ['merge', '1', '2', '--out', 'all']);

  expect(other.code).toBe(2);
  expect(other.stderr).toContain('has another OpenAPI description than');
});

test('a description that cannot be read ends run and init with 2 and one line', async ({
  folder,
}) => {
  const line =
    'payments-conformance: openapi: no.yaml cannot be read (ENOENT); check the name of the file\n';
  for (const command of [['run'], ['init', 'http://127.0.0.1:9/2025-10-13']]) {
    const { code, stderr } = await run(folder, [...command, '--openapi', 'no.yaml'], {
      PAYMENTS_CONFORMANCE_API_TOKEN_ID: 'token',
      PAYMENTS_CONFORMANCE_API_CLIENT_SECRET: 'a-secret-nobody-sees',
    });

    expect(stderr).toBe(line);
    expect(code).toBe(2);
  }
});
