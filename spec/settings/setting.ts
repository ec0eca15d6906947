import type { GapId, PreconditionId } from '../gaps.ts';
import type { JsonSchema } from '../schema-validator.ts';

/** A JSON object. */
export type Json = Readonly<Record<string, unknown>>;

/** A shell command with JSON on stdin and stdout, or an HTTP request. */
export type Hook =
  | string
  | {
      readonly url: string;
      readonly method?: string;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: Json;
    };

/** What every key of a profile has, whatever its type. */
interface Described {
  /** One sentence. */
  readonly text: string;
  /** The gaps whose default the key replaces, or the preconditions that it supplies or helps with. */
  readonly for?: GapId | PreconditionId | readonly (GapId | PreconditionId)[];
}

/** One key of a profile: the words of JSON Schema, and `hook` for a hook. */
export type Setting = Described &
  (
    | {
        readonly type: 'hook' | 'array' | readonly ['boolean', 'string', 'object'];
        readonly items?: JsonSchema;
      }
    | {
        readonly type: 'object';
        readonly default?: object;
        readonly additionalProperties?: JsonSchema;
      }
    | { readonly type: 'boolean'; readonly default?: boolean }
    | { readonly type: 'string'; readonly default?: string; readonly format?: 'javascript-pattern' }
    | { readonly enum: readonly string[]; readonly default?: string }
    | {
        readonly type: 'integer' | 'number';
        readonly default?: number;
        readonly minimum: number;
        readonly maximum?: number;
      }
    | {
        readonly type: readonly ['string', 'boolean'];
        readonly default?: string;
        readonly pattern?: string;
      }
    | {
        readonly type: readonly ['boolean', 'string', 'array'];
        readonly default?: boolean;
        readonly items?: JsonSchema;
      }
  );

/** Keys of a profile; `<name>` stands for one step of any name. */
export type Settings = Readonly<Record<string, Setting>>;

type Written<S> = S extends { enum: readonly (infer V)[] }
  ? V
  : S extends { type: 'string' }
    ? string
    : S extends { type: 'boolean' }
      ? boolean
      : S extends { type: 'integer' | 'number' }
        ? number
        : S extends { type: 'hook' }
          ? Hook
          : S extends { type: 'object'; default: infer D }
            ? D
            : S extends { type: 'object' }
              ? Json
              : S extends { type: readonly ['string', 'boolean'] }
                ? string | boolean
                : unknown;

/** What a reader of a key gets: undefined only where it has no default. */
export type ValueOf<S> = S extends { default: unknown } ? Written<S> : Written<S> | undefined;
