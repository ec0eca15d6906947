import type { Area } from '../spec/areas.ts';
import type { Capability } from '../spec/capabilities.ts';
import type { Because, CallMade, CheckVerdict, Deviation, Finding } from '../spec/check-record.ts';
import type { RequirementId } from '../spec/generated/requirement-ids.ts';
import type { LifecycleName } from '../spec/lifecycles.ts';
import type { Level, Requirement } from '../spec/requirements.ts';
import type { Revision } from '../spec/revisions.ts';
import type { DescriptionFindings } from '../spec/their-openapi/finding.ts';
import type { TranscriptEntry } from '../spec/transcript.ts';
import type { Surveyed } from './survey.ts';

/** What a run says of one requirement. */
export type Verdict = CheckVerdict | 'excluded' | 'known-failure' | 'not-selected';

/** One check, as a requirement that it covers reports it. */
export interface CheckResult {
  /** Path below the project folder, with forward slashes. */
  readonly file: string;
  readonly title: string;
  /** Of its file; absent where a helper in another declared it. */
  readonly line?: number;
  readonly verdict: CheckVerdict | 'known-failure';
  readonly message?: string;
  /** Why the check tells nothing of the target, or not all that it could. */
  readonly because?: Because;
  /** What it saw in place of what was due. */
  readonly deviation?: Deviation;
  readonly durationMs: number;
  /** Every requirement the check covers. */
  readonly requirements: readonly RequirementId[];
  /** The check's own seed, derived from the run's seed and its title. */
  readonly seed: number;
  readonly counterexample?: string;
  /** Kept only where the check did not pass. */
  readonly transcript?: readonly TranscriptEntry[];
  /** How many exchanges are left out of it. */
  readonly exchangesLeftOut?: number;
}

export interface RequirementResult {
  readonly id: RequirementId;
  readonly area: Area;
  readonly level: Level;
  readonly clause: string;
  /** Where a violation is seen and would have to be mended; none where that is any operation, or none. */
  readonly operations: readonly DescribedCall[];
  readonly text: string;
  readonly verdict: Verdict;
  /** Its answer is dictated through `hooks.fault`, so that its cause is not seen. */
  readonly shapeOnly?: true;
  readonly reason?: string;
  readonly because?: Because;
  /** The command that repeats the checks of this requirement; only where they did not all hold. */
  readonly replay?: string;
  readonly checks: readonly CheckResult[];
}

/** What the passing judgement of every exchange found against one requirement. */
export interface Unexpected {
  readonly requirement: RequirementId;
  readonly verdict: Finding['verdict'];
  readonly findings: readonly {
    readonly operation: string;
    readonly message: string;
    /** The title of the first check in whose exchanges it was seen. */
    readonly check: string;
    /** How often it was seen. */
    readonly count: number;
  }[];
}

/** The verdicts that a report gives a cause for, the worst first. */
export const CAUSED = ['failed', 'blocked', 'unverified'] as const;

export type CausedVerdict = (typeof CAUSED)[number];

/** What brought requirements to their verdicts, told once for all of them. */
export interface Cause {
  /** The same for the same cause in every run. */
  readonly id: string;
  /** Ids that reports give what tells of the same bug in fewer words. */
  readonly also?: readonly string[];
  /** The worst of its requirements. */
  readonly verdict: CausedVerdict;
  /** What happened, in a line. */
  readonly title: string;
  /** Where it was seen: one call, or each operation of what is judged in passing. */
  readonly calls: readonly DescribedCall[];
  readonly what?: string;
  readonly expected?: string;
  readonly got?: string;
  readonly because?: Because;
  readonly requirements: readonly {
    readonly id: RequirementId;
    readonly verdict: CausedVerdict;
  }[];
  /** The check that shows it best. */
  readonly shownBy?: ShownCheck;
}

/** A call as the contract writes it: with the names of its parameters, where it is described. */
export type DescribedCall = Pick<CallMade, 'operation' | 'method' | 'path'>;

/** What one check has to show for a cause. */
export interface ShownCheck {
  readonly requirement: RequirementId;
  readonly file: string;
  readonly title: string;
  readonly line?: number;
  readonly message?: string;
  readonly seed: number;
  readonly counterexample?: string;
  /** The command that repeats it. */
  readonly replay?: string;
  /** The exchanges that led to it, its own the last. */
  readonly exchanges: readonly TranscriptEntry[];
}

/** Requirements per verdict; `notSelected` belongs to no sum. */
export interface Summary {
  readonly passed: number;
  readonly failed: number;
  readonly warned: number;
  readonly blocked: number;
  readonly unverified: number;
  readonly notApplicable: number;
  readonly excluded: number;
  readonly knownFailures: number;
  readonly notSelected: number;
}

/** How many of the requirements that a run was asked for came to a verdict on the target. */
export interface Judged {
  /** Passed, failed, warned or a known failure. */
  readonly requirements: number;
  /** Those of them whose answer was dictated through `hooks.fault`: its shape alone is seen. */
  readonly shapeOnly: number;
  /** All that the run was asked for. */
  readonly of: number;
  /** What the profile takes out; the most first. */
  readonly takenOut: readonly {
    readonly capability: Capability;
    readonly requirements: number;
    /** Whether a person says so, in the profile; else it is a guess. */
    readonly declared: boolean;
  }[];
}

/** How much of a state machine a run has tried. */
export interface LifecycleCoverage {
  readonly name: LifecycleName;
  /** Calls that are accepted, whether or not they lead to another state. */
  readonly moves: { readonly tried: number; readonly all: number };
  readonly refusals: { readonly tried: number; readonly all: number };
  /** Trigger and state of each transition that was not tried. */
  readonly untried: readonly string[];
  /** Of each that was seen, but not judged: a row of it is unverified. */
  readonly unverified?: readonly string[];
}

/** 0 green; 1 the target is not; 2 nothing was selected, or could be judged; 3 the target is gone; 4 the suite itself went wrong. */
export type ExitCode = 0 | 1 | 2 | 3 | 4;

/** How strictly a run is judged: the two switches of the command line. */
export interface Policy {
  readonly requireVerified: boolean;
  readonly allowBlocked: boolean;
}

/** Which suite it was that judged. */
export interface SuiteVersion {
  /** That of the package. */
  readonly version: string;
  /** What it was checked out or built from; absent where git tells none. */
  readonly commit?: string;
}

/** `results.json`. Everything in it is redacted plain text; times are ISO 8601 UTC or ms. */
export interface RunResult {
  readonly schema: 6;
  readonly suite: SuiteVersion;
  readonly contract: { readonly version: string; readonly revision: Revision };
  readonly target: { readonly baseUrl: string; readonly profile: string };
  /** Present only where one run was made against many subjects. */
  readonly subject?: string;
  readonly run: Policy & {
    readonly id: string;
    readonly command: string;
    readonly selection: readonly string[];
    /** Checks that left a record. */
    readonly checks: number;
    /** Why the run ended before its last check, if it did. */
    readonly cutShort?: string;
    /** It ended because the target stopped answering, or answered 429 alone. */
    readonly gone?: true;
  };
  readonly seed: number;
  readonly startedAt: string;
  readonly durationMs: number;
  readonly exchanges: number;
  readonly exitCode: ExitCode;
  /** Why the exit code is not 0; empty when it is. */
  readonly red: readonly string[];
  /** What the run left out; empty for a full run. */
  readonly partial: readonly string[];
  readonly judged: Judged;
  readonly summary: Summary;
  readonly preflight: readonly string[];
  /** What brought requirements to be failed, blocked or unverified, the worst first. */
  readonly causes: readonly Cause[];
  readonly requirements: readonly RequirementResult[];
  readonly unexpected: readonly Unexpected[];
  readonly lifecycles: readonly LifecycleCoverage[];
  /** What the target was asked to show, where what it shows decides what binds. */
  readonly survey: readonly Surveyed[];
  /** Where a run is given the service's own OpenAPI description. */
  readonly openapi?: Omit<OwnOpenApi, 'digest'>;
  /** Remarks on the target that are no verdict. */
  readonly notes: readonly string[];
  /** Mistakes of the suite itself; they say nothing of the target. */
  readonly errors: readonly string[];
}

/** What was found around a service's own OpenAPI description: no verdict, and no part of the exit code. */
export interface OwnOpenApi extends DescriptionFindings {
  /** The file or address. */
  readonly source: string;
  /** Of what it says, by which shards know that they were given the same. */
  readonly digest: string;
  /** How many operations it has. */
  readonly operations: number;
}

/** A failure the profile announces. */
export interface KnownFailure {
  readonly id: RequirementId;
  readonly reason: string;
}

/** The settings of a run that its result repeats or is judged by. */
export interface RunContext extends Policy {
  readonly suite: SuiteVersion;
  readonly contract: { readonly version: string };
  readonly revision: Revision;
  readonly target: { readonly baseUrl: string; readonly profile: string };
  readonly run: {
    readonly id: string;
    /** The command line as typed, for the reader. */
    readonly command: string;
    /** The flags that choose the target and the revision, repeated in every replay command. */
    readonly flags: readonly string[];
  };
  readonly seed: number;
  readonly requirements: readonly Requirement[];
  readonly knownFailures: readonly KnownFailure[];
  /** Those whose last day is over, each with what is to be said of it: they excuse nothing. */
  readonly pastFailures: readonly KnownFailure[];
  readonly absentCapabilities: readonly string[];
  /** Those of them that no one has declared absent: what needs one is unverified. */
  readonly guessedCapabilities: readonly string[];
  /** What the run was restricted to, in words of the command line; empty for a full run. */
  readonly selection: readonly string[];
  /** The rows that were asked for, by area or by id; absent where that is all of them. */
  readonly asked?: { readonly areas: readonly string[]; readonly ids: readonly string[] };
  /** Of what the profile says, by which a merge tells shards apart that are not of one; absent elsewhere. */
  readonly profileDigest?: string;
  readonly preflight: readonly string[];
  /** What differs from the contract in the service's own OpenAPI description, where there is one. */
  readonly openapi?: OwnOpenApi;
}
