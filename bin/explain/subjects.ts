import { closest, nearest } from '../../fixtures/target/suggest.ts';
import { loadErrors } from '../../spec/errors.ts';
import { loadEvidence } from '../../spec/evidence.ts';
import { loadGaps } from '../../spec/gaps.ts';
import { callOf, operationIds } from '../../spec/openapi.ts';
import { isOwn } from '../../spec/own-rows.ts';
import { loadRequirements } from '../../spec/requirements.ts';
import { usage } from '../run/exit-codes.ts';
import { operationNamed } from '../run/named-operation.ts';
import { noSuites } from '../run/own-suites.ts';
import { currentId } from '../run/run-options.ts';
import type { Entry } from './entry.ts';
import { explainCode } from './error-code.ts';
import { explainFact } from './fact.ts';
import { explainGap, explainReading } from './open.ts';
import { explainOperation } from './operation.ts';
import { explainPrecondition } from './precondition.ts';
import { explainRow } from './row.ts';

/** How many names the refusal of an unknown one gives. */
const SUGGESTED = 3;

type Explain = () => Entry;

/** Everything that can be explained, by its name; without suites of your own, what is ours. */
export function subjects(own = noSuites): ReadonlyMap<string, Explain> {
  const { gaps, contradictions, preconditions } = loadGaps();
  const named: readonly (readonly [string, Explain])[] = [
    ...loadRequirements().map((row) => [row.id, () => explainRow(row, own)] as const),
    ...gaps.map((each) => [each.id, () => explainGap(each)] as const),
    ...contradictions.map((each) => [each.id, () => explainReading(each)] as const),
    ...preconditions.map((each) => [each.id, () => explainPrecondition(each)] as const),
    ...loadEvidence().facts.map((each) => [each.id, () => explainFact(each)] as const),
    ...loadErrors().map(({ code }) => [code, () => explainCode(code)] as const),
    ...operationIds.map((id) => [id, () => explainOperation(id)] as const),
  ];
  return new Map(named);
}

/**
 * What explains a name: an id, a code with or without its status, an operation by its id or its call.
 * Throws Stop with the nearest names.
 */
export function subjectOf(given: string, own = noSuites): Explain {
  const known = subjects(own);
  const code = given.replace(/^\d{3} /, '');
  const found =
    [given, currentId(given), code, code.toUpperCase()]
      .map((name) => known.get(name))
      .find(Boolean) ?? ofOperation(given);
  if (found !== undefined) return found;
  if (isOwn(given) && own.folders.length === 0) {
    usage(
      `explain "${given}": it belongs to a suite of your own; name its folder with --add FOLDER`,
    );
  }
  const names = given.includes('/') ? operationIds.map(callOf) : [...known.keys()];
  const isAlike = nearest(given, names, given.length / 2) !== undefined;
  const told = isAlike
    ? `the nearest are ${closest(given, names, SUGGESTED).join(', ')}`
    : 'name a requirement, gap, reading, precondition, fact, error code or operation';
  return usage(`explain "${given}": nothing has this name; ${told}`);
}

function ofOperation(given: string): Explain | undefined {
  const id = operationNamed(given);
  return id === undefined ? undefined : () => explainOperation(id);
}
