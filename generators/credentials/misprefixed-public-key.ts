import * as fc from 'fast-check';
import { Change } from '../change.ts';

/**
 * Fault: a prefix that no form of the contract has. The hybrid prefixes 06 and 07 are left out of
 * it, since SEC 1 knows them.
 */
export const misprefixedPublicKey: fc.Arbitrary<Change<string>> = fc
  .constantFrom('00', '01', '05', '08', '0a', '12', 'ff')
  .map((prefix) => new Change(`a key with the prefix ${prefix}`, (key) => prefix + key.slice(2)));
