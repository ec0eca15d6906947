import { expect } from '@playwright/test';
import { type HostileMode, hostileModes, startHostileServer } from '../fixtures/client/hostile-server.ts';
import { check, resultsIn, rowOf, startTarget, test } from './testing.ts';
import { startProxy } from './testing-proxy.ts';

const patience = { requestMs: 400, settleMs: 300 };

/** Checks that begin with a card of their own, one for each mode. */
const checks = [
  'CARD-PIN-001',
  'CARD-PIN-002',
  'CARD-PIN-003',
  'CARD-PIN-004',
  'CARD-PIN-005',
  'CARD-PIN-007',
  'CARD-PIN-010',
  'CARD-PIN-015',
  'CARD-PIN-KEY-002',
  'CARD-PIN-STATE-001',
  'CARD-PIN-STATE-002',
  'CARD-PIN-STATE-003',
  'CARD-PIN-STATE-004',
  'CARD-PIN-STATE-005',
  'CARD-PIN-URL-001',
  'CARD-PIN-URL-002',
  'CARD-PIN-URL-003',
  'CARD-PIN-SECRET-006',
  'CARD-PIN-SECRET-007',
  'CARD-READ-004',
  'CARD-STATUS-018',
  'CARD-CLOSED-005',
] as const;

const x = 0;
test('in the middle', async ({ folder }) => {
  const target = await startTarget();
  const modes = new Map<string, HostileMode>(hostileModes.map((mode, n) => [checks[n] ?? '', mode]));
  const servers = new Map(
    await Promise.all(
      hostileModes.map(async (mode) => {
        const { baseUrl, close } = await startHostileServer(mode, 100);
        return [mode, { port: Number(new URL(baseUrl).port), close }] as const;
      }),
    ),
  );
  const healthy = Number(new URL(target.baseUrl).port);
  const proxy = await startProxy(({ path, requirement }) => {
    const mode = path.includes('/cards') ? modes.get(requirement) : undefined;
    return (mode === undefined ? undefined : servers.get(mode)?.port) ?? healthy;
  });
  const ended = await check(folder, { ...target.profile, baseUrl: proxy.baseUrl, timeouts: patience }, checks.flatMap((id) => ['--requirement', id]));
  console.log(ended.code, ended.stderr, ended.stdout.split('\n').slice(0, 20).join('\n'));
  for (const [id, mode] of modes) {
    const row = rowOf(resultsIn(folder), id);
    console.log(mode, id, row.verdict, row.reason, row.checks[0]?.durationMs);
  }
  await target.close(); await proxy.close(); for (const s of servers.values()) await s.close();
});
