import { test } from '@playwright/test';
import { isDeterministicBySeed, producesEach, producesOnly, shrinksReadably } from '../laws.ts';
import { nickname } from './nickname.ts';

const seed = 20251013;

test('a nickname has 1 to 100 characters that no trimming takes away', () => {
  const fits = (name: string) => name.length >= 1 && name.length <= 100 && name.trim() === name;
  producesOnly(nickname, fits, { seed });
  producesEach(
    nickname,
    { short: (name) => name.length === 1, long: (name) => name.length > 50 },
    { seed },
  );
  isDeterministicBySeed(nickname, { seed });
  shrinksReadably(nickname, (name) => name === 'a', { seed });
});
