import { type Context, createContext, Script } from 'node:vm';

/** For one text; a pattern that somebody wrote on purpose takes a thousandth of it. */
const LIMIT_MS = 100;

const TRY = new Script('pattern.test(text)');

/** A pattern as ajv takes it. */
interface BoundedPattern {
  readonly test: (text: string) => boolean;
  /** What tells it from others. */
  readonly toString: () => string;
}

/**
 * A regular expression of a description. One is a program, which may not come to an end: where it takes
 * too long over a text, that text fits, and so does every other from then on. Throws a SyntaxError.
 */
export function boundedPattern(source: string, flags: string): BoundedPattern {
  const pattern = new RegExp(source, flags);
  const given = { pattern, text: '' };
  let context: Context | undefined;
  let isEndless = false;
  const test = (text: string) => {
    if (isEndless) return true;
    try {
      context ??= createContext(given);
      given.text = text;
      return Boolean(TRY.runInContext(context, { timeout: LIMIT_MS }));
    } catch {
      isEndless = true;
      return true;
    }
  };
  return { test, toString: () => String(pattern) };
}

/** As ajv would name it in a module of its own, which nobody has it write. */
boundedPattern.code = 'boundedPattern';
