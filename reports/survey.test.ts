import { expect, test } from '@playwright/test';
import type { Asked } from '../spec/check-record.ts';
import { outcome, record } from './example-run.ts';
import { surveyLines, surveyOf } from './survey.ts';

const call = { operation: 'setCardPin', method: 'POST', path: '/cards/1/set-pin' } as const;
const shown: Asked = { fact: 'pin-block-taken', answer: 'shown', call: { ...call, status: 204 } };
const differs: Asked = {
  ...{ fact: 'pin-block-taken', answer: 'differs', told: 'Expected: a 2xx\nGot: 400' },
  call: { ...call, status: 400, code: 'INVALID_INPUT' },
};
const route: Asked = { fact: 'updateCardById', answer: 'not shown' };

/** What checks of a run have asked, one each. */
function outcomesOf(...asked: readonly Asked[]) {
  return asked.map((each, index) =>
    outcome(`check ${index}`, { ...record(['CARD-PIN-007'], 'passed'), asked: [each] }),
  );
}

test('each answer of the survey is told once, with what the target would show', () => {
  const survey = surveyOf(outcomesOf(route, shown, shown));

  expect(survey.map(({ fact, answer }) => [fact, answer])).toEqual([
    ['pin-block-taken', 'shown'],
    ['updateCardById', 'not shown'],
  ]);
  expect(surveyLines(survey)).toEqual([
    expect.stringMatching(/^shown: POST .*\. \(POST \/cards\/1\/set-pin answered 204\)$/),
    'not shown: PATCH /cards/{id} is answered with a 2xx.',
  ]);
});

test('what shards were answered differently is told twice', () => {
  expect(surveyOf(outcomesOf(shown, differs)).map(({ answer }) => answer)).toEqual([
    'differs',
    'shown',
  ]);
  expect(surveyLines(surveyOf(outcomesOf(differs)))).toEqual([
    expect.stringMatching(/answered 400 INVALID_INPUT\): Expected: a 2xx Got: 400$/),
  ]);
});
