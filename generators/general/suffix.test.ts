import { test } from '@playwright/test';
import { everyOf } from '../every-of.ts';
import { isDeterministicBySeed, producesEach, producesOnly, shrinksReadably } from '../laws.ts';
import { endingIn } from './ending-in.ts';
import { endingOtherwise } from './ending-otherwise.ts';
import { nearlyEndingIn } from './nearly-ending-in.ts';
import { wordEndingIn } from './word-ending-in.ts';

const seed = 20251013;
const endings = ['001', '002', '003'];

function endsInOne(text: string): boolean {
  return endings.some((ending) => text.slice(-3) === ending);
}

for (const ending of endings) {
  test(`a text that ends in ${ending} does, whatever stands before`, () => {
    const texts = endingIn(ending);
    isDeterministicBySeed(texts, { seed });
    producesOnly(texts, (text) => text.slice(-3) === ending, { seed });
    const kinds = {
      'the ending alone': (text: string) => text === ending,
      'a digit before': (text: string) => /^\d{4}$/.test(text),
      'not ASCII': (text: string) => /[^ -~]/.test(text),
      'an ending before': (text: string) => text.includes('002 001 003 '),
    };
    producesEach(texts, kinds, { seed });
  });

  test(`a word that ends in ${ending} does, and is short where it fails`, () => {
    const words = wordEndingIn(ending);
    isDeterministicBySeed(words, { seed });
    producesOnly(words, (text) => text.slice(-3) === ending, { seed });
    shrinksReadably(words, (text) => text === `R${ending}`, { seed });
  });

  test(`a text that nearly ends in ${ending} ends in none`, () => {
    const texts = nearlyEndingIn(ending);
    isDeterministicBySeed(texts, { seed });
    producesOnly(texts, (text) => !endsInOne(text), { seed });
    const kinds = {
      'a space behind': (text: string) => text === `Robin ${ending} `,
      'a digit short': (text: string) => text === `Robin${ending.slice(1)}`,
      'full width': (text: string) => /[０-９]{3}$/.test(text),
    };
    producesEach(texts, kinds, { seed });
  });
}

test('a text that ends otherwise has nothing of an ending', () => {
  isDeterministicBySeed(endingOtherwise, { seed });
  const texts = everyOf(endingOtherwise);
  producesOnly(endingOtherwise, (text) => !endsInOne(text) && texts.includes(text), { seed });
});
