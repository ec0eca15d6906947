import * as fc from 'fast-check';
import type { JsonSchema } from '../../spec/openapi.ts';
import type { BodyFault } from './body-fault.ts';
import { bodyFaults } from './body-faults.ts';

/** One of the single-fault mutations of a valid body. Throws a RangeError where there is none. */
export function mutatedBody(schema: JsonSchema, validBody: unknown): fc.Arbitrary<BodyFault> {
  const faults = bodyFaults(schema, validBody);
  if (faults.length === 0) throw new RangeError('the schema gives no way to break this body');
  return fc.constantFrom(...faults);
}
