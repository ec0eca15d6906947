import { codesOf } from './errors.ts';
import { type Alternative, loadGaps } from './gaps.ts';
import type { RequirementId } from './generated/requirement-ids.ts';
import { generatedContract } from './generated-contract.ts';
import { lifecycleSchema } from './lifecycle-schema.ts';
import { refuseUnknownIds } from './requirement-files.ts';
import { parseYaml, readSpecText, refuseDuplicates, SpecError } from './yaml.ts';

export const lifecycleNames = [
  'card-status',
  'card-pin',
  'session',
  'signed-retry',
  'credential',
  'verification',
  'quote',
  'transaction',
  'external-account',
  'card-transaction',
  'device-code',
  'agent',
  'agent-action',
  'sca-session',
  'sca-factor',
  'contact',
  'api-token',
  'invitation',
  'stablecoin-enablement',
  'stablecoin-operation',
] as const;

export type LifecycleName = (typeof lifecycleNames)[number];

/** A state machine with every refusal. */
export interface Lifecycle {
  readonly states: readonly string[];
  /** Where a resource starts, as far as the interface shows. */
  readonly initial: string;
  readonly transitions: readonly Transition[];
}

/** What becomes of one trigger in one state. */
export type Transition = Moves | Stays | Refused;

/** The call is accepted and leads to another state. */
export interface Moves extends Attempt {
  readonly outcome: 'moves';
  readonly to: string;
  /** Where the contract states one; else any 2xx. */
  readonly status?: number;
}

/** The call is accepted and the state remains. */
export interface Stays extends Attempt {
  readonly outcome: 'stays';
  /** Where the contract states one; else any 2xx. */
  readonly status?: number;
}

/** The call is refused and the state remains. */
export interface Refused extends Attempt {
  readonly outcome: 'refused';
  readonly status: number;
  readonly code: string;
  readonly alternatives?: readonly Alternative[];
}

interface Attempt {
  readonly trigger: string;
  /** What holds besides the state; nothing stands in the way where left out. */
  readonly guard?: string;
  readonly from: string;
  /** The state the call asks for, where it names one. */
  readonly requested?: string;
  readonly requirements: readonly RequirementId[];
}

interface Source extends Omit<Lifecycle, 'transitions'> {
  readonly moves: readonly Omit<Moves, 'outcome'>[];
  readonly stays: readonly Omit<Stays, 'outcome'>[];
  readonly refused: readonly Omit<Refused, 'outcome'>[];
}

interface Label {
  readonly trigger: string;
  readonly guard?: string | undefined;
  readonly from: string;
  readonly requested?: string | undefined;
}

/** The lifecycle of that name. */
export function loadLifecycle(name: LifecycleName): Lifecycle {
  return generatedContract<Readonly<Record<LifecycleName, Lifecycle>>>('lifecycles')[name];
}

/** The same from its YAML file. Throws SpecError. */
export function readLifecycle(name: LifecycleName): Lifecycle {
  const file = `lifecycles/${name}.yaml`;
  return parseLifecycle(file, readSpecText(file));
}

/** What one without guards says of a trigger in a state. Throws where it leaves it out. */
export function transitionOf(name: LifecycleName, trigger: string, from: string): Transition {
  const { transitions } = loadLifecycle(name);
  const found = transitions.find((each) => each.trigger === trigger && each.from === from);
  if (found === undefined) throw new Error(`the lifecycle ${name} has no ${trigger} from ${from}`);
  return found;
}

/**
 * The lifecycle in a text; `file` only names it in errors. Throws SpecError on an unknown state,
 * code, requirement or contradiction, and on a trigger that says nothing of some state.
 */
export function parseLifecycle(file: string, text: string): Lifecycle {
  const { states, initial, moves, stays, refused } = parseYaml<Source>(file, text, lifecycleSchema);
  const transitions: readonly Transition[] = [
    ...moves.map((row): Moves => ({ ...row, outcome: 'moves' })),
    ...stays.map((row): Stays => ({ ...row, outcome: 'stays' })),
    ...refused.map((row): Refused => ({ ...row, outcome: 'refused' })),
  ];
  const lifecycle = { states, initial, transitions };
  refuseUnknownState(file, 'initial', states, initial);
  for (const transition of transitions) refuseDangling(file, states, transition);
  refuseDuplicates(file, transitions, labelOf);
  refuseMissingPairs(file, lifecycle);
  return lifecycle;
}

function refuseDangling(file: string, states: readonly string[], transition: Transition): void {
  const label = labelOf(transition);
  const to = transition.outcome === 'moves' ? transition.to : undefined;
  for (const state of [transition.from, transition.requested, to]) {
    refuseUnknownState(file, label, states, state);
  }
  refuseUnknownIds(file, label, transition.requirements);
  if (transition.outcome !== 'refused') return;
  const { alternatives = [] } = transition;
  for (const { status, code } of [transition, ...alternatives]) {
    if (code !== undefined && !codesOf(Number(status)).includes(code)) {
      throw new SpecError(file, label, `${code} is not a code of ${status}`);
    }
  }
  for (const { why } of alternatives) {
    if (!loadGaps().contradictions.some(({ id }) => id === why)) {
      throw new SpecError(file, label, `${why} is not a contradiction`);
    }
  }
}

function refuseUnknownState(
  file: string,
  row: string,
  states: readonly string[],
  state: string | undefined,
): void {
  if (state !== undefined && !states.includes(state)) {
    throw new SpecError(file, row, `${state} is not a state`);
  }
}

function refuseMissingPairs(file: string, { states, transitions }: Lifecycle): void {
  for (const some of transitions) {
    const requests = some.requested === undefined ? [undefined] : states;
    for (const from of states) {
      for (const requested of requests) {
        const wanted = labelOf({ trigger: some.trigger, guard: some.guard, from, requested });
        if (!transitions.some((each) => labelOf(each) === wanted)) {
          throw new SpecError(file, wanted, 'is missing');
        }
      }
    }
  }
}

/** A transition in words: its trigger, its guard, the state it starts in and the one it asks for. */
export function labelOf({ trigger, guard, from, requested }: Label): string {
  const holding = guard === undefined ? '' : ` while ${guard}`;
  return `${trigger}${holding} from ${from}${requested === undefined ? '' : ` to ${requested}`}`;
}
