import type { Log, ReportingDescriptor, Result } from 'sarif';
import { causeOfRow } from './cause-of-row.ts';
import { headline } from './headline.ts';
import { isRed } from './is-red.ts';
import type { RequirementResult, RunResult, Verdict } from './model.ts';
import { plainLine, plainText } from './plain-text.ts';
import { runFacts } from './run-facts.ts';

/** How grave a finding is that does not turn the run red. */
const LESSER: Partial<Record<Verdict, Result.level>> = {
  blocked: 'warning',
  warned: 'warning',
  'known-failure': 'note',
};

/** The profile as a file of a repository, by which an annotation has a place; a text is none. */
const PROFILE = /^(?!\/|\.\.)\S+\.(?:ya?ml|json)$/;

/**
 * SARIF 2.1.0: a rule for each requirement with a finding, a result for each finding. What turns the
 * run red is an error. A requirement has the same fingerprint in every run, whatever came.
 */
export function formatSarif(result: RunResult): string {
  const rows = result.requirements.filter((row) => levelOf(row, result) !== undefined);
  const log: Log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'payments-conformance',
            semanticVersion: result.suite.version,
            rules: rows.map(ruleOf),
          },
        },
        automationDetails: { id: `conformance of ${plainLine(result.target.baseUrl)}/` },
        invocations: [
          {
            executionSuccessful: result.exitCode < 2 && result.run.cutShort === undefined,
            exitCode: result.exitCode,
            exitCodeDescription: headline(result),
            startTimeUtc: result.startedAt,
          },
        ],
        results: rows.map((row, index) => resultOf(row, index, result)),
        columnKind: 'utf16CodeUnits',
        properties: Object.fromEntries(runFacts(result)),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function levelOf({ verdict }: RequirementResult, result: RunResult): Result.level | undefined {
  return isRed(verdict, result) ? 'error' : LESSER[verdict];
}

function ruleOf({ id, area, clause, text, level }: RequirementResult): ReportingDescriptor {
  return {
    id,
    shortDescription: { text },
    fullDescription: { text: `${clause}: ${text}` },
    defaultConfiguration: { level: level === 'MUST' ? 'error' : 'warning' },
    properties: { tags: [area, level], clause },
  };
}

function resultOf(row: RequirementResult, ruleIndex: number, result: RunResult): Result {
  const { id, verdict, operations, text } = row;
  const cause = causeOfRow(row, result);
  const { profile } = result.target;
  const places = operations.map(({ method, path }) => ({
    fullyQualifiedName: `${method} ${path}`,
  }));
  const file = PROFILE.test(profile)
    ? { physicalLocation: { artifactLocation: { uri: uriOf(profile) }, region: { startLine: 1 } } }
    : {};
  return {
    ruleId: id,
    ruleIndex,
    level: levelOf(row, result) ?? 'none',
    message: { text: plainText(`${text}\n${verdict}: ${cause}`) },
    locations: [{ ...file, logicalLocations: places }],
    ...(verdict === 'known-failure'
      ? { suppressions: [{ kind: 'external', justification: plainText(row.reason ?? '') }] }
      : {}),
    partialFingerprints: { 'requirement/v1': id },
  };
}

/** A path of the repository as a relative URI. */
function uriOf(path: string): string {
  return plainText(path).split('/').map(encodeURIComponent).join('/');
}
