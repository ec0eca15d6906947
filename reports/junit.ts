import { aboutRow, causeDetails, type Detail, inColumns } from './cause-details.ts';
import { causeKey, causeOfKey, findingKey, type Statement } from './cause-of.ts';
import { counted } from './counted.ts';
import { byArea, selectedIn } from './grouping.ts';
import { headline, verdictOf } from './headline.ts';
import type { Cause, RequirementResult, RunResult, Verdict } from './model.ts';
import { plainLine, plainText } from './plain-text.ts';
import { runFacts } from './run-facts.ts';
import { element, type XmlElement, xmlDocument } from './xml.ts';

/**
 * JUnit XML: a suite per area, a test case per requirement and check. It is red exactly where the
 * run is: blocked and unverified fail or skip as the run's own switches say.
 */
export function formatJunit(result: RunResult): string {
  const parts = byArea(selectedIn(result)).map(({ area, requirements }) => ({
    name: area,
    cases: requirements.flatMap((requirement) => casesOf(requirement, result)),
  }));
  const ofRun = casesOfRun(result);
  const all = ofRun.length === 0 ? parts : [...parts, { name: 'run', cases: ofRun }];
  const attributes = { name: 'payments conformance', ...counts(all.flatMap(({ cases }) => cases)) };
  const properties = propertiesOf(result);
  const suites = all.map(({ name, cases }) =>
    element('testsuite', { name, timestamp: result.startedAt, ...counts(cases) }, [
      properties,
      ...cases,
    ]),
  );
  return xmlDocument(element('testsuites', attributes, suites));
}

/** What the whole run comes to, in each of its suites: the format has no other place for it. */
function propertiesOf(result: RunResult): XmlElement {
  const properties = runFacts(result).map(([name, value]) => element('property', { name, value }));
  return element('properties', {}, properties);
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
  const { id, area, verdict, checks } = requirement;
  const cases = checks.map((check) =>
    element(
      'testcase',
      {
        classname: area,
        name: plainLine(`${id} ${check.title}`),
        file: check.file,
        time: check.durationMs / 1000,
      },
      outcome(check, requirement, result),
    ),
  );
  // A requirement may come to another verdict than each of its checks, or have none.
  if (checks.some((check) => check.verdict === verdict)) return cases;
  const { reason, because } = requirement;
  const own = {
    verdict,
    ...(reason === undefined ? {} : { message: reason }),
    ...(because === undefined ? {} : { because }),
  };
  return [
    ...cases,
    element('testcase', { classname: area, name: id }, outcome(own, requirement, result)),
  ];
}

function outcome(
  statement: Statement & { readonly verdict: Verdict },
  requirement: RequirementResult,
  result: RunResult,
): XmlElement[] {
  const { verdict, message } = statement;
  const text = message === undefined ? verdict : `${verdict}: ${message}`;
  if (isRed(verdict, result)) {
    const cause = causeBehind(statement, requirement, result);
    const why = cause === undefined ? text : `${verdict}: ${cause.title}`;
    const body = inColumns([aboutRow(requirement), ...detailsOf(cause, requirement, result)]);
    return [element('failure', { message: plainLine(why), type: verdict }, body)];
  }
  if (verdict === 'passed') {
    return [];
  }
  return verdict === 'warned'
    ? [element('system-out', {}, plainText(text))]
    : [element('skipped', { message: plainLine(text) })];
}

function causeBehind(
  statement: Statement,
  { id }: RequirementResult,
  { causes }: RunResult,
): Cause | undefined {
  return causeOfKey(causeKey(statement), causes) ?? causeOfKey(findingKey(id), causes);
}

/** A cause is told in full in one of its cases; the others name that. */
function detailsOf(
  cause: Cause | undefined,
  { id, replay }: RequirementResult,
  result: RunResult,
): Detail[] {
  if (cause === undefined) return [];
  const { shownBy, requirements } = cause;
  if (shownBy === undefined || shownBy.requirement === id) {
    return causeDetails(cause, result).filter(({ label }) => label !== 'row');
  }
  const others = counted(requirements.length - 1, 'other requirement');
  return [
    { label: 'same', text: `as ${others}; ${shownBy.requirement} shows it` },
    ...(replay === undefined ? [] : [{ label: 'repeat', text: replay }]),
  ];
}

function isRed(verdict: Verdict, { run }: RunResult): boolean {
  return (
    verdict === 'failed' ||
    (verdict === 'blocked' && !run.allowBlocked) ||
    (verdict === 'unverified' && run.requireVerified)
  );
}

/** What no requirement answers for. */
function casesOfRun(result: RunResult): XmlElement[] {
  const { errors, exitCode, red, run } = result;
  const itself = (name: string, message: string, body: string) =>
    element('testcase', { classname: 'run', name: 'the run itself' }, [
      element(name, { message: plainLine(message) }, body),
    ]);
  return [
    ...(exitCode > 1 ? [itself('error', red.join(', '), errors.join('\n'))] : []),
    ...(run.cutShort === undefined || run.gone || exitCode === 2
      ? []
      : [itself('failure', run.cutShort, '')]),
    ...(exitCode === 0 && verdictOf(result) === 'unjudged'
      ? [itself('skipped', headline(result), '')]
      : []),
  ];
}
