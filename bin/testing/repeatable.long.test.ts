import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { check, resultsIn, rowOf, startTarget, test } from './testing.ts';

/** What two runs with one seed may differ in: times, and names that no two runs may share. */
const differing: readonly (readonly [RegExp, string])[] = [
  [/"durationMs": \d+/g, '"durationMs": 0'],
  [/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'a time'],
  [/\w{3}, \d\d \w{3} \d{4} [\d:]+ GMT/g, 'a time'],
  [/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'an id'],
  // The customers of a run: run, worker, process, and how long that makes an answer.
  [/conformance-the run-\d+-\d+-/g, 'conformance-'],
  [/(content-length\W+)\d+/g, '$1a number'],
  [/(formdata-undici-)\d+/g, '$1a number'],
  [/(phoneNumber\W+)\+\d+/g, '$1a number'],
  [/(identifier\W+)[\d-]+/g, '$1a number'],
  [/(last4\W+)\d{4}/g, '$1a number'],
];

function withoutTimesAndIds(text: string, runId: string): string {
  return differing.reduce(
    (result, [pattern, by]) => result.replace(pattern, by),
    text.replaceAll(runId, 'the run'),
  );
}

test('two runs with one seed say the same but for times and ids', async ({ folder }) => {
  const target = await startTarget({
    file: 'card-pin/set-pin.ts',
    replace: "if (!/^[0-9]{4}$/.test(pin)) throw rejected('holds a PIN that is not four digits');",
    with: '',
  });
  const profile = { ...target.profile, timeouts: { settleMs: 300 } };
  const flags = ['--requirement', 'CARD-PIN-BLOCK-026', '--suite', 'card-pin', '--seed', '7'];

  const texts: string[] = [];
  for (let n = 0; n < 2; n += 1) {
    expect((await check(folder, profile, flags)).code).toBe(1);
    const text = readFileSync(join(folder, 'out', 'results.json'), 'utf8');
    texts.push(withoutTimesAndIds(text, resultsIn(folder).run.id));
  }
  await target.close();

  const [first, second] = texts;
  const [made] = rowOf(resultsIn(folder), 'CARD-PIN-BLOCK-026').checks;
  expect(made?.counterexample).toBeDefined();
  expect(made?.transcript?.length).toBeGreaterThan(10);
  expect(second).toBe(first);
});
