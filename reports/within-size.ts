import { EXCHANGES_SHOWN } from './cause-details.ts';
import type { Cause, CheckResult, RequirementResult, RunResult, ShownCheck } from './model.ts';

/** What `results.json` may hold, in characters: the page that shows it is about as large. */
const MOST = 7_000_000;

const SHORT = 300;
const FEW = 200;

/** A result small enough to be read by people and tools: what is least needed goes first. */
export function withinSize(result: RunResult, most = MOST): RunResult {
  const smaller = [
    withFewTranscripts,
    withFewExchanges,
    withShortTexts,
    withShortLists,
    withoutExchanges,
  ];
  return smaller.reduce(
    (kept, step) => (JSON.stringify(kept).length <= most ? kept : step(kept, most)),
    result,
  );
}

/** The transcripts go one by one, those of checks that turned nothing red first. */
function withFewTranscripts(result: RunResult, most: number): RunResult {
  const holding = result.requirements
    .flatMap(({ checks }) => checks)
    .filter(({ transcript = [] }) => transcript.length > 0);
  const inOrder = [...holding.filter(isRed), ...holding.filter((check) => !isRed(check))];
  let over = JSON.stringify(result).length - most;
  const left = new Set<CheckResult>();
  for (const check of inOrder.reverse()) {
    if (over <= 0) break;
    left.add(check);
    over -= JSON.stringify(check.transcript).length;
  }
  return withChecks(result, (check) => {
    if (!left.has(check)) return check;
    const { transcript = [], ...rest } = check;
    return { ...rest, exchangesLeftOut: (rest.exchangesLeftOut ?? 0) + transcript.length };
  });
}

function isRed({ verdict }: CheckResult): boolean {
  return verdict === 'failed' || verdict === 'blocked';
}

/** As many as a summary shows. */
function withFewExchanges(result: RunResult): RunResult {
  return withShown(result, (shown) => ({
    ...shown,
    exchanges: shown.exchanges.slice(-EXCHANGES_SHOWN),
  }));
}

/** Those of the causes go last: each has but one transcript. */
function withoutExchanges(result: RunResult): RunResult {
  return withShown(result, (shown) => ({ ...shown, exchanges: [] }));
}

function withShortTexts(result: RunResult): RunResult {
  const { requirements, ...rest } = withShown(withChecks(result, told), told);
  return {
    ...rest,
    survey: rest.survey.map((each) =>
      each.told === undefined ? each : { ...each, told: short(each.told) },
    ),
    notes: rest.notes.map(short),
    errors: rest.errors.map(short),
    unexpected: rest.unexpected.map((each) => ({
      ...each,
      findings: each.findings.map((found) => ({ ...found, message: short(found.message) })),
    })),
    requirements: requirements.map((row) =>
      row.reason === undefined ? row : { ...row, reason: short(row.reason) },
    ),
  };
}

/** What a check tells, and what a cause tells of one. */
function told<T extends Pick<ShownCheck, 'message' | 'counterexample'>>(check: T): T {
  const { message, counterexample } = check;
  return {
    ...check,
    ...(message === undefined ? {} : { message: short(message) }),
    ...(counterexample === undefined ? {} : { counterexample: short(counterexample) }),
  };
}

function withShortLists(result: RunResult): RunResult {
  return { ...result, notes: few(result.notes), errors: few(result.errors) };
}

function withChecks(result: RunResult, change: (check: CheckResult) => CheckResult): RunResult {
  const requirements = result.requirements.map(
    (row): RequirementResult => ({ ...row, checks: row.checks.map(change) }),
  );
  return { ...result, requirements };
}

function withShown(result: RunResult, change: (shown: ShownCheck) => ShownCheck): RunResult {
  const causes = result.causes.map(
    ({ shownBy, ...cause }): Cause =>
      shownBy === undefined ? cause : { ...cause, shownBy: change(shownBy) },
  );
  return { ...result, causes };
}

function short(text: string): string {
  return text.length <= SHORT ? text : `${text.slice(0, SHORT)} [cut]`;
}

function few(lines: readonly string[]): readonly string[] {
  const more = lines.length - FEW;
  return more <= 0 ? lines : [...lines.slice(0, FEW), `and ${more} more`];
}
