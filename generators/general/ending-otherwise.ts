import * as fc from 'fast-check';

/** Texts that have nothing of an ending of the sandbox: short, far from ASCII, of other digits. */
export const endingOtherwise: fc.Arbitrary<string> = fc.constantFrom(
  'R',
  '7',
  '00',
  'Robin  ',
  'Robin Example',
  'Zoë',
  '李小龍',
  'محمد',
  'Robin 🙂',
  'Robin 000',
  'Robin 004',
  'Robin 005',
  'Robin 007',
  'Robin 010',
  'Robin 102',
  'Robin 999',
);
