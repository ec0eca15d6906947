import { BodyMutation } from './body-mutation.ts';

/** Each fault with the schema keywords that may object to it, and no other may. */
export const faultKeywords = {
  missing: ['required'],
  null: ['type', 'enum', 'const'],
  'wrong type': ['type', 'enum', 'const'],
  'too short': ['minLength', 'minItems'],
  'too long': ['maxLength', 'maxItems'],
  'wrong format': ['format', 'pattern', 'contentEncoding'],
  'wrong enum': ['enum', 'const'],
  'below minimum': ['minimum', 'exclusiveMinimum'],
  'above maximum': ['maximum', 'exclusiveMaximum'],
} as const satisfies Record<string, readonly string[]>;

export type FaultName = keyof typeof faultKeywords;

/** A valid body with exactly one fault, at `path`. */
export class BodyFault extends BodyMutation {
  readonly fault: FaultName;

  constructor(path: string, fault: FaultName, body: unknown) {
    super(path, body, fault);
    this.fault = fault;
  }
}
