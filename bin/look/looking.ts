import { setTimeout as delay } from 'node:timers/promises';
import type { Profile } from '../../fixtures/target/profile.ts';
import { ProfileError } from '../../fixtures/target/profile.ts';
import type { Capability } from '../../spec/capabilities.ts';
import type { OperationId } from '../../spec/generated/operation-ids.ts';
import type { Advice, Entries } from './advice.ts';
import type { Made } from './made.ts';
import { joined, type ProfileSource } from './profile-source.ts';
import { type Deadline, timedTarget } from './timed-target.ts';
import { WatchedPlatform } from './watched-platform.ts';

/** A look at a target: by which profile, what was made there, and how long it may go on. */
export class Looking {
  readonly deadline: Deadline;
  readonly made: Made = {};
  readonly #source: ProfileSource;
  readonly #callMs: number | undefined;
  readonly #platforms: WatchedPlatform[] = [];
  readonly #alternatives = new Map<OperationId, readonly Advice[]>();
  #proposed: Entries = {};
  #platform: WatchedPlatform;

  /** `callMs` is how long one call is waited for, where the target is slow. */
  constructor(source: ProfileSource, deadline: Deadline, callMs?: number) {
    this.#source = source;
    this.deadline = deadline;
    this.#callMs = callMs;
    this.#platform = this.#opened(source({}));
  }

  /** The profile as it stands. */
  get profile(): Profile {
    return this.#source({});
  }

  /** What it guesses to be absent, which this look asks for. */
  get guessed(): readonly Capability[] {
    return this.profile.guessed;
  }

  get platform(): WatchedPlatform {
    return this.#platform;
  }

  /** What a call of the operation might say instead, by what its refusals allow. */
  alternatives(operation: OperationId): readonly Advice[] {
    return this.#alternatives.get(operation) ?? [];
  }

  /** Keeps what a refusal allows besides what is proposed. */
  allow(operation: OperationId, others: readonly Advice[]): void {
    this.#alternatives.set(operation, [...this.alternatives(operation), ...others]);
  }

  /** What stands in the profile by now besides what is written there. */
  get proposed(): Entries {
    return this.#proposed;
  }

  /** Goes on as if this stood in the profile too; false where it may not stand there. */
  propose(more: Entries): boolean {
    return this.replace(joined(this.#proposed, more));
  }

  /** Goes on as if this, and nothing proposed before, stood in the profile. */
  replace(proposed: Entries): boolean {
    try {
      const platform = this.#opened(this.#source(proposed));
      this.#proposed = proposed;
      this.#platform = platform;
      return true;
    } catch (error) {
      if (error instanceof ProfileError) return false;
      throw error;
    }
  }

  #opened(profile: Profile): WatchedPlatform {
    const platform = WatchedPlatform.of(timedTarget(asked(profile), this.deadline, this.#callMs));
    this.#platforms.push(platform);
    return platform;
  }

  /** Undoes what was made, as far as there is time for it. */
  async close(): Promise<void> {
    this.deadline.extend();
    const closed = this.#platforms.map((platform) => platform.close());
    await Promise.race([Promise.all(closed), delay(1_000, undefined, { ref: false })]);
  }
}

/** The profile with what is a guess in it asked again. */
function asked(profile: Profile): Profile {
  const guesses = profile.guessed.map((word) => [word, true]);
  return {
    ...profile,
    capabilities: { ...profile.capabilities, ...Object.fromEntries(guesses) },
    guessed: [],
  };
}
