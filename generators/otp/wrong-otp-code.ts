import * as fc from 'fast-check';
import { digits } from '../card-pin/digits.ts';
import type { Change } from '../change.ts';
import { jsonChange } from '../json-members.ts';

/** Fault: six digits that are another code. */
export const wrongOtpCode: fc.Arbitrary<Change<string>> = fc
  .uniqueArray(digits(6, 6), { minLength: 2, maxLength: 2 })
  .map(([one, two]) =>
    jsonChange('another code', (members) => ({
      ...members,
      otp_code: members['otp_code'] === one ? two : one,
    })),
  );
