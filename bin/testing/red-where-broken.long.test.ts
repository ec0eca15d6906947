import { expect, test } from '@playwright/test';
import { loadDefects } from '../../fixtures/defects/defects.ts';
import { runSubjects } from '../run/subjects-run.ts';

/** Rows of cards, none of which is about how a list is narrowed. */
const PAST_IT = [
  'CARD-TRANSACTION-SETTLED-001',
  'CARD-TRANSACTION-REFUND-001',
  'CARD-TRANSACTION-DECLINED-001',
] as const;

/** What a run over the services with these defects says of rows: by the id of each, row by row. */
async function verdictsUnder(ids: readonly string[], rows: readonly string[]) {
  const defects = loadDefects().filter(({ id }) => ids.includes(id));
  const subjects = defects.map(({ id, patches, breaks }) => ({
    ...{ id, patches, breaks },
    only: { requirements: [...breaks, ...PAST_IT.filter((row) => rows.includes(row))] },
  }));
  const options = { seed: 1, workers: 2, settleMs: 300, together: 10 };
  return runSubjects(subjects, options, ({ id, breaks: [first] }, { result }) => {
    const requirements = result?.requirements ?? [];
    const verdictOf = (row: string) => requirements.find((each) => each.id === row)?.verdict;
    return { id, itself: verdictOf(first), others: rows.map(verdictOf) };
  });
}

test('a broken card filter is red in the row about it, and other rows reach cards past it', async () => {
  const ids = loadDefects().flatMap(({ id, filter }) =>
    filter?.parameter === 'cardId' ? [id] : [],
  );

  const verdicts = await verdictsUnder(ids, PAST_IT);

  expect(ids).toHaveLength(3);
  const passed = PAST_IT.map(() => 'passed');
  expect(verdicts).toEqual(ids.map((id) => ({ id, itself: 'failed', others: passed })));
});

test('a purchase that is settled at once is red in the row of the state that it leaves out', async () => {
  const ids = loadDefects().flatMap(({ id, settlesAtOnce }) =>
    settlesAtOnce === 'card-transaction' ? [id] : [],
  );
  const rows = PAST_IT.slice(1);

  const verdicts = await verdictsUnder(ids, rows);

  expect(verdicts).toEqual(
    ids.map((id) => ({ id, itself: 'failed', others: rows.map(() => 'passed') })),
  );
});
