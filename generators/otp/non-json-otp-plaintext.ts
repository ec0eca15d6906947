import * as fc from 'fast-check';
import { Change } from '../change.ts';
import { membersOf, textIn } from '../json-members.ts';

type Form = readonly [name: string, render: (plaintext: string) => string];

const forms: readonly Form[] = [
  ['JSON that never closes', (text) => text.slice(0, -1)],
  ['single quotes', (text) => text.replaceAll('"', "'")],
  ['the code alone', (text) => `code ${textIn(membersOf(text), 'otp_code')}`],
  ['nothing', () => ''],
];

/** Fault: code and key are in a form that no JSON parser takes. */
export const nonJsonOtpPlaintext: fc.Arbitrary<Change<string>> = fc
  .constantFrom(...forms)
  .map(([name, render]) => new Change(`for JSON inside the bundle, ${name}`, render));
