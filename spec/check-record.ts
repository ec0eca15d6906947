import type { PreconditionId } from './gaps.ts';
import type { FactId } from './generated/fact-ids.ts';
import type { OperationId } from './generated/operation-ids.ts';
import type { RequirementId } from './generated/requirement-ids.ts';
import type { OpenId } from './requirements.ts';
import type { DescriptionFinding } from './their-openapi/finding.ts';
import type { TranscriptEntry } from './transcript.ts';

/** What one check can say of the target; `excluded` and `known-failure` are decided later, per requirement. */
export type CheckVerdict =
  | 'passed'
  | 'failed'
  | 'warned'
  | 'blocked'
  | 'unverified'
  | 'not-applicable';

/** Marks a check that failed and is an expected failure for the runner alone, for it to go on in its worker. */
export const WORKER_KEPT = 'worker kept';

/** A call, with its answer where one came. */
export interface CallMade {
  /** `undefined` for a request outside the description. */
  readonly operation?: OperationId;
  readonly method: string;
  /** As it was sent, with the ids of its resources. */
  readonly path: string;
  readonly status?: number;
  readonly code?: string;
  /** What a refusal says for people; of a call that did not lead on, else only in the message. */
  readonly reason?: string;
  /** Gap defaults that the answer may be owed to; for the runner alone. */
  readonly builtOn?: readonly OpenId[];
}

/**
 * What a check saw and what was due instead, as values: what two checks saw for the same reason is
 * equal but for the path of the call.
 */
export interface Deviation {
  /** The call whose answer was held. */
  readonly call?: CallMade;
  /** The last call before something else was held. */
  readonly after?: CallMade;
  /** What was held, where it was not an answer as such. */
  readonly what?: string;
  readonly expected?: string;
  /** What came instead, where the call does not tell. */
  readonly got?: string;
  /** What the judgement of every exchange held it against, where that is what the check is about. */
  readonly finding?: RequirementId;
}

/** Why a check says nothing of the target, or not all that it could. */
export interface Because {
  /** What the contract leaves open, as far as the profile does not confirm it. */
  readonly rests?: readonly OpenId[];
  readonly precondition?: PreconditionId;
  /** What would supply it, or tell it. */
  readonly profileKeys?: readonly string[];
  /** The call that did not lead on. */
  readonly call?: CallMade;
}

/** What a target has shown of a fact of `evidence.yaml`, or of the route of an operation that only a gap names. */
export interface Shown {
  readonly answer: 'shown' | 'not shown' | 'differs';
  /** What came, where it is not shown as it should be. */
  readonly told?: string;
  /** The call by which it was seen. */
  readonly call?: CallMade;
}

/** An answer of the survey, by the name of the fact or of the operation. */
export interface Asked extends Shown {
  readonly fact: FactId | OperationId;
}

/** A requirement that a failed check does not hold against the target. */
export interface Excused {
  readonly requirement: RequirementId;
  readonly message: string;
  readonly because: Because;
}

/** Something the passing judgement of an exchange saw, charged to its own requirement. */
export interface Finding {
  readonly requirement: RequirementId;
  readonly verdict: 'failed' | 'warned';
  readonly message: string;
  /** Operation id, or method and path outside the description. */
  readonly operation: string;
  /** Which exchange of its check it was seen in, counted from 1. */
  readonly exchange?: number;
  /** It is one only where the target has this operation at the path that a gap names. */
  readonly ifRouted?: OperationId;
  /** The member that the answer has to have and does not show. */
  readonly lacks?: string;
}

/** The one attachment every check leaves, as JSON, under the name `conformance`. Redacted. */
export interface CheckRecord {
  /** Empty in an ordinary run; the defect or variant where many subjects share one run. */
  readonly subject: string;
  readonly requirements: readonly RequirementId[];
  readonly verdict: CheckVerdict;
  /** Expected and got, or the reason; plain text. */
  readonly message?: string;
  /** Beside `blocked`, `unverified` and `not-applicable`. */
  readonly because?: Because;
  /** Beside `failed`: what it saw. */
  readonly deviation?: Deviation;
  /**
   * Beside `failed` and `unverified`: the requirements of the step that did not hold, where the check
   * names them. They need not be among those that it covers; the others of these are left unjudged.
   */
  readonly blames?: readonly RequirementId[];
  /** Beside `failed`: those of the requirements that rest on what is open. */
  readonly excused?: readonly Excused[];
  /** What went wrong in the suite itself, which says nothing of the target. */
  readonly mistake?: string;
  /** Why the target counts as gone, which ends the run. */
  readonly gone?: string;
  readonly findings: readonly Finding[];
  /** Where an exchange was not as the service's own OpenAPI describes it; no verdict. */
  readonly drift?: readonly DescriptionFinding[];
  readonly notes: readonly string[];
  readonly exchanges: number;
  /** Kept only where the check did not pass. */
  readonly transcript?: readonly TranscriptEntry[];
  /** How many exchanges the transcript lacks, where a check makes many or long ones. */
  readonly exchangesLeftOut?: number;
  readonly seed: number;
  readonly counterexample?: string;
  /** What the survey was asked on its behalf, and by no check before it. */
  readonly asked?: readonly Asked[];
}

/** What is expected of a call that leads on: which 2xx it is, is open (G-03). */
export const SUCCESS = 'a 2xx';

/** The first words of the line that names the gaps on which a deviation rests. */
export const UNSTATED = 'The contract does not state this';

export const CHECK_RECORD = 'conformance';
