import { expect, test } from '@playwright/test';
import { caughtBy, type Proof, type Shown, scoresOf } from './proof.ts';
import { scorePage } from './score-page.ts';

const defects: readonly Shown[] = [
  { id: 'CARD-PIN-001 answers 202', under: 'card-pin', by: 'on an active card is accepted' },
  { id: 'CARD-PIN-002 sends a body', under: 'card-pin', by: 'on an active card is accepted' },
  { id: 'GEN-JSON-001 labels nothing', under: 'general', by: 'every body is labelled' },
];

const open: readonly Shown[] = [
  ...defects.slice(0, 2),
  { id: 'GEN-JSON-001 labels nothing', under: 'general', isOpen: true },
];

function proof(shown: readonly Shown[], more: Partial<Proof> = {}): Proof {
  return {
    schema: 2,
    unconfirmed: false,
    commit: '0123abcd',
    seed: 7,
    selection: [],
    shards: { count: 1, held: [1] },
    defects: scoresOf(shown),
    variants: scoresOf([{ id: 'no-challenge', under: 'every area' }]),
    caughtBy: caughtBy(shown),
    ...more,
  };
}

test('the page counts by area what is caught and what stays quiet, with and without confirmation', () => {
  const page = scorePage([proof(defects), proof(open, { unconfirmed: true })]);

  expect(page).toContain('at commit `0123abcd`, seed 7.');
  const [, confirmed, bare] = page.split('## With a profile that confirms ');
  expect(confirmed).toContain(`| area | defects | caught | by checks | missed | variants | quiet |
|---|---:|---:|---:|---:|---:|---:|
| general | 1 | 1 | 1 | 0 | 0 | 0 |
| card-pin | 2 | 2 | 1 | 0 | 0 | 0 |
| every area | 0 | 0 | 0 | 0 | 1 | 1 |
| **all** | 3 | 3 | 2 | 0 | 1 | 1 |
`);
  expect(bare).toContain('| area | defects | caught | by checks | not stated | missed |');
  expect(bare).toContain('| **all** | 3 | 2 | 1 | 1 | 0 | 1 | 1 |\n');
  expect(bare).toContain('## What counts against the suite\n\nNothing.\n');
});

test('the page names what counts against the suite, and says where it is of a part', () => {
  const missed = [...defects, { id: 'UMA-PAY-001 d', under: 'uma', fault: 'NOT CAUGHT: <b>' }];
  const shards = { count: 2, held: [2] };

  const page = scorePage([proof(missed, { shards, selection: ['UMA-PAY-001'] })]);

  expect(page).toContain('| **all** | 4 | 3 | 2 | 1 |');
  expect(page).toContain('- UMA-PAY-001 d: NOT CAUGHT: &lt;b\\>\n');
  expect(page).toContain('**A part: only UMA-PAY-001; without shard 1 of 2.**');
});

test('the page says how to repeat it', () => {
  const page = scorePage([proof(defects, { shards: { count: 2, held: [1, 2] } })]);

  expect(page).toContain('npm run prove -- --shard 2/2 --seed 7 --out confirmed-2.json\n');
  expect(page).toContain('npm run prove -- --shard 1/2 --unconfirmed --seed 7 --out bare-1.json\n');
  expect(page).toContain(
    '--add confirmed-1.json confirmed-2.json bare-1.json bare-2.json --page score.md\n',
  );
});
