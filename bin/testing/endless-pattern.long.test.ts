import { expect } from '@playwright/test';
import { check, resultsIn, rowOf, startTarget, test } from './testing.ts';

test('a pattern that does not end keeps no run from ending', async ({ folder }) => {
  // A country fits at once; a date is tried in every way to leave 50 of 60 characters out.
  const pattern = '^(?:[A-Z]{2}|(?:.?){60}!)$';
  const target = await startTarget({
    file: 'core/validation.ts',
    replace: "return { format: params['format'] };",
    with: `return { format: params['format'], pattern: '${pattern}' };`,
  });

  const ended = await check(folder, target.profile, ['--requirement', 'CUSTOMER-FIELD-005']);
  await target.close();

  const { verdict, reason } = rowOf(resultsIn(folder), 'CUSTOMER-FIELD-005');
  expect(reason).toMatch(/^the pattern of birthDate took more than 2 s to match an accepted value/);
  expect(verdict).toBe('unverified');
  expect(resultsIn(folder).errors).toEqual([]);
  expect(ended.stderr).toBe('');
});
