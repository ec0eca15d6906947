import * as fc from 'fast-check';
import type { Change } from '../change.ts';
import { jsonChange, without } from '../json-members.ts';

/** Fault: the code or the key is absent. */
export const incompleteOtpPlaintext: fc.Arbitrary<Change<string>> = fc
  .constantFrom('otp_code', 'public_key')
  .map((name) => jsonChange(`no ${name}`, (members) => without(members, name)));
