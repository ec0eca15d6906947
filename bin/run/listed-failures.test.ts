import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import { withFailures } from './listed-failures.ts';

const entry = { id: 'CARD-PIN-007', reason: 'see issue 12', owner: 'cards', until: '2026-12-31' };

test('comments and long lines of a profile stay as a person wrote them', () => {
  const written = `# ours
baseUrl: https://api.example.test/2025-10-13
knownFailures:
  # agreed with the cards team
  - id: CARD-PIN-001
    reason: a line that goes on for far more than the eighty columns at which a serializer would begin another
`;

  const { text, added } = withFailures('profile.yaml', written, [entry]);

  expect(text.startsWith(written)).toBe(true);
  expect(parse(text).knownFailures[1]).toEqual(entry);
  expect(added).toBe(1);
});

test('a list between brackets has a line for each that is added', () => {
  const { text } = withFailures('p.yaml', 'knownFailures: []\nstrict: false\n', [entry]);

  expect(text).toContain('\n  - id: CARD-PIN-007\n');
});

test('a profile in JSON stays JSON', () => {
  const { text } = withFailures('profile.json', '{ "strict": false, "x-note": "ours" }', [entry]);

  expect(JSON.parse(text)).toEqual({
    strict: false,
    'x-note': 'ours',
    knownFailures: [entry],
  });
});

test('an id that took over from a listed one is listed already', () => {
  const written = 'knownFailures: [{ id: EXTERNAL-REQUIRED-011, reason: ours }]\n';

  expect(withFailures('p.yaml', written, [{ ...entry, id: 'QUOTE-BANK-002' }])).toEqual({
    text: written,
    added: 0,
  });
});

test('an entry that stands behind an alias is listed already', () => {
  const written = 'x-ours: &ours { id: CARD-PIN-007, reason: ours }\nknownFailures:\n  - *ours\n';

  expect(withFailures('p.yaml', written, [entry]).added).toBe(0);
});

test('an entry whose last day is over is replaced, and what is written above it stays', () => {
  const written = `knownFailures:
  - id: CARD-PIN-001
    reason: another
  # agreed with the cards team
  - { id: CARD-PIN-007, reason: see issue 11, owner: cards, until: 2026-01-31 }
`;

  const { text, added } = withFailures('p.yaml', written, [entry]);

  expect(parse(text).knownFailures).toEqual([{ id: 'CARD-PIN-001', reason: 'another' }, entry]);
  expect(text).toContain('# agreed with the cards team');
  expect(added).toBe(1);
});

test('a list is begun where there is none, and where it is empty', () => {
  for (const written of ['strict: true\n', 'strict: true\nknownFailures:\n', '']) {
    expect(parse(withFailures('p.yaml', written, [entry]).text).knownFailures).toEqual([entry]);
  }
});

for (const [written, problem] of [
  ['knownFailures: none yet\n', 'knownFailures is not a list'],
  ['- 1\n', 'holds no profile'],
  ['a: [1\n', 'is neither YAML nor JSON'],
  ['a: *nothing\n', 'an alias names nothing'],
] as const) {
  test(`${JSON.stringify(written)} is refused, and not written over`, () => {
    expect(() => withFailures('p.yaml', written, [entry])).toThrow(problem);
  });
}

test('what is refused does not quote the profile, in which secrets stand', () => {
  const written = 'credentials:\n  apiClientSecret: |s3cret\n';
  const write = () => withFailures('p.yaml', written, [entry]);

  expect(write).toThrow('is neither YAML nor JSON');
  expect(write).not.toThrow('s3cret');
});
