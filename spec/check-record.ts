import type { PreconditionId } from './gaps.ts';
import type { RequirementId } from './generated/requirement-ids.ts';
import type { OpenId } from './requirements.ts';
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

/** Why a check says nothing of the target, or not all that it could. */
export interface Because {
  /** What the contract leaves open, as far as the profile does not confirm it. */
  readonly rests?: readonly OpenId[];
  readonly precondition?: PreconditionId;
  /** What would supply it, or tell it. */
  readonly profileKeys?: readonly string[];
  /** The call that did not lead on. */
  readonly call?: {
    readonly method: string;
    readonly path: string;
    readonly status: number;
    readonly code?: string;
  };
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
  /** Beside `failed`: those of the requirements that rest on what is open. */
  readonly excused?: readonly Excused[];
  /** What went wrong in the suite itself, which says nothing of the target. */
  readonly mistake?: string;
  /** Why the target counts as gone, which ends the run. */
  readonly gone?: string;
  readonly findings: readonly Finding[];
  readonly notes: readonly string[];
  readonly exchanges: number;
  /** Kept only where the check did not pass. */
  readonly transcript?: readonly TranscriptEntry[];
  /** How many exchanges the transcript lacks, where a check makes many or long ones. */
  readonly exchangesLeftOut?: number;
  readonly seed: number;
  readonly counterexample?: string;
}

export const CHECK_RECORD = 'conformance';
