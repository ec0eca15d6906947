import type { RequirementResult, Summary } from './model.ts';

/** Requirements per verdict. */
export function summarise(requirements: readonly Pick<RequirementResult, 'verdict'>[]): Summary {
  const of = (wanted: RequirementResult['verdict']) =>
    requirements.filter(({ verdict }) => verdict === wanted).length;
  return {
    passed: of('passed'),
    failed: of('failed'),
    warned: of('warned'),
    blocked: of('blocked'),
    unverified: of('unverified'),
    notApplicable: of('not-applicable'),
    excluded: of('excluded'),
    knownFailures: of('known-failure'),
    notSelected: of('not-selected'),
  };
}
