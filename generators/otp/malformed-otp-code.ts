import * as fc from 'fast-check';
import type { Change } from '../change.ts';
import { jsonChange, textIn } from '../json-members.ts';

type Spoil = readonly [name: string, spoil: (code: string) => unknown];

const spoils: readonly Spoil[] = [
  ['a code of five digits', (code) => code.slice(0, -1)],
  ['a code of seven digits', (code) => `${code}0`],
  ['an empty code', () => ''],
  ['a code with a letter in it', (code) => `${code.slice(0, -1)}O`],
  ['a number for a code', (code) => Number(code)],
  ['null for a code', () => null],
];

/** Fault: the code is not six digits in a text. */
export const malformedOtpCode: fc.Arbitrary<Change<string>> = fc
  .constantFrom(...spoils)
  .map(([name, spoil]) =>
    jsonChange(name, (members) => ({ ...members, otp_code: spoil(textIn(members, 'otp_code')) })),
  );
