import * as fc from 'fast-check';

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

/** A valid body with exactly one fault. Prints as what was done to it, since bodies carry secrets. */
export class BodyFault {
  /** Member names joined by dots, array places in brackets: `items[0].name`. */
  readonly path: string;
  readonly fault: FaultName;
  readonly body: unknown;

  constructor(path: string, fault: FaultName, body: unknown) {
    this.path = path;
    this.fault = fault;
    this.body = body;
  }

  toString(): string {
    return `${this.path}: ${this.fault}`;
  }

  [fc.toStringMethod](): string {
    return this.toString();
  }
}
