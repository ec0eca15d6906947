import { expect } from '@playwright/test';
import { startReference } from '../../fixtures/reference/index.ts';
import { loadOpenApi } from '../../spec/openapi.ts';
import { newPinKey } from '../run/embedded.ts';
import { resultsIn, startCommand, targeted, test } from './testing.ts';

const flags = ['--watch', '--requirement', 'GEN-VERSION-001'];

/** A service that can be stopped, and started again at its address. */
async function restartable() {
  const pinKey = await newPinKey();
  const start = (port: number) =>
    startReference({ openApi: loadOpenApi(), pinKey, timeScale: 0.01, port });
  const first = await start(0);
  const { baseUrl, profile } = first;
  return { profile, stop: () => first.close(), again: () => start(Number(new URL(baseUrl).port)) };
}

/** Starts a watch, and waits for what it says, each text behind the one before. */
function watching(folder: string, profile: object) {
  const started = startCommand(folder, ['run', ...targeted(folder, profile), ...flags]);
  let said = '';
  started.child.stdout?.on('data', (chunk) => {
    said += chunk;
  });
  const heard = async (text: string) => {
    await expect.poll(() => said, { timeout: 300_000 }).toContain(text);
    said = said.slice(said.indexOf(text) + text.length);
  };
  return { ...started, heard };
}

test('a watch waits for a service that is away, and runs again at a line', async ({ folder }) => {
  const service = await restartable();
  await service.stop();
  const { child, ended, heard } = watching(folder, service.profile);
  await heard('the target does not answer; the run begins when it does');
  const { close } = await service.again();
  await heard('Enter or r runs it again');
  const { id } = resultsIn(folder).run;

  child.stdin?.write('\n');
  await heard('Enter or r runs it again');
  expect(resultsIn(folder).run.id).not.toBe(id);
  await close();
  child.stdin?.end();

  const { code, stdout, stderr } = await ended;
  expect(stderr).toMatch(/^payments-conformance: \S+ cannot be reached: [^\n]+\n$/);
  expect(stdout.match(/^passed: \d+ of \d+ rows judged/gm)).toHaveLength(2);
  expect(code).toBe(0);
});

test('a watch runs again when the service was restarted, and ends at q', async ({ folder }) => {
  const service = await restartable();
  const { child, ended, heard } = watching(folder, service.profile);
  await heard('Enter or r runs it again');

  await service.stop();
  await heard('the target does not answer; the run begins when it does');
  const { close } = await service.again();
  await heard('Enter or r runs it again');
  child.stdin?.write('q\n');

  const { code, stdout, stderr } = await ended;
  await close();
  expect(stdout.match(/^passed: \d+ of \d+ rows judged/gm)).toHaveLength(2);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
});

test('a signal ends a watch that waits, with the exit code of its run', async ({ folder }) => {
  const service = await restartable();
  const { child, ended, heard } = watching(folder, service.profile);
  await heard('Enter or r runs it again');

  child.kill('SIGINT');
  const { code, stderr } = await ended;
  await service.stop();

  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
});

test('a watch ends with 2 where the profile is wrong from the beginning', async ({ folder }) => {
  const { code, stdout, stderr } = await watching(folder, { baseUrl: 'nowhere' }).ended;

  expect(stdout).toBe('');
  expect(stderr).toMatch(/^payments-conformance: profile\.json\S+ credentials[^\n]+\n$/);
  expect(code).toBe(2);
});
