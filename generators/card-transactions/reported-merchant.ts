import * as fc from 'fast-check';
import { type Merchant, merchant } from './merchant.ts';

/** A merchant of which the network reports the city and the state. */
export interface ReportedMerchant extends Merchant {
  readonly city: string;
  readonly state: string;
}

const places = [
  { city: 'SPRINGFIELD', state: 'IL' },
  { city: 'PORTLAND', state: 'OR' },
  { city: 'SAN ANTONIO', state: 'TX' },
  { city: 'BUFFALO', state: 'NY' },
];

/** A merchant in a place. */
export const reportedMerchant: fc.Arbitrary<ReportedMerchant> = fc
  .tuple(merchant, fc.constantFrom(...places))
  .map(([shop, place]) => ({ ...shop, ...place }));
