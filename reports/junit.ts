import { failureDetails, inColumns } from './failure-details.ts';
import { byArea } from './grouping.ts';
import type { RequirementResult, RunResult, Verdict } from './model.ts';
import { plainLine, plainText } from './plain-text.ts';
import { element, type XmlElement, xmlDocument } from './xml.ts';

/**
 * JUnit XML: a suite per area, a test case per requirement and check. It is red exactly where the
 * run is: blocked and unverified fail or skip as the run's own switches say.
 */
export function formatJunit(result: RunResult): string {
  const suites = byArea(result).map(({ area, requirements }) =>
    suite(
      area,
      result.startedAt,
      requirements.flatMap((requirement) => casesOf(requirement, result)),
    ),
  );
  const ofRun = casesOfRun(result);
  const all = ofRun.length === 0 ? suites : [...suites, suite('run', result.startedAt, ofRun)];
  const cases = all.flatMap(({ children }) => (typeof children === 'string' ? [] : children));
  const attributes = { name: 'payments conformance', ...counts(cases) };
  return xmlDocument(element('testsuites', attributes, all));
}

function suite(name: string, timestamp: string, cases: readonly XmlElement[]): XmlElement {
  return element('testsuite', { name, timestamp, ...counts(cases) }, cases);
}

function counts(cases: readonly XmlElement[]): Record<string, number> {
  const having = (name: string) =>
    cases.filter(
      ({ children }) =>
        typeof children !== 'string' && children.some((child) => child.name === name),
    ).length;
  return {
    tests: cases.length,
    failures: having('failure'),
    errors: having('error'),
    skipped: having('skipped'),
  };
}

function casesOf(requirement: RequirementResult, result: RunResult): XmlElement[] {
  const { id, area, verdict, checks, reason } = requirement;
  const cases = checks.map((check) =>
    element(
      'testcase',
      {
        classname: area,
        name: plainLine(`${id} ${check.title}`),
        file: check.file,
        time: check.durationMs / 1000,
      },
      outcome(check.verdict, check.message, requirement, result),
    ),
  );
  // A requirement may come to another verdict than each of its checks, or have none.
  return checks.some((check) => check.verdict === verdict)
    ? cases
    : [
        ...cases,
        element(
          'testcase',
          { classname: area, name: id },
          outcome(verdict, reason, requirement, result),
        ),
      ];
}

function outcome(
  verdict: Verdict,
  reason: string | undefined,
  requirement: RequirementResult,
  result: RunResult,
): XmlElement[] {
  const text = reason === undefined ? verdict : `${verdict}: ${reason}`;
  const message = plainLine(text);
  if (isRed(verdict, result)) {
    const { level, clause, text: statement } = requirement;
    const facts = [
      { label: 'clause', text: `${level}, ${clause}` },
      { label: 'text', text: statement },
    ];
    const body = inColumns([...facts, ...failureDetails(requirement, result)]);
    return [element('failure', { message, type: verdict }, body)];
  }
  if (verdict === 'passed') {
    return [];
  }
  return verdict === 'warned'
    ? [element('system-out', {}, plainText(text))]
    : [element('skipped', { message })];
}

function isRed(verdict: Verdict, { run }: RunResult): boolean {
  return (
    verdict === 'failed' ||
    (verdict === 'blocked' && !run.allowBlocked) ||
    (verdict === 'unverified' && run.requireVerified)
  );
}

/** What no requirement answers for. */
function casesOfRun({ errors, exitCode, red, run }: RunResult): XmlElement[] {
  const itself = (name: string, message: string, body: string) =>
    element('testcase', { classname: 'run', name: 'the run itself' }, [
      element(name, { message: plainLine(message) }, body),
    ]);
  return [
    ...(exitCode > 1 ? [itself('error', red.join(', '), errors.join('\n'))] : []),
    ...(run.cutShort === undefined || run.gone ? [] : [itself('failure', run.cutShort, '')]),
  ];
}
