/** What is shown of a defect or of a variant. */
export interface Shown {
  readonly id: string;
  /** The area it belongs to, or what else it is counted under. */
  readonly under: string;
  /** Why it counts against the suite; absent where it does not. */
  readonly fault?: string;
  /** The check that caught it. */
  readonly by?: string;
  /** It breaks a rule that the contract does not state, and nothing confirms: nothing is to catch it. */
  readonly isOpen?: boolean;
}

export interface Score {
  readonly held: number;
  readonly of: number;
  /** Those that are neither held nor count against the suite. */
  readonly open: number;
}

export interface Scores {
  readonly areas: Readonly<Record<string, Score>>;
  /** The defects that survived, or the variants with false alarms. */
  readonly against: readonly { readonly id: string; readonly fault: string }[];
}

/** What `prove` writes down: of everything, or of one shard. */
export interface Proof {
  readonly schema: 2;
  /** Whether the profile confirmed nothing; else it confirmed every gap. */
  readonly unconfirmed: boolean;
  /** The commit, as far as git tells one. */
  readonly commit: string;
  readonly seed: number;
  /** What was asked for by name; empty where it was everything. */
  readonly selection: readonly string[];
  readonly shards: { readonly count: number; readonly held: readonly number[] };
  readonly defects: Scores;
  readonly variants: Scores;
  /** The check that caught each defect, by its title. */
  readonly caughtBy: Readonly<Record<string, string>>;
}

/** Counts by area. */
export function scoresOf(shown: readonly Shown[]): Scores {
  const areas: Record<string, Score> = {};
  for (const { under, fault, isOpen = false } of shown) {
    const isHeld = fault === undefined && !isOpen;
    const one = { held: isHeld ? 1 : 0, of: 1, open: isOpen ? 1 : 0 };
    areas[under] = plus(areas[under] ?? none, one);
  }
  return {
    areas,
    against: shown.flatMap(({ id, fault }) => (fault === undefined ? [] : [{ id, fault }])),
  };
}

/** The check that caught each of these, as far as one did. */
export function caughtBy(shown: readonly Shown[]): Proof['caughtBy'] {
  return Object.fromEntries(shown.flatMap(({ id, by }) => (by === undefined ? [] : [[id, by]])));
}

/** How much held, of how much. */
export function totalOf({ areas }: Scores): Score {
  return Object.values(areas).reduce(plus, none);
}

/** The shards that nobody has shown yet. */
export function missingIn({ shards }: Proof): readonly number[] {
  return Array.from({ length: shards.count }, (_, at) => at + 1).filter(
    (index) => !shards.held.includes(index),
  );
}

/** The defects that survived, and the variants with false alarms. */
export function faultsIn({ defects, variants }: Proof): Scores['against'] {
  return [...defects.against, ...variants.against];
}

/** Whether all of it was shown, and nothing counts against the suite. */
export function isProved(proof: Proof): boolean {
  return missingIn(proof).length === 0 && faultsIn(proof).length === 0;
}

/** Two shards as one. Throws an Error where they are not parts of the same proof. */
export function addedUp(one: Proof, other: Proof): Proof {
  const same = (proof: Proof) =>
    JSON.stringify([
      ...[proof.commit, proof.seed, proof.selection, proof.shards.count],
      proof.unconfirmed,
    ]);
  if (same(one) !== same(other)) {
    throw new Error(
      'the shards differ in commit, seed, selection, number of shards or --unconfirmed',
    );
  }
  const twice = other.shards.held.find((index) => one.shards.held.includes(index));
  if (twice !== undefined) throw new Error(`shard ${twice} is there twice`);
  return {
    ...one,
    shards: { ...one.shards, held: [...one.shards.held, ...other.shards.held] },
    defects: together(one.defects, other.defects),
    variants: together(one.variants, other.variants),
    caughtBy: { ...one.caughtBy, ...other.caughtBy },
  };
}

function together(one: Scores, other: Scores): Scores {
  const areas = { ...one.areas };
  for (const [name, score] of Object.entries(other.areas)) {
    areas[name] = plus(areas[name] ?? none, score);
  }
  return { areas, against: [...one.against, ...other.against] };
}

const none: Score = { held: 0, of: 0, open: 0 };

function plus(one: Score, other: Score): Score {
  return { held: one.held + other.held, of: one.of + other.of, open: one.open + other.open };
}
