import { expect, test } from '@playwright/test';
import { parseYaml, readYaml, refuseDuplicates, SpecError } from './yaml.ts';

const schema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    title: { type: 'string' },
    rows: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          id: { type: 'string' },
          place: {
            type: 'object',
            required: ['city'],
            additionalProperties: false,
            properties: { city: { type: 'string' } },
          },
        },
      },
    },
  },
};

for (const [text, message] of [
  ['title: 3', 'spec/x.yaml: key "title" must be string'],
  ['titel: a', 'spec/x.yaml: unknown key "titel"'],
  ['rows: [{ id: A, place: { town: b, city: c } }]', 'spec/x.yaml, A: unknown key "place.town"'],
  ['rows: [{ id: A, place: {} }]', 'spec/x.yaml, A: lacks the key "place.city"'],
  [
    'rows: [{}, { place: { city: 1 } }]',
    'spec/x.yaml, row 2 of rows: key "place.city" must be string',
  ],
  ['- list', 'spec/x.yaml: must be object'],
  ['title: [', 'spec/x.yaml: YAMLParseError'],
] as const) {
  test(`the text ${text} is refused: ${message}`, () => {
    const read = () => parseYaml('x.yaml', text, schema);
    expect(read).toThrow(SpecError);
    expect(read).toThrow(message);
  });
}

test('a text that fits is returned as it stands', () => {
  expect(parseYaml('x.yaml', 'rows: [{ id: A }]', schema)).toEqual({ rows: [{ id: 'A' }] });
});

test('a file is named relative to the specification folder', () => {
  expect(() => readYaml('errors.yaml', { type: 'object' })).toThrow('spec/errors.yaml: must be');
});

test('rows with one key twice are refused by that key', () => {
  const rows = [{ id: 'A' }, { id: 'B' }, { id: 'A' }];
  expect(() => refuseDuplicates('x.yaml', rows, ({ id }) => id)).toThrow(
    'spec/x.yaml, A: is there twice',
  );
  expect(() => refuseDuplicates('x.yaml', rows.slice(1), ({ id }) => id)).not.toThrow();
});
