import { expect, test } from '@playwright/test';
import { loadEvidence } from '../../spec/evidence.ts';
import type { Finding } from './finding.ts';
import { factTeller } from './surveyed.ts';

test('a fact that is not shown, or shown otherwise, has a line, and the rest are a number', () => {
  const [one, two, three] = loadEvidence().facts;
  if (one === undefined || two === undefined || three === undefined) throw new Error('no facts');
  const findings: Finding[] = [];
  const told = factTeller((finding) => findings.push(finding));

  told.one(one, { answer: 'shown' });
  told.one(two, { answer: 'differs', told: 'answered 200' });
  told.one(three, { answer: 'not shown' });
  told.end(5);

  expect(findings.map(({ level, line }) => `${level}: ${line}`)).toEqual([
    expect.stringMatching(new RegExp(`^note: fact ${two.id}: differs in .*: answered 200$`)),
    expect.stringMatching(new RegExp(`^note: fact ${three.id}: not shown in [^(]*$`)),
    'note: facts: 2 were not asked for, the time is over',
    'ok: facts: 1 of 5 are shown; explain FACT says what one means',
  ]);
});
