import {
  type Lifecycle,
  type LifecycleName,
  labelOf,
  lifecycleNames,
  loadLifecycle,
} from '../spec/lifecycles.ts';
import type { LifecycleCoverage, RequirementResult, Verdict } from './model.ts';

/** What is said of a transition once it was tried, whatever came of it. */
const TRIED: readonly Verdict[] = ['passed', 'warned', 'failed', 'known-failure'];

/**
 * How much of each lifecycle a run has tried. A transition was tried where every requirement that it
 * stands for was; lifecycles of which nothing was are left out.
 */
export function lifecycleCoverage(
  requirements: readonly Pick<RequirementResult, 'id' | 'verdict'>[],
): readonly LifecycleCoverage[] {
  const tried = new Set(
    requirements.filter(({ verdict }) => TRIED.includes(verdict)).map(({ id }) => id),
  );
  const left = requirements.filter(({ verdict }) => verdict === 'not-selected').map(({ id }) => id);
  return lifecycleNames
    .map((name) => coverageOf(name, without(loadLifecycle(name), new Set(left)), tried))
    .filter(({ moves, refusals }) => moves.tried + refusals.tried > 0);
}

/** A lifecycle as far as a run was asked for it; of one with less than all, what rows speak of. */
function without(lifecycle: Lifecycle, left: ReadonlySet<string>): Lifecycle {
  if (left.size === 0) return lifecycle;
  const isAsked = ({ requirements }: Lifecycle['transitions'][number]) =>
    requirements.length > 0 && !requirements.some((id) => left.has(id));
  return { ...lifecycle, transitions: lifecycle.transitions.filter(isAsked) };
}

function coverageOf(
  name: LifecycleName,
  { transitions }: Lifecycle,
  tried: ReadonlySet<string>,
): LifecycleCoverage {
  const isTried = ({ requirements }: Lifecycle['transitions'][number]) =>
    requirements.length > 0 && requirements.every((id) => tried.has(id));
  const refusals = transitions.filter(({ outcome }) => outcome === 'refused');
  const moves = transitions.filter(({ outcome }) => outcome !== 'refused');
  const counted = (some: Lifecycle['transitions']) => ({
    tried: some.filter(isTried).length,
    all: some.length,
  });
  return {
    name,
    moves: counted(moves),
    refusals: counted(refusals),
    untried: transitions.filter((each) => !isTried(each)).map(labelOf),
  };
}

/** The same for people: a line for each lifecycle, and one for each transition that was not tried. */
export function lifecycleLines(coverage: readonly LifecycleCoverage[]): readonly string[] {
  return coverage.flatMap(({ name, moves, refusals, untried }) => [
    `${name}: ${moves.tried} of ${moves.all} moves taken, ${refusals.tried} of ${refusals.all} refusals seen`,
    ...untried.map((label) => `${name}, never tried: ${label}`),
  ]);
}
