import { setTimeout as delay } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from '@playwright/test';
import { patchedReference } from '../../fixtures/patches/patch.ts';
import { runSubjects } from './subjects-run.ts';

const patch = {
  file: 'server.ts',
  replace: "refuse(405, 'METHOD_NOT_ALLOWED', 'the address takes other methods')",
  with: "refuse(405, 'METHOD_NOT_ALLOWED', 'patched')",
};

/** Has the process let go of what nothing holds. */
async function collectGarbage(): Promise<void> {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  await delay(50);
  collect();
}

test('nothing of the services that were checked is kept but what was asked for', async () => {
  const results: WeakRef<object>[] = [];
  const subjects = ['one', 'other'].map((id) => ({
    id,
    patches: [patch],
    only: { requirements: ['CARD-READ-001' as const] },
  }));
  const options = { seed: 1, workers: 1, settleMs: 300, together: 1 };

  const kept = await runSubjects(subjects, options, ({ id }, { result }) => {
    if (result !== undefined) results.push(new WeakRef(result));
    return id;
  });

  await collectGarbage();
  expect(kept).toEqual(['one', 'other']);
  expect(results.map((each) => each.deref())).toEqual([undefined, undefined]);
});

test('a patched service that nothing holds is let go', async () => {
  const built: WeakRef<object>[] = [];
  for (let n = 0; n < 3; n += 1) {
    built.push(new WeakRef((await patchedReference([patch])).startReference));
  }

  await collectGarbage();
  expect(built.map((each) => each.deref())).toEqual(built.map(() => undefined));
});
