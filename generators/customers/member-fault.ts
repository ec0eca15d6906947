import * as fc from 'fast-check';

/** A member of a customer with a value it cannot have. Prints as where the fault is. */
export class MemberFault {
  /** Dot-notation path, as field errors have it. */
  readonly field: string;
  readonly value: unknown;

  constructor(field: string, value: unknown) {
    this.field = field;
    this.value = value;
  }

  toString(): string {
    return `${this.field} = ${JSON.stringify(this.value)}`;
  }

  [fc.toStringMethod](): string {
    return this.toString();
  }
}

/** Faults of one member, drawn from values of which each is wrong in one way. */
export function faultOf(field: string, values: fc.Arbitrary<unknown>): fc.Arbitrary<MemberFault> {
  return values.map((value) => new MemberFault(field, value));
}
