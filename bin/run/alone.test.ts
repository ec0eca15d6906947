import { expect, test } from '@playwright/test';
import { parseProfile } from '../../fixtures/target/profile.ts';
import { createTarget } from '../../fixtures/target/target.ts';
import { ALONE, aloneOn, selectedAlone } from './alone.ts';

const config = ['test', '--config', '/a/playwright.config.ts'];

test('without a selection all of them run', () => {
  expect(selectedAlone([...config, '--workers', '1'], ALONE)).toEqual({ testMatch: [ALONE] });
});

test('a folder selects those below it', () => {
  const { testMatch } = selectedAlone([...config, 'suites/sessions/', '-j', '1'], ALONE);
  const [pattern] = testMatch;

  expect(pattern?.test('/a/suites/sessions/expired.alone.spec.ts')).toBe(true);
  expect(pattern?.test('/a/suites/sessions/expired.spec.ts')).toBe(false);
  expect(pattern?.test('/a/suites/quotes/expired.alone.spec.ts')).toBe(false);
});

test('a file selects itself, by its line too', () => {
  const { testMatch } = selectedAlone(
    [...config, 'suites/sessions/expired.alone.spec.ts:12'],
    ALONE,
  );

  expect(testMatch[0]?.test('/a/suites/sessions/expired.alone.spec.ts')).toBe(true);
});

test('a title selects by the title', () => {
  expect(selectedAlone([...config, '--grep', '@A-1'], ALONE).grep).toEqual(/@A-1/);
});

test('of several shards the last has them, and no other', () => {
  expect(selectedAlone([...config, '--shard=1/2'], ALONE).testMatch).toEqual([]);
  expect(selectedAlone([...config, '--shard', '2/10'], ALONE).testMatch).toEqual([]);
  expect(selectedAlone([...config, '--shard', '10/10'], ALONE).testMatch).toEqual([ALONE]);
});

test('a limit of the platform that all checks use is filled alone', () => {
  const platform = (members: object) => ({
    credentials: { apiTokenId: 'a', apiClientSecret: 'secret' },
    ...members,
  });
  const profile = {
    baseUrl: 'https://api.example.test/v/2025-10-13',
    ...platform({ platform: { maxLiveCards: 50 } }),
  };
  const own = createTarget(parseProfile(JSON.stringify(profile), 'own.json', {}));
  const platforms = { few: platform({ maxLiveCards: 2 }) };
  const further = createTarget(parseProfile(JSON.stringify({ ...profile, platforms }), 'p', {}));

  expect(aloneOn([own]).test('/a/suites/cards/card-limit.spec.ts')).toBe(true);
  expect(aloneOn([own]).test('/a/suites/cards/closed-card.spec.ts')).toBe(false);
  expect(aloneOn([further])).toBe(ALONE);
});

test('the money of a supplied UMA user is counted alone', () => {
  const umaCustomer = { customerId: 'Customer:1', accountId: 'a', umaAddress: '$a@b.example' };
  const profile = {
    baseUrl: 'https://api.example.test/v/2025-10-13',
    credentials: { apiTokenId: 'a', apiClientSecret: 'secret' },
    fixtures: { umaCustomer },
  };
  const pattern = aloneOn([createTarget(parseProfile(JSON.stringify(profile), 'own.json', {}))]);

  expect(pattern.test('/a/suites/uma/uma-receive.spec.ts')).toBe(true);
  expect(pattern.test('/a/suites/uma/uma-receive-input.spec.ts')).toBe(true);
  expect(pattern.test('/a/suites/uma/uma-payment.spec.ts')).toBe(false);
  expect(pattern.test('/a/suites/uma/uma-shown.alone.spec.ts')).toBe(true);
});
