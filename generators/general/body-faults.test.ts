import { expect, test } from '@playwright/test';
import { bodyFaults } from './body-faults.ts';

const object = (properties: Record<string, unknown>, ...required: string[]) => ({
  type: 'object',
  properties,
  required,
});

/** The faults of one required member `it`, as `fault = value`. */
function faultsOf(member: Record<string, unknown>, value: unknown): string[] {
  return bodyFaults(object({ it: member }, 'it'), { it: value }).map(
    ({ path, fault, body }) => `${path} ${fault} = ${JSON.stringify(body)}`,
  );
}

test('text steps just outside each bound, each format and each enum', () => {
  expect(faultsOf({ type: 'string', minLength: 2, maxLength: 4 }, 'abc')).toEqual([
    'it missing = {}',
    'it null = {"it":null}',
    'it wrong type = {"it":7}',
    'it too short = {"it":"a"}',
    'it too long = {"it":"aaabc"}',
  ]);
  expect(faultsOf({ type: 'string', enum: ['US', 'DE'], maxLength: 2 }, 'US')).toEqual([
    'it missing = {}',
    'it null = {"it":null}',
    'it wrong type = {"it":7}',
    'it wrong enum = {"it":"ZZ"}',
  ]);
  expect(faultsOf({ enum: ['US'] }, 'US').slice(1)).toEqual([
    'it null = {"it":null}',
    'it wrong enum = {"it":"NOT_US"}',
  ]);
  expect(faultsOf({ type: 'string', format: 'date' }, '1990-01-15').at(-1)).toBe(
    'it wrong format = {"it":"!990-01-15"}',
  );
});

test('a text too short or too long still has its pattern and its encoding', () => {
  const even = { type: 'string', pattern: '^(ab)+$', minLength: 4, maxLength: 6 };
  expect(faultsOf(even, 'abab').slice(3)).toEqual([
    'it too short = {"it":"ab"}',
    'it wrong format = {"it":"!bab"}',
  ]);
  const base64 = { type: 'string', contentEncoding: 'base64', minLength: 16, maxLength: 24 };
  expect(faultsOf(base64, 'QUJDREVGR0hJSktMTQ==').slice(3)).toEqual([
    'it too short = {"it":"QUJDREVGR0hJ"}',
    `it too long = {"it":"${'Q'.repeat(9)}UJDREVGR0hJSktMTQ=="}`,
    'it wrong format = {"it":"!UJDREVGR0hJSktMTQ=="}',
  ]);
  const phone = { type: 'string', pattern: '^\\+[1-9]\\d{1,14}$', maxLength: 8 };
  expect(faultsOf(phone, '+1206555').slice(3)).toEqual([
    'it too long = {"it":"+12065555"}',
    'it wrong format = {"it":"!1206555"}',
  ]);
});

test('numbers step just outside their bounds and stay multiples', () => {
  const price = { type: 'integer', minimum: 10, exclusiveMaximum: 50, multipleOf: 5 };
  expect(faultsOf(price, 20).slice(2)).toEqual([
    'it wrong type = {"it":"seven"}',
    'it below minimum = {"it":5}',
    'it above maximum = {"it":50}',
  ]);
});

test('arrays lose and repeat items, unless repeating is a fault of its own', () => {
  const list = { type: 'array', minItems: 1, maxItems: 2, items: { type: 'boolean' } };
  expect(faultsOf(list, [true])).toEqual([
    'it missing = {}',
    'it null = {"it":null}',
    'it wrong type = {"it":7}',
    'it too short = {"it":[]}',
    'it too long = {"it":[true,true,true]}',
    'it[0] null = {"it":[null]}',
    'it[0] wrong type = {"it":[7]}',
  ]);
  expect(faultsOf({ ...list, uniqueItems: true }, [true]).join()).not.toContain('too long');
});

test('references, allOf and nested members are followed, optional members never go missing', () => {
  const schema = {
    ...object({ 'a/b': { $ref: '#/$defs/Named' }, list: { items: { $ref: '#/$defs/Named' } } }),
    $defs: {
      Named: { allOf: [object({ name: { type: 'string' } }, 'name'), { $ref: '#/$defs/Sized' }] },
      Sized: object({ size: { type: ['integer', 'null'], minimum: 1 } }),
    },
  };
  const body = { 'a/b': { name: 'x', size: 2 }, list: [{ name: 'y' }, { name: 'z', size: null }] };
  expect(bodyFaults(schema, body).map(String)).toEqual([
    'a/b: null',
    'a/b: wrong type',
    'a/b.name: missing',
    'a/b.name: null',
    'a/b.name: wrong type',
    'a/b.size: wrong type',
    'a/b.size: below minimum',
    'list[0]: null',
    'list[0]: wrong type',
    'list[0].name: missing',
    'list[0].name: null',
    'list[0].name: wrong type',
    'list[1]: null',
    'list[1]: wrong type',
    'list[1].name: missing',
    'list[1].name: null',
    'list[1].name: wrong type',
    'list[1].size: wrong type',
  ]);
  const [, , first] = bodyFaults(schema, body);
  expect(first?.body).toEqual({ 'a/b': { size: 2 }, list: body.list });
});

test('a schema that refers to itself ends where the body ends', () => {
  const tree = object({ name: { type: 'string' }, child: { $ref: '#' } }, 'name');
  const paths = bodyFaults(tree, { name: 'a', child: { name: 'b' } }).map(String);
  expect(paths).toContain('child.name: missing');
  expect(paths).not.toContain('child: missing');
});

test('a member that a condition requires can go missing', () => {
  const schema = {
    ...object({ kind: { enum: ['ONE', 'TWO'] }, more: { type: 'string' } }, 'kind'),
    if: { properties: { kind: { const: 'ONE' } } },
    else: { required: ['more'] },
  };
  expect(bodyFaults(schema, { kind: 'TWO', more: '' }).map(String)).toContain('more: missing');
  expect(bodyFaults(schema, { kind: 'ONE', more: '' }).map(String)).not.toContain('more: missing');
});

test('mutations that break a second rule are left out', () => {
  const either = { ...object({ a: {}, b: {} }), anyOf: [{ required: ['a'] }, { required: ['b'] }] };
  expect(bodyFaults(either, { a: 1 })).toEqual([]);
  const tied = {
    ...object({ kind: { type: 'string', enum: ['ONE'] }, more: {} }),
    if: { properties: { kind: { const: 'ONE' } } },
    else: { properties: { more: { const: 'x', type: 'string', enum: ['x'] } } },
  };
  expect(bodyFaults(tied, { kind: 'ONE', more: 7 })).toEqual([]);
  const least = { ...object({ a: {} }, 'a'), minProperties: 1 };
  expect(bodyFaults(least, { a: 1 })).toEqual([]);
});

test('the body given stays as it was', () => {
  const body = { it: [{ deep: 'x' }] };
  bodyFaults(object({ it: { type: 'array', items: object({ deep: { type: 'string' } }) } }), body);
  expect(body).toEqual({ it: [{ deep: 'x' }] });
});

test('an invalid body and a broken reference are errors, without the value', () => {
  const short = object({ it: { type: 'string', minLength: 9 } });
  expect(() => bodyFaults(short, { it: 'secret' })).toThrow(TypeError);
  expect(() => bodyFaults(short, { it: 'secret' })).not.toThrow(/secret/);
  expect(() => bodyFaults(object({ it: { $ref: '#/$defs/None' } }), { it: 1 })).toThrow();
});
