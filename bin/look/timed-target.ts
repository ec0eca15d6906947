import { patienceOf } from '../../fixtures/target/patience.ts';
import type { Profile } from '../../fixtures/target/profile.ts';
import { createTarget, type Target } from '../../fixtures/target/target.ts';

/** All that a look at a target takes; what starts and ends the command has the rest of twenty seconds. */
const ALL_MS = 18_000;

/** The longest that one call of a quick target is waited for, and a state to settle. */
const CALL_MS = 2_000;
const SETTLE_MS = 5_000;

/** What is made is closed again, also where the time was up. */
const CLOSING_MS = 1_000;

/** Timers fire a little early. */
const EARLY_MS = 10;

/** How long a look at a target may go on. */
export class Deadline {
  #at = performance.now() + ALL_MS;

  /** What is left, and no more than that. */
  left(most = ALL_MS): number {
    return Math.min(most, Math.max(1, this.#at - performance.now()));
  }

  /** Whether it is there: a call that was given what was left of it may end a little before. */
  get isOver(): boolean {
    return performance.now() >= this.#at - EARLY_MS;
  }

  /** Gives what has to be undone its time. */
  extend(): void {
    this.#at = performance.now() + CLOSING_MS;
  }
}

/**
 * A target with the patience that a run has before its first check, since without an answer there is
 * nothing to look at. A request that is answered 429 ends with that answer before a look would.
 */
export function firstTarget(profile: Profile, tell: (line: string) => void): Target {
  const target = createTarget(profile);
  const deadline = new Deadline();
  // What is sent again needs time for its answer.
  const patience = patienceOf(() => deadline.left() - CALL_MS, tell);
  return { ...target, limits: { ...target.limits, patience } };
}

/** How long a call is waited for in a look at a target whose first answer took so long. */
export function callMsFor({ timeouts: { requestMs } }: Profile, latencyMs = 0): number {
  return Math.min(Math.max(CALL_MS, 2 * latencyMs), requestMs);
}

/** A target that nothing waits for beyond a deadline: neither for an answer nor for a state. */
export function timedTarget(
  profile: Profile,
  deadline: Deadline,
  callMs = callMsFor(profile),
): Target {
  const target = createTarget(profile);
  const { settleMs } = profile.timeouts;
  const ofOneCall = () => deadline.left(callMs);
  return {
    ...target,
    get settleMs() {
      return deadline.left(Math.min(SETTLE_MS, settleMs));
    },
    limits: {
      maxBytes: target.limits.maxBytes,
      get headersMs() {
        return ofOneCall();
      },
      get bodyMs() {
        return ofOneCall();
      },
      get totalMs() {
        return ofOneCall();
      },
    },
  };
}
