import * as fc from 'fast-check';
import { withFlippedBit } from '../bytes.ts';
import type { Change } from '../change.ts';
import { attestedDataChange } from './attestation-change.ts';
import { partsOf } from './attested-data.ts';

/** Fault: the credential id inside the attestation is another than the one beside it. */
export const foreignAttestedId: fc.Arbitrary<Change<string>> = fc
  .record({ byte: fc.nat(15), bit: fc.nat(7) })
  .map(({ byte, bit }) =>
    attestedDataChange('another credential id inside the attestation', (authData) => {
      const { head, credentialId, coseKey } = partsOf(authData);
      return Buffer.concat([head, withFlippedBit(credentialId, byte, bit), coseKey]);
    }),
  );
