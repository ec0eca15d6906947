import { expect, test } from '@playwright/test';
import { loadEvidence } from '../../spec/evidence.ts';
import type { Finding } from './finding.ts';
import { factTeller } from './surveyed.ts';

const NONE = 'POST /agents answered 404 NOT_FOUND';

test('a fact that differs has a line, those that one reason keeps from being shown have one', () => {
  const [one, two, three, four, five] = loadEvidence().facts;
  if (!one || !two || !three || !four || !five) throw new Error('no facts');
  const findings: Finding[] = [];
  const told = factTeller((finding) => findings.push(finding));

  told.one(one, { answer: 'shown' });
  told.one(three, { answer: 'not shown' });
  told.one(four, { answer: 'not shown', told: NONE });
  told.one(five, { answer: 'not shown', told: NONE });
  told.one(two, { answer: 'differs', told: 'answered 200' });
  told.end(7);

  expect(findings.map(({ level, line }) => `${level}: ${line}`)).toEqual([
    expect.stringMatching(new RegExp(`^note: fact ${two.id}: differs in .*: answered 200$`)),
    expect.stringMatching(new RegExp(`^note: fact ${three.id}: not shown in [^(]*$`)),
    `note: 2 facts not shown: ${NONE}: ${four.id}, ${five.id}`,
    'note: facts: 2 were not asked for in 20 s; a run asks for those it needs',
    'ok: facts: 1 of 7 are shown; explain FACT says what one means',
  ]);
});
