import { execFileSync } from 'node:child_process';
import { expect } from '@playwright/test';
import { readBody } from '../../fixtures/client/read-body.ts';
import { createRedactor } from '../../fixtures/client/redaction.ts';
import { judge } from '../../fixtures/judge/judge.ts';
import { unnamedMembers } from '../../fixtures/judge/unnamed-members.ts';
import { preflight } from '../../fixtures/target/preflight.ts';
import { parseProfile } from '../../fixtures/target/profile.ts';
import { createTarget } from '../../fixtures/target/target.ts';
import { replyOf } from '../../fixtures/testing/reply.ts';
import { areas } from '../../spec/areas.ts';
import { operationIds } from '../../spec/generated/operation-ids.ts';
import { loadRequirements } from '../../spec/requirements.ts';
import { CONTRACT_VERSION } from '../run/run-file.ts';
import { startHttpProxy } from './http-proxy.ts';
import { type Sample, startMutatingTarget } from './mutating-target.ts';
import { mutated, mutations, placesIn } from './mutations.ts';
import { check, resultsIn, root, startTarget, test } from './testing.ts';

/** Checks that between them meet an answer of every operation. */
const everyOperation = [
  ...['APPROVAL-WAIT-008', 'APPROVAL-WAIT-013', 'APPROVAL-WAIT-022', 'AUTH-PLATFORM-009'],
  ...['CARD-LIMIT-002', 'CARD-TRANSACTION-HOLD-005', 'CARD-TRANSACTION-REASON-016'],
  ...['CONFIG-FEE-016', 'CONSENT-SINGLE-001', 'CUSTOMER-BUSINESS-011', 'CUSTOMER-FOREIGN-003'],
  ...['DOC-READ-004', 'DOC-REPLACE-006', 'EXTERNAL-AGENT-001', 'EXTERNAL-FOREIGN-007'],
  ...['EXTERNAL-FOREIGN-008', 'GEN-JSON-001', 'GEN-TIME-003', 'OWNER-KEEP-006', 'OWNER-LIST-003'],
  ...['OWNER-UPDATE-001', 'QUOTE-RAIL-009', 'QUOTE-STATE-001', 'RETRY-PROCESSING-003'],
  ...['SANDBOX-SEND-005', 'SIMULATE-CREDIT-001', 'SIMULATE-CREDIT-004', 'SIMULATE-CREDIT-007'],
  ...['SIMULATE-FINANCIAL-003', 'SIMULATE-INQUIRY-002', 'SIMULATE-ROW-007'],
  ...['TOKENIZE-PAYLOAD-006', 'TRANSFER-KEY-001', 'UMA-LOOKUP-003', 'UMA-RECEIVE-017'],
  ...['VERIFY-LIST-005', 'WALLET-PRIVACY-009', 'WEBHOOK-SIGNATURE-002'],
];

/** Another order of mutations, and another area, at each landing. */
const seed = Number(execFileSync('git', ['rev-list', '--count', 'HEAD'], { cwd: root }));

const timeouts = { settleMs: 300 };

test('whatever stands in an answer is put down to the target, and the run ends', async ({
  folder,
}) => {
  const target = await startTarget();
  const mutating = await startMutatingTarget(target.origin, seed);
  const area = areas[seed % areas.length];
  const ofArea = loadRequirements().filter((row) => row.area === area);
  const rows = new Set([...everyOperation, ...ofArea.map(({ id }) => id)]);
  const profile = {
    ...target.profile,
    baseUrl: mutating.baseUrl,
    sandbox: { marker: [mutating.origin, target.origin] },
    timeouts,
    webhooks: { ...target.profile.webhooks, waitMs: timeouts.settleMs },
  };
  const checked = (ids: Iterable<string>) =>
    check(
      folder,
      profile,
      [...ids].flatMap((id) => ['--requirement', id]),
    );

  await checked(everyOperation);
  const unmet = operationIds.filter((id) => !mutating.met.operations.has(id));
  mutating.begin();
  const ended = await checked(rows);
  await mutating.close();
  await target.close();

  const { met } = mutating;
  const judgedMembers = judgedInPassing(met.samples);
  console.log(
    `seed ${seed}, with all of ${area}: ${met.made.size} mutations of ${met.members.size} members met by checks, ${judgedMembers} judged in passing; not met: ${unmet.join(', ') || 'no operation'}`,
  );
  expect(resultsIn(folder).errors).toEqual([]);
  expect(ended.stderr).toBe('');
  expect(ended.code).toBe(1);
  expect(unmet.length, unmet.join(', ')).toBeLessThan(operationIds.length / 20);
  expect(met.made.size, 'mutations').toBeGreaterThan(100);
  expect(target.crashes).toEqual([]);
});

/** Every member of every answer with every mutation, through all that each answer goes through. */
function judgedInPassing(samples: Iterable<Sample>): number {
  const redactor = createRedactor(['a-secret-nobody-sees']);
  let judged = 0;
  for (const { operation, status, headers, json } of samples) {
    for (const [at, place] of placesIn(json).entries()) {
      for (const mutation of mutations) {
        // The long ones in turn: reading them would be most of the time.
        if (mutation.isLong && (at + seed) % mutations.length > 0) continue;
        const body = Buffer.from(mutated(json, place, mutation));
        const read = readBody(headers, { bytes: body });
        const reply = replyOf(status, undefined, { operation, headers, body, ...read });
        judge(reply, true);
        unnamedMembers(reply);
        redactor.text(JSON.stringify(read.json ?? ''));
        judged += 1;
      }
    }
  }
  return judged;
}

test('whatever stands in its answers, a target is looked over before a run', async () => {
  const target = await startTarget();
  for (const mutation of mutations) {
    const proxy = await startHttpProxy(target.origin, async (_asked, pass) => {
      const { body, ...answer } = await pass();
      const json: unknown = JSON.parse(Buffer.from(body).toString() || 'null');
      const places = placesIn(json);
      const place = places[seed % places.length];
      return { ...answer, body: place === undefined ? body : mutated(json, place, mutation) };
    });
    const profile = { ...target.profile, baseUrl: proxy.baseUrl };
    const looked = createTarget(parseProfile(JSON.stringify(profile), 'p', {}));

    const { observations } = await preflight(looked, CONTRACT_VERSION);
    await proxy.close();

    const lines = observations.map(({ line }) => line);
    expect(lines.join('').split('\n'), mutation.name).toHaveLength(1);
  }
  await target.close();
});
