import { expect, test } from '@playwright/test';
import { inForce, revisions } from './revisions.ts';

for (const [dated, months] of [
  [{}, ['2026-07', '2026-08', '2026-09']],
  [{ since: '2026-08' }, ['2026-08', '2026-09']],
  [{ until: '2026-08' }, ['2026-07']],
  [{ since: '2026-08', until: '2026-09' }, ['2026-08']],
] as const) {
  test(`a row with ${JSON.stringify(dated)} is in force as of ${months.join(', ')}`, () => {
    expect(revisions.filter((month) => inForce(dated, month))).toEqual(months);
  });
}
