import { expect, test } from '@playwright/test';
import { firstKeys } from './first-keys.ts';
import {
  renderCapabilities,
  renderFirstKeys,
  renderProfileReference,
} from './profile-reference.ts';
import { sections } from './sections.ts';
import { settings } from './settings.ts';

const reference = renderProfileReference();

/** A key of the reference with all that stands of it, on one line. */
function told(key: string): string {
  const [, text = ''] = reference.split(`\n- \`${key}\` `);
  return text.split(/\n(?! )/)[0]?.replace(/\n\s*/g, ' ') ?? '';
}

test('a key is told with its type, default, gap and meaning', () => {
  expect(reference).toMatch(/^- `baseUrl` \(string\): Address of the service, http or https, /);
  expect(reference).toContain('\n### `card`\n');
  expect(told('card.statusField')).toBe(
    '(string, default `"state"`, for G-44): Card member to read the state from where `status` is missing.',
  );
  expect(told('platforms.<name>.cardsEnabled')).toBe(
    '(boolean, for P-13): Whether cards can be issued here.',
  );
  expect(told('clientPublicKey.form')).toBe(
    '(one of `uncompressed`, `compressed`, default `"uncompressed"`, for G-77): Form in which client public keys are sent.',
  );
  expect(told('fixtures.session.sessionId')).toBe(
    '(string, for P-07): A live wallet session. Its id.',
  );
});

test('every key stands in the reference once', () => {
  const keys = [...reference.matchAll(/^- `([^`]+)` \(/gm)].map(([, key]) => key);

  expect(keys.toSorted()).toEqual(Object.keys(settings).toSorted());
});

test('ten keys come first, each of which there is', () => {
  const known = [...Object.keys(settings), ...Object.keys(sections)];

  expect(Object.keys(firstKeys)).toHaveLength(10);
  expect(Object.keys(firstKeys).filter((key) => !known.includes(key))).toEqual([]);
});

test('no line is wider than a screen', () => {
  const lines = [reference, renderFirstKeys(), renderCapabilities()].join('\n').split('\n');

  expect(lines.filter((line) => line.length > 100)).toEqual([]);
});

test('a capability that is absent unless declared says so', () => {
  expect(renderCapabilities()).toContain('- `cards`: Cards are issued');
  expect(renderCapabilities()).toContain('- `bulkImport` (absent unless set to true): ');
});
