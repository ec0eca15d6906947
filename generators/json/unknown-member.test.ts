import { test } from '@playwright/test';
import * as fc from 'fast-check';
import { isDeterministicBySeed, producesEach, producesOnly, shrinksReadably } from '../laws.ts';
import type { BodyMutation } from './body-mutation.ts';
import { unknownMember } from './unknown-member.ts';

const seed = 20251013;
const body = { kind: 'secret', count: 2 };
const bodies = unknownMember(body);
const added = (value: BodyMutation) => Object.entries(value.body ?? {}).slice(2);

test('unknownMember adds one member and keeps the rest', () => {
  isDeterministicBySeed(bodies, { seed, read: (value) => value.body });
  const kept = ({ body }: BodyMutation) => Object.entries(body ?? {}).slice(0, 2);
  producesOnly(bodies, (value) => `${kept(value)}` === 'kind,secret,count,2', { seed });
  const oneMore = (value: BodyMutation) =>
    added(value).length === 1 && added(value)[0]?.[0] === value.path;
  producesOnly(bodies, oneMore, { seed });
  producesOnly(bodies, ({ path }) => /^unlisted_[a-z]{1,8}$/.test(path), { seed });
});

test('unknownMember adds every JSON type', () => {
  const holds = (type: (value: unknown) => boolean) => (value: BodyMutation) =>
    type(added(value)[0]?.[1]);
  const types = {
    string: holds((value) => typeof value === 'string'),
    number: holds((value) => typeof value === 'number'),
    boolean: holds((value) => typeof value === 'boolean'),
    null: holds((value) => value === null),
    array: holds((value) => Array.isArray(value)),
    object: holds((value) => Object.prototype.toString.call(value) === '[object Object]'),
  };
  producesEach(bodies, types, { seed });
});

test('unknownMember shrinks to a short name and prints no other member', () => {
  const readable = (value: BodyMutation) => fc.stringify(value) === 'unlisted_a: added as "text"';
  shrinksReadably(bodies, readable, { seed });
});
