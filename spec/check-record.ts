import type { RequirementId } from './generated/requirement-ids.ts';
import type { TranscriptEntry } from './transcript.ts';

/** What one check can say of the target; `excluded` and `known-failure` are decided later, per requirement. */
export type CheckVerdict =
  | 'passed'
  | 'failed'
  | 'warned'
  | 'blocked'
  | 'unverified'
  | 'not-applicable';

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
