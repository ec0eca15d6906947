import { aboutRow, causeDetails, type Detail, inColumns } from './cause-details.ts';
import { causeKey, causeOfKey, findingKey, type Statement } from './cause-of.ts';
import { counted } from './counted.ts';
import { byArea, selectedIn } from './grouping.ts';
import { headline, verdictOf } from './headline.ts';
import { isRed } from './is-red.ts';
import type { Cause, RequirementResult, RunResult, Verdict } from './model.ts';
import { plainLine, plainText } from './plain-text.ts';
import { runFacts } from './run-facts.ts';
import { element, type XmlElement, xmlDocument } from './xml.ts';

/**
 * JUnit XML: a suite per area, a test case per requirement. It is red exactly where the run is:
 * blocked and unverified fail or skip as the run's own switches say. A case has its part of the time
 * of each of its checks, in seconds, so that the cases of a run add up to its checks. No element has
 * an attribute that the strictest schema in use refuses (`junit-10.xsd` of the xUnit plugin).
 */
export function formatJunit(result: RunResult): string {
  const parts = byArea(selectedIn(result)).map(({ area, requirements }) => ({
    name: area,
    cases: requirements.map((requirement) => caseOf(requirement, result)),
  }));
  const ofRun = casesOfRun(result);
  const all = ofRun.length === 0 ? parts : [...parts, { name: 'run', cases: ofRun }];
  const { skipped: _, ...ofAll } = counts(all.flatMap(({ cases }) => cases));
  const properties = propertiesOf(result);
  const timestamp = result.startedAt.replace(/\.\d+Z$/, '');
  const suites = all.map(({ name, cases }) =>
    element('testsuite', { name, timestamp, ...counts(cases) }, [properties, ...cases]),
  );
  return xmlDocument(element('testsuites', { name: 'payments conformance', ...ofAll }, suites));
}

/** What the whole run comes to, in each of its suites: the format has no other place for it. */
function propertiesOf(result: RunResult): XmlElement {
  const properties = runFacts(result).map(([name, value]) => element('property', { name, value }));
  return element('properties', {}, properties);
}

function counts(cases: readonly XmlElement[]): Record<string, number | string> {
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
    time: seconds(
      cases.reduce((sum, { attributes }) => sum + 1000 * Number(attributes['time']), 0),
    ),
  };
}

/** As schemas have it: digits and a point. */
function seconds(ms: number): string {
  return (ms / 1000).toFixed(3);
}

function caseOf(requirement: RequirementResult, result: RunResult): XmlElement {
  const { id, area, text, verdict, checks, reason, because } = requirement;
  const ms = checks.reduce((sum, check) => sum + check.durationMs / check.requirements.length, 0);
  // A requirement may come to another verdict than each of its checks, or have none.
  const shown = checks.find((check) => check.verdict === verdict) ?? {
    verdict,
    ...(reason === undefined ? {} : { message: reason }),
    ...(because === undefined ? {} : { because }),
  };
  return element(
    'testcase',
    { classname: area, name: plainLine(`${id} ${text}`), time: seconds(ms) },
    outcome(shown, requirement, result),
  );
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

/** What no requirement answers for. */
function casesOfRun(result: RunResult): XmlElement[] {
  const { errors, exitCode, red, run } = result;
  const itself = (name: string, message: string, body: string) =>
    element('testcase', { classname: 'run', name: 'the run itself', time: seconds(0) }, [
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
