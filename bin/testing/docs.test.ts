import { expect, test } from '@playwright/test';
import { blocksOf, commandsOf, guides, proseOf, read } from './documents.ts';
import { findsIn, forms } from './plain-words.ts';

/** Characters of a line that a screen shows without wrapping it. */
const WIDTH = 100;

/** Words of a sentence that is understood at the first reading. */
const WORDS = 36;

/** What people read of a page: paragraphs, entries of lists and cells, without code and links. */
function textsOf(page: string): readonly string[] {
  const prose = proseOf(page)
    .replace(/<!--.*?-->/gs, '')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/`[^`]*`/g, '`x`');
  return prose
    .split(/\n(?=\s*(?:[-*|#]|\d+\.) )|\n\n/)
    .flatMap((text) => (text.startsWith('|') ? text.split('|') : [text.replace(/\n\s*/g, ' ')]))
    .map((text) => text.replace(/^\s*(?:[-*#]+|\d+\.) /, '').trim())
    .filter((text) => text !== '');
}

function sentencesOf(page: string): readonly string[] {
  return textsOf(page).flatMap((text) => text.split(/(?<=[.?!:;]) /));
}

function wordsOf(sentence: string): readonly string[] {
  return sentence.split(/\s+/).filter((word) => /\w/.test(word));
}

test('a text is found wherever it stands, without its code', () => {
  const page =
    '# Title\n\nOne `a b`\nline.\n\n- an entry\n  goes on. Two.\n\n| a | b |\n| - | - |\n';

  expect(sentencesOf(page)).toEqual([
    'Title',
    'One `x` line.',
    'an entry goes on.',
    'Two.',
    'a',
    'b',
  ]);
});

for (const page of guides) {
  test(`${page} has no form that no text for a reader has`, () => {
    const found = sentencesOf(read(page)).flatMap((sentence) =>
      findsIn(sentence, forms).map((name) => `${name}: ${sentence}`),
    );

    expect(found).toEqual([]);
  });

  test(`${page} has no sentence that is read twice for its length`, () => {
    const long = sentencesOf(read(page)).filter((sentence) => wordsOf(sentence).length > WORDS);

    expect(long).toEqual([]);
  });

  test(`${page} has no line and no table wider than a screen`, () => {
    const wide = proseOf(read(page))
      .split('\n')
      .filter((line) => line.length > WIDTH);

    expect(wide).toEqual([]);
  });
}

test('the README fits a first reading, and begins with the command that tries the suite', () => {
  const readme = read('README.md');
  const [first] = commandsOf(readme);

  expect(readme.split('\n').length).toBeLessThanOrEqual(250);
  expect(first).toEqual(['npm', 'ci']);
  expect(blocksOf(readme)[0]?.text).toBe('npm ci && npm run conformance\n');
});

test('the README leads to every page', () => {
  const readme = read('README.md');

  expect(guides.filter((page) => page !== 'README.md' && !readme.includes(`](${page})`))).toEqual(
    [],
  );
});

test('PROFILE.md begins with the keys that most profiles need', () => {
  const [, second] = read('PROFILE.md').match(/^##? .*$/gm) ?? [];

  expect(second).toBe('## The ten keys that most profiles need');
});
