import * as fc from 'fast-check';

/** Strings that a careless reader takes for a status, or did in an earlier contract. */
export const statusLookalikes: readonly string[] = [
  '',
  ' ',
  'active',
  'Frozen',
  ' ACTIVE',
  'CLOSED ',
  'FROZEN\n',
  'ACTIVE,FROZEN',
  'ACTIV',
  'CLOSEDD',
  'REFUNDED',
  'null',
  '0',
  'АCTIVE', // Cyrillic first letter
  'ＦＲＯＺＥＮ', // full width
  'CLOSED\u200b', // zero-width space
];

const lowerCaseWord = fc.string({
  unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'),
  minLength: 1,
  maxLength: 12,
});

/** Fault: a string that is no card status. */
export const wrongStatusValue: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...statusLookalikes),
  lowerCaseWord,
);
