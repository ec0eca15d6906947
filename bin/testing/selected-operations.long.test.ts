import { expect, test } from '@playwright/test';
import { listed } from '../run/list.ts';
import { runOptions } from '../run/run-options.ts';
import { selectedRows } from '../run/selected-rows.ts';
import { refusal } from './refusal.ts';
import { resultsIn, run, test as testInFolder } from './testing.ts';

const idsOf = (...flags: string[]) => selectedRows(runOptions(flags)).map(({ id }) => String(id));

test('an operation selects the rows that name it, alone or among others', () => {
  const rows = selectedRows(runOptions(['--operation', 'PATCH /cards/{id}']));

  expect(rows.every(({ operations }) => operations.includes('updateCardById'))).toBe(true);
  expect(rows.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['CARD-STATUS-001', 'CARD-LIMIT-006', 'AUTH-AGENT-003']),
  );
});

test('several operations select the rows of each', () => {
  const both = idsOf('--operation', 'getPlatformConfig', '--operation', 'lookupUma');

  expect(both).toEqual([
    ...idsOf('--operation', 'getPlatformConfig'),
    ...idsOf('--operation', 'lookupUma'),
  ]);
});

test('an operation, a level and requirements let through what is of all three', () => {
  const operation = ['--operation', 'getCardById'];
  const rows = selectedRows(runOptions([...operation, '--level', 'SHOULD']));

  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every(({ level }) => level === 'SHOULD')).toBe(true);
  expect(rows.length).toBeLessThan(idsOf(...operation).length);
  const named = ['--requirement', 'CARD-READ-001', '--requirement', 'CARD-PIN-001'];
  expect(idsOf(...operation, ...named)).toEqual(['CARD-READ-001']);
});

test('an operation and a suite list the requirements with checks there', () => {
  const text = listed(runOptions(['--operation', 'setCardPin', '--suite', 'authentication']));

  expect(text).toMatch(/^AUTH-SCHEME-002 .*\(authentication\/agent-bearer\.spec\.ts\)$/m);
  expect(text).not.toContain('CARD-PIN-001');
});

for (const [flags, line] of [
  [
    ['--operation', 'POST /quotes', '--requirement', 'CARD-PIN-001'],
    'none of CARD-PIN-001 is about POST /quotes',
  ],
  [
    ['--operation', 'GET /config', '--level', 'MAY'],
    'no requirement is of --level MAY and about GET /config',
  ],
  [
    ['--operation', 'POST /quote'],
    '--operation "POST /quote": no operation has this name; the nearest are POST /quotes, POST /agents, POST /cards',
  ],
] as const) {
  testInFolder(`run ${flags.join(' ')} ends with 2`, async ({ folder }) => {
    expect(await refusal(folder, undefined, flags)).toEqual({ code: 2, line });
  });
}

testInFolder('a run of one operation checks that, and says so', async ({ folder }) => {
  const flags = ['run', '--operation', 'get /config', '--out', 'out'];

  const { code, stdout } = await run(folder, flags);

  expect(stdout).toMatch(
    /\npassed: .* rows judged, .* \(partial: restricted by --operation "GET \/config"\)\n$/,
  );
  const asked = resultsIn(folder).requirements.filter(({ verdict }) => verdict !== 'not-selected');
  expect(asked.map(({ id }) => String(id))).toEqual(idsOf(...flags.slice(1, 3)));
  expect(code).toBe(0);
});
