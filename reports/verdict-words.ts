import type { Summary, Verdict } from './model.ts';

interface Word {
  readonly verdict: Verdict;
  readonly label: string;
  /** For the heads of narrow columns. */
  readonly short: string;
  /** What tells verdicts apart without colour. */
  readonly mark: string;
  readonly key: keyof Summary;
}

/** The verdicts that are counted, in the order of every report: what needs work comes first. */
export const verdictWords: readonly Word[] = [
  { verdict: 'failed', label: 'failed', short: 'failed', mark: '✗', key: 'failed' },
  { verdict: 'blocked', label: 'blocked', short: 'blocked', mark: '!', key: 'blocked' },
  { verdict: 'warned', label: 'warned', short: 'warned', mark: '~', key: 'warned' },
  { verdict: 'unverified', label: 'unverified', short: 'unverified', mark: '?', key: 'unverified' },
  {
    verdict: 'known-failure',
    label: 'known failure',
    short: 'known',
    mark: 'k',
    key: 'knownFailures',
  },
  { verdict: 'passed', label: 'passed', short: 'passed', mark: '✓', key: 'passed' },
  {
    verdict: 'not-applicable',
    label: 'not applicable',
    short: 'n/a',
    mark: '–',
    key: 'notApplicable',
  },
  { verdict: 'excluded', label: 'excluded', short: 'excluded', mark: '·', key: 'excluded' },
];

/** What a run was not asked for is no part of what it counts. */
const notSelected = { label: 'not selected', mark: '○' };

/** How a verdict is written for people. */
export function wordFor(verdict: Verdict): Pick<Word, 'label' | 'mark'> {
  return verdictWords.find((word) => word.verdict === verdict) ?? notSelected;
}
