import type { Because } from './check-record.ts';

/** The capabilities that a target lacks by its profile. */
export interface Lacking {
  readonly absent: readonly string[];
  /** Those of them that nobody has said to be absent: a guess, or the default of one left out. */
  readonly guessed: readonly string[];
}

/** What a row or a check says of a target that lacks what it is about. */
export interface Absence {
  readonly verdict: 'not-applicable' | 'unverified';
  readonly reason: string;
  readonly because: Because;
}

/** The words in front of a word's dots: `cards` of `cards.pin`. */
export function above(word: string): readonly string[] {
  const steps = word.split('.');
  return steps.slice(1).map((_, index) => steps.slice(0, index + 1).join('.'));
}

/**
 * What follows from the lack of a capability, or `undefined` where the target has it. A guess excuses
 * nothing: only what a person wrote takes rows out. Named is the word that a profile would write.
 */
export function absenceOf(capability: string, { absent, guessed }: Lacking): Absence | undefined {
  if (!absent.includes(capability)) return undefined;
  const isGuess = guessed.includes(capability);
  const isAlike = (word: string) => absent.includes(word) && guessed.includes(word) === isGuess;
  const word = above(capability).find(isAlike) ?? capability;
  const because = { profileKeys: [`capabilities.${word}`] };
  return isGuess
    ? {
        verdict: 'unverified',
        reason: `whether the service has ${word} is a guess: set capabilities.${word} to true, or to false if it has not`,
        because,
      }
    : {
        verdict: 'not-applicable',
        reason: `the profile declares the capability ${word} absent`,
        because,
      };
}
