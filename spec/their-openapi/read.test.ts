import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { describedBy } from './description.ts';
import { DescriptionError, descriptionFile, readDescription } from './read.ts';

const head = 'openapi: 3.0.3\ninfo: { title: t, version: "1" }\n';

function at(text: string, place = '/nowhere/api.yaml') {
  return readDescription(text, place);
}

for (const [what, text, problem] of [
  ['is empty', '', 'is not an OpenAPI description'],
  ['is something else', 'hello: world', 'is not an OpenAPI description'],
  ['is cut', '{"openapi": "3.1.0", "pa', 'is not an OpenAPI description'],
  ['is a list', '[]', 'is not an OpenAPI description'],
  ['is of Swagger 2', '{"swagger": "2.0", "paths": {}}', 'is of Swagger 2'],
  ['is of a later version', '{"openapi": "3.2.0", "paths": {}}', 'version of OpenAPI'],
  ['has no paths', '{"openapi": "3.1.0"}', 'has no paths'],
  ['has an alias of itself', `${head}paths: &all\n  a: *all\n`, 'is too deep or too large'],
] as const) {
  test(`a description that ${what} is refused in one line with a remedy`, async () => {
    const refused = await at(text).catch((error: unknown) => error);

    expect(refused).toBeInstanceOf(DescriptionError);
    expect(String(refused)).toContain(problem);
    expect(String(refused)).toContain('; ');
    expect(String(refused)).not.toContain('\n');
  });
}

test('aliases within aliases end before memory does', async () => {
  const list = (name: string) => `[${Array.from({ length: 9 }, () => `*${name}`).join(', ')}]`;
  const names = 'abcdefghij'.split('');
  const bomb = names.map(
    (name, n) => `x-${name}: &${name} ${n === 0 ? '[1]' : list(names[n - 1] ?? '')}`,
  );

  await expect(at(`${head}paths: {}\n${bomb.join('\n')}\n`)).rejects.toThrow(
    'too deep or too large',
  );
});

test('a file that is not there is refused by the code of the system', async () => {
  await expect(descriptionFile('/nowhere/at/all')).rejects.toThrow('cannot be read (ENOENT)');
});

test('what 3.0 says in words of its own is read in those of 3.1', async () => {
  const document = await at(`${head}
paths: {}
components:
  schemas:
    A: { type: string, nullable: true, enum: [X] }
    B: { type: number, minimum: 1, exclusiveMinimum: true, maximum: 5, exclusiveMaximum: false }
    C: { $ref: "#/components/schemas/A", description: hides nothing }
    D: { type: object, properties: { nullable: { type: boolean }, enum: { type: string } } }
`);
  const { resolved } = describedBy(document);
  const named = (name: string) =>
    resolved({ $ref: `https://their-openapi.invalid/#/components/schemas/${name}` });

  expect(named('A')).toEqual({ type: ['string', 'null'], enum: ['X', null] });
  expect(named('B')).toEqual({ type: 'number', exclusiveMinimum: 1, maximum: 5 });
  expect(named('C')).toBe(named('A'));
  expect(named('D')).toEqual({
    type: 'object',
    properties: { nullable: { type: 'boolean' }, enum: { type: 'string' } },
  });
});

test('a file may refer to others beside it, and an address to nothing else', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'description-'));
  const file = join(folder, 'api.yaml');
  const text = `${head}paths: { /cards: { $ref: "paths/cards.yaml" } }\n`;
  try {
    await expect(at(text, file)).rejects.toThrow('refers to what cannot be read');
    await expect(at(text, 'https://example.test/api.yaml')).rejects.toThrow('which is elsewhere');

    writeFileSync(
      join(folder, 'cards.yaml'),
      'get: { responses: { "200": { description: all } } }\n',
    );
    const read = await at(text.replace('paths/cards', 'cards'), file);

    expect(describedBy(read).operations).toMatchObject([{ method: 'GET', path: '/cards' }]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
