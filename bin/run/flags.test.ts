import { expect, test } from '@playwright/test';
import { flagsOf } from './flags.ts';

const options = {
  profile: { type: 'string' },
  suite: { type: 'string', multiple: true },
  slow: { type: 'boolean' },
} as const;

test('a flag that takes one value is refused where it is given twice', () => {
  expect(() => flagsOf({ args: ['--profile', 'a.yaml', '--profile=a.yaml'], options })).toThrow(
    /^--profile is given more than once; it takes one value$/,
  );
});

test('a flag that may be repeated is taken each time, and a switch twice is one', () => {
  const args = ['--suite', 'cards', '--slow', '--suite', 'otp', '--slow', '--profile', 'a.yaml'];

  expect(flagsOf({ args, options }).values).toEqual({
    suite: ['cards', 'otp'],
    slow: true,
    profile: 'a.yaml',
  });
});

for (const args of [['--profile', ''], ['--profile='], ['--suite', 'cards', '--suite', ' ']]) {
  test(`an empty value is refused: ${JSON.stringify(args)}`, () => {
    expect(() => flagsOf({ args, options })).toThrow(
      /^--(?:profile|suite) is empty; give it a value, or leave the flag out$/,
    );
  });
}

test('a value that begins as a flag does is told in one line', () => {
  expect(() => flagsOf({ args: ['--profile', '-1'], options })).toThrow(
    /^--profile takes a value, and "-1" begins as a flag does$/,
  );
});
