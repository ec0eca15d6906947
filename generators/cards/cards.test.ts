import { expect, test } from '@playwright/test';
import { loadLifecycle } from '../../spec/lifecycles.ts';
import { operation } from '../../spec/openapi.ts';
import { lazyValidator } from '../../spec/schema-validator.ts';
import { isDeterministicBySeed, producesEach, producesOnly, shrinksReadably } from '../laws.ts';
import { type CardStatus, cardStatus, cardStatuses } from './card-status.ts';
import { statusWalk } from './status-walk.ts';
import { wrongStatusValue } from './wrong-status-value.ts';

const seed = 20251013;
const objections = lazyValidator(operation('updateCardById').requestSchema ?? {});

test('cardStatus gives each status the description lists, and no other', () => {
  isDeterministicBySeed(cardStatus, { seed });
  producesOnly(cardStatus, (status) => objections({ status }).length === 0, { seed });
  const each = cardStatuses.map((status) => [status, (drawn: CardStatus) => drawn === status]);
  producesEach(cardStatus, Object.fromEntries(each), { seed });
  const [{ params } = { params: {} }] = objections({ status: 'NONE' });
  expect(params).toEqual({ allowedValues: cardStatuses });
  expect(loadLifecycle('card-status').states).toEqual(cardStatuses);
});

test('wrongStatusValue is wrong by its value alone', () => {
  isDeterministicBySeed(wrongStatusValue, { seed });
  const onlyEnum = (status: string) =>
    objections({ status })
      .map(({ keyword }) => keyword)
      .join() === 'enum';
  producesOnly(wrongStatusValue, onlyEnum, { seed });
  const kinds = {
    empty: (value: string) => value === '',
    'lower case': (value: string) => value === 'active',
    spaced: (value: string) => value.trim() !== value && value.trim() !== '',
    'a status of old': (value: string) => value === 'REFUNDED',
    'not ASCII': (value: string) => /[^\0-\x7f]/.test(value),
    'any word': (value: string) => /^[b-z][a-z]{5,}$/.test(value),
  };
  producesEach(wrongStatusValue, kinds, { seed });
  shrinksReadably(wrongStatusValue, (value) => value.length <= 1, { seed });
});

test('statusWalk closes late or never, and little follows', () => {
  isDeterministicBySeed(statusWalk, { seed });
  const early = (walk: readonly CardStatus[]) => walk.slice(0, -3).includes('CLOSED');
  producesOnly(statusWalk, (walk) => walk.length >= 1 && !early(walk), { seed });
  const kinds = {
    'never closed': (walk: readonly CardStatus[]) => !walk.includes('CLOSED'),
    'closed last': (walk: readonly CardStatus[]) => walk.indexOf('CLOSED') === walk.length - 1,
    reopened: (walk: readonly CardStatus[]) => walk.join().includes('CLOSED,ACTIVE'),
    'closed twice': (walk: readonly CardStatus[]) => walk.join().includes('CLOSED,CLOSED'),
    long: (walk: readonly CardStatus[]) => walk.length >= 8,
  };
  producesEach(statusWalk, kinds, { seed });
  const holds = (walk: readonly CardStatus[]) => !walk.join().includes('FROZEN,CLOSED');
  shrinksReadably(statusWalk, (walk) => walk.join() === 'FROZEN,CLOSED', { seed, holds });
});
