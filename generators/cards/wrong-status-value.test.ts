import { test } from '@playwright/test';
import { operation } from '../../spec/openapi.ts';
import { lazyValidator } from '../../spec/schema-validator.ts';
import { isDeterministicBySeed, producesEach, producesOnly, shrinksReadably } from '../laws.ts';
import { wrongStatusValue } from './wrong-status-value.ts';

const seed = 20251013;
const objections = lazyValidator(operation('updateCardById').requestSchema ?? {});

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
    'not ASCII': (value: string) => /[^ -~\s]/.test(value),
    'any word': (value: string) => /^[b-z][a-z]{5,}$/.test(value),
  };
  producesEach(wrongStatusValue, kinds, { seed });
  shrinksReadably(wrongStatusValue, (value) => value.length <= 1, { seed });
});
