import { expect, test } from '@playwright/test';
import * as fc from 'fast-check';
import { everyOf } from './every-of.ts';
import { mistypedClaim } from './oauth/mistyped-claim.ts';

test('everyOf finds every value of an arbitrary once', () => {
  const few = Array.from({ length: 40 }, (_, index) => index);
  expect([...everyOf(fc.constantFrom(...few))].sort((a, b) => a - b)).toEqual(few);
  expect(everyOf(fc.constant('only'))).toEqual(['only']);
});

test('everyOf tells changes apart by their names, and goes with a filter', () => {
  const ofTime = everyOf(mistypedClaim(['iat', 'exp']));
  expect(new Set(ofTime.map(String)).size).toBe(ofTime.length);
  expect(ofTime.length).toBe(6);
});
