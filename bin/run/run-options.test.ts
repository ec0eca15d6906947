import { expect, test } from '@playwright/test';
import { runOptions } from './run-options.ts';

for (const [what, flags, line] of [
  [
    'an id that no requirement has is told with the nearest ones',
    ['--requirement', 'CARD-PIN-9'],
    '--requirement CARD-PIN-9: no requirement has this id; the nearest are CARD-PIN-009, ',
  ],
  [
    'an id of a suite of your own is told to need its folder',
    ['--requirement', 'OWN-PAYEE-001'],
    '--requirement OWN-PAYEE-001: it belongs to a suite of your own; name its folder with --add FOLDER',
  ],
  [
    'the area of your own suites is told to need a folder',
    ['--suite', 'own'],
    '--suite own: no suite of your own is given; name its folder with --add FOLDER',
  ],
] as const) {
  test(what, () => {
    expect(() => runOptions([...flags])).toThrow(line);
    expect(() => runOptions([...flags])).toThrow(expect.objectContaining({ exitCode: 2 }));
  });
}
