import {
  type Lifecycle,
  type LifecycleName,
  labelOf,
  lifecycleNames,
  loadLifecycle,
  type Transition,
} from '../spec/lifecycles.ts';
import { isJudged } from './judged.ts';
import type { LifecycleCoverage, RequirementResult } from './model.ts';

type Row = Pick<RequirementResult, 'id' | 'verdict' | 'operations' | 'checks'>;

/**
 * How much of each lifecycle a run has tried. A transition was tried where a requirement that it
 * stands for was judged; lifecycles of which nothing was are left out.
 */
export function lifecycleCoverage(requirements: readonly Row[]): readonly LifecycleCoverage[] {
  const rows = new Map<string, Row>(requirements.map((row) => [row.id, row]));
  const left = requirements.filter(({ verdict }) => verdict === 'not-selected').map(({ id }) => id);
  return lifecycleNames
    .map((name) => coverageOf(name, without(loadLifecycle(name), new Set(left)), rows))
    .filter(({ moves, refusals }) => moves.tried + refusals.tried > 0);
}

/** A lifecycle as far as rows speak of it, and a run was asked for them. */
function without(lifecycle: Lifecycle, left: ReadonlySet<string>): Lifecycle {
  const isAsked = ({ requirements }: Transition) =>
    requirements.length > 0 && !requirements.some((id) => left.has(id));
  return { ...lifecycle, transitions: lifecycle.transitions.filter(isAsked) };
}

function coverageOf(
  name: LifecycleName,
  { transitions }: Lifecycle,
  rows: ReadonlyMap<string, Row>,
): LifecycleCoverage {
  const isAny = ({ requirements }: Transition, holds: (row: Row) => boolean) =>
    requirements.some((id) => {
      const row = rows.get(id);
      return row !== undefined && holds(row);
    });
  const isTried = (each: Transition) => isAny(each, isJudged);
  const isSeen = (each: Transition) =>
    isAny(each, (row) => hasSeen(row, each.outcome !== 'refused'));
  const refusals = transitions.filter(({ outcome }) => outcome === 'refused');
  const moves = transitions.filter(({ outcome }) => outcome !== 'refused');
  const counted = (some: Lifecycle['transitions']) => ({
    tried: some.filter(isTried).length,
    all: some.length,
  });
  const untried = transitions.filter((each) => !isTried(each));
  return {
    name,
    moves: counted(moves),
    refusals: counted(refusals),
    untried: untried.filter((each) => !isSeen(each)).map(labelOf),
    unverified: untried.filter(isSeen).map(labelOf),
  };
}

/** Whether a check of an unverified row made the call that it is about, and it was taken, or refused. */
function hasSeen({ verdict, operations, checks }: Row, isTaken: boolean): boolean {
  if (verdict !== 'unverified') return false;
  const calls = operations.map(({ method, path }) => ({
    method,
    path: new RegExp(`${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  }));
  const seen = checks.flatMap(({ transcript = [] }) => transcript);
  return seen.some(({ method, url, status = 0 }) => {
    const isOutcome = isTaken ? status >= 200 && status < 300 : status >= 400 && status < 500;
    const [address = ''] = url.split('?');
    return isOutcome && calls.some((call) => call.method === method && call.path.test(address));
  });
}

/**
 * The same for people: a line for each lifecycle of which moves were asked for, and one for each
 * transition that was not judged.
 */
export function lifecycleLines(coverage: readonly LifecycleCoverage[]): readonly string[] {
  return coverage
    .filter(({ moves }) => moves.all > 0)
    .flatMap(({ name, moves, refusals, untried, unverified = [] }) => [
      `${name}: ${[
        `${moves.tried} of ${moves.all} moves taken`,
        ...(refusals.all > 0 ? [`${refusals.tried} of ${refusals.all} refusals seen`] : []),
      ].join(', ')}`,
      ...unverified.map((label) => `${name}, seen, but its row is unverified: ${label}`),
      ...untried.map((label) => `${name}, never tried: ${label}`),
    ]);
}
