import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { Patch } from '../../fixtures/patches/patch.ts';
import type { Reference } from '../../fixtures/reference/index.ts';
import { check, resultsIn, rowOf, startTarget, test } from './testing.ts';

const answers200: Patch = {
  file: 'card-pin/set-pin.ts',
  replace: 'return { status: 204 };',
  with: 'return { status: 200 };',
};

const saysNotMutable: Patch = {
  file: 'card-pin/set-pin.ts',
  replace: "refuse(409, 'CONFLICT', 'the card is closed')",
  with: "refuse(409, 'CARD_NOT_MUTABLE', 'the card is closed')",
};

const issuesNothing: Patch = {
  file: 'cards/create-card.ts',
  replace: '  requireCards(call);',
  with: "  throw refuse(409, 'CONFLICT', 'out of plastic');",
};

/** Starts a target, hands over its profile with little patience, and stops it. */
async function against(
  patches: readonly Patch[],
  use: (profile: Reference['profile']) => Promise<void>,
): Promise<void> {
  const target = await startTarget(...patches);
  try {
    await use({ ...target.profile, timeouts: { settleMs: 300 } });
  } finally {
    await target.close();
  }
}

const regulated: Patch = {
  file: 'world/world.ts',
  replace: "const main = newPlatform(revision, 'default', {});",
  with: "const main = newPlatform(revision, 'default', { regulated: true });",
};

const reports = [
  '.payments-conformance',
  'allure-results',
  'artifacts',
  'badge.svg',
  'index.html',
  'junit.xml',
  'results.json',
  'results.sarif',
  'summary.md',
];

function requirements(...ids: readonly string[]): readonly string[] {
  return ids.flatMap((id) => ['--requirement', id]);
}

test('what is no failure leaves the exit code at 0', async ({ folder }) => {
  await against([answers200, saysNotMutable], async (profile) => {
    const { pinLock: _, ...hooks } = profile.hooks;

    const { code, stdout, stderr } = await check(
      folder,
      {
        ...profile,
        hooks,
        confirm: profile.confirm.filter((id) => id !== 'X-11'),
        capabilities: { 'cards.pin-entry': false },
        knownFailures: [{ id: 'CARD-PIN-001', reason: 'answers 200 until May' }],
      },
      requirements(
        'GEN-VERSION-001',
        'CARD-PIN-001',
        'CARD-PIN-007',
        'CARD-PIN-STATE-001',
        'CARD-PIN-URL-001',
      ),
    );

    expect(stderr).toBe('');
    const result = resultsIn(folder);
    expect(rowOf(result, 'GEN-VERSION-001')).toMatchObject({ verdict: 'passed' });
    expect(rowOf(result, 'CARD-PIN-001')).toMatchObject({
      verdict: 'known-failure',
      reason: 'answers 200 until May',
    });
    expect(rowOf(result, 'CARD-PIN-007')).toMatchObject({ verdict: 'warned' });
    expect(rowOf(result, 'CARD-PIN-STATE-001')).toMatchObject({
      verdict: 'unverified',
      reason: expect.stringContaining('hooks.pinLock'),
    });
    expect(rowOf(result, 'CARD-PIN-URL-001')).toMatchObject({
      verdict: 'not-applicable',
      reason: 'the profile declares the capability cards.pin-entry absent',
    });
    expect(rowOf(result, 'CARD-PIN-SECRET-001')).toMatchObject({ verdict: 'not-selected' });
    expect(result).toMatchObject({ exitCode: 0, red: [] });
    expect(stdout).toMatch(
      /\npassed: 3 of 5 rows judged, 1 known failure; taken out by the profile: cards\.pin-entry \(1 row\) \(partial: restricted by --requirement .*unverified\)\n$/,
    );
    expect(code).toBe(0);
  });
});

test('a broken requirement ends with 1 and all that is needed to mend it', async ({ folder }) => {
  await against([answers200], async (profile) => {
    const { code, stdout } = await check(folder, profile, [
      ...requirements('CARD-PIN-001'),
      ...['--suite', 'card-pin', '--seed', '7'],
    ]);

    const result = resultsIn(folder);
    const row = rowOf(result, 'CARD-PIN-001');
    expect(row).toMatchObject({
      verdict: 'failed',
      reason: expect.stringContaining('Expected: 204\nGot: 200 without a body'),
      replay:
        'npx payments-conformance run --requirement CARD-PIN-001 --seed 7 --profile profile.json',
    });
    expect(row.checks[0]?.transcript?.at(-1)).toMatchObject({
      method: 'POST',
      url: expect.stringMatching(/\/set-pin$/),
      status: 200,
      curl: expect.stringContaining('-u "$API_TOKEN_ID:$API_CLIENT_SECRET"'),
    });
    expect(result).toMatchObject({ seed: 7, exitCode: 1, red: ['1 requirement failed'] });
    expect(readdirSync(join(folder, 'out')).sort()).toEqual(reports);
    expect(stdout).toContain('FAILED POST /cards/{id}/set-pin: expected 204, got 200');
    expect(stdout).toContain('CARD-PIN-001 · POST /cards/{id}/set-pin · MUST');
    expect(stdout).toContain(row.replay);
    expect(code).toBe(1);
  });
});

for (const [flags, code] of [
  [[], 1],
  [['--allow-blocked'], 0],
] as const) {
  test(`a blocked requirement ends ${['run', ...flags].join(' ')} with ${code}`, async ({
    folder,
  }) => {
    await against([issuesNothing], async (profile) => {
      const ended = await check(folder, profile, [
        ...requirements('CARD-PIN-001', 'GEN-VERSION-001'),
        ...flags,
      ]);

      const result = resultsIn(folder);
      expect(rowOf(result, 'CARD-PIN-001')).toMatchObject({
        verdict: 'blocked',
        reason: expect.stringContaining('POST /cards answered 409 CONFLICT'),
      });
      expect(result.red).toEqual(code === 0 ? [] : ['1 requirement blocked']);
      expect(ended.code).toBe(code);
    });
  });
}

test('under --require-verified, what nobody could verify ends with 1', async ({ folder }) => {
  await against([], async (profile) => {
    const { code } = await check(folder, { ...profile, hooks: {}, sandbox: { marker: true } }, [
      ...requirements('CARD-PIN-STATE-001', 'GEN-VERSION-001'),
      '--require-verified',
    ]);

    const result = resultsIn(folder);
    expect(rowOf(result, 'CARD-PIN-STATE-001')).toMatchObject({ verdict: 'unverified' });
    expect(result.red).toEqual(['1 requirement unverified']);
    expect(code).toBe(1);
  });
});

test('a known failure that passes ends with 1', async ({ folder }) => {
  await against([], async (profile) => {
    const knownFailures = [{ id: 'GEN-VERSION-001', reason: 'ends in v1' }];

    const { code, stdout } = await check(folder, { ...profile, knownFailures }, [
      ...requirements('GEN-VERSION-001'),
      ...['--suite', 'general'],
    ]);

    expect(rowOf(resultsIn(folder), 'GEN-VERSION-001')).toMatchObject({
      verdict: 'failed',
      reason: 'unexpected pass: remove it from knownFailures (ends in v1)',
    });
    expect(stdout).toContain('unexpected pass');
    expect(code).toBe(1);
  });
});

test('a run that selects no check is not green', async ({ folder }) => {
  await against([], async (profile) => {
    const { code, stdout } = await check(folder, profile, [
      ...requirements('GEN-VERSION-001'),
      ...['--suite', 'cards'],
    ]);

    expect(resultsIn(folder)).toMatchObject({ exitCode: 2, red: ['no check was selected'] });
    expect(stdout).toContain('no check was selected');
    expect(code).toBe(2);
  });
});

for (const [patches, verdict] of [
  [[], 'passed'],
  [[regulated], 'unverified'],
] as const) {
  test(`an unsaid mode that is taken for the default is ${verdict}`, async ({ folder }) => {
    await against(patches, async ({ platform: _, platforms: __, ...profile }) => {
      const { code, stdout } = await check(folder, profile, requirements('KYC-CREATE-001'));

      expect(stdout).toContain('note: the mode of the platform is assumed to be the default: set');
      const row = rowOf(resultsIn(folder), 'KYC-CREATE-001');
      expect(row.verdict).toBe(verdict);
      if (verdict === 'unverified') {
        expect(row.reason).toMatch(
          /^G-129 .*: the default does not fit; .*set platform\.regulated and/,
        );
      }
      expect(code).toBe(verdict === 'passed' ? 0 : 2);
    });
  });
}

test('one shard says that it is a part', async ({ folder }) => {
  await against([], async (profile) => {
    const { code, stdout } = await check(folder, profile, [
      ...requirements('GEN-VERSION-001', 'GEN-JSON-003'),
      ...['--shard', '1/2'],
    ]);

    expect(resultsIn(folder).partial).toContain('shard 1 of 2');
    expect(stdout).toMatch(/\npassed: 1 of 1 rows judged, .* \(partial: .*shard 1 of 2/);
    expect(code).toBe(0);
  });
});

test('--list prints the requirements, checks none and ends with 0', async ({ folder }) => {
  await against([answers200], async (profile) => {
    const flags = [...requirements('CARD-PIN-001'), ...['--suite', 'card-pin', '--list']];

    const { code, stdout } = await check(folder, profile, flags);

    expect(stdout).toMatch(/^CARD-PIN-001 +MUST +.* \(card-pin\/set-pin\.spec\.ts\)$/m);
    expect(stdout).toContain('1 requirement in 1 file of checks');
    expect(existsSync(join(folder, 'out'))).toBe(false);
    expect(code).toBe(0);
  });
});
