import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { productions, refusing } from '../../fixtures/testing/productions.ts';
import {
  type Behaviour,
  credentials,
  eachOf,
  met,
  type StandIn,
} from '../../fixtures/testing/stand-ins.ts';
import { exitCodeOf } from '../look/finding.ts';
import { lookOver } from '../look/look-over.ts';
import { textSource } from '../look/profile-source.ts';
import { run, test } from './testing.ts';

const environment = {
  PAYMENTS_CONFORMANCE_API_TOKEN_ID: credentials.apiTokenId,
  PAYMENTS_CONFORMANCE_API_CLIENT_SECRET: credentials.apiClientSecret,
};

/** Every production, and one refusal of each status behind each gateway. */
const standIns: readonly (readonly [name: string, behaviour: Behaviour])[] = [
  ...Object.entries(productions),
  ...refusing
    .filter(({ shape, code }) => shape === 'an Error object' && code === 'INVALID_INPUT')
    .map(({ name, behaviour }) => [name, behaviour] as const),
];

test('what init and doctor look over is written to nowhere', async () => {
  const written: Record<string, readonly string[]> = {};
  await eachOf(standIns, async ([name, behaviour]) => {
    await met(behaviour, async ({ baseUrl, origin, writes }) => {
      const source = textSource(JSON.stringify({ baseUrl, credentials }), name, {});
      const { findings, wasWritten } = await lookOver(source, () => undefined);
      if (writes.length > 0) written[name] = writes;
      const lines = findings.map(({ line }) => line).join('\n');
      expect(lines, name).toContain(`if it is a sandbox, set sandbox.marker: ${origin}`);
      expect([wasWritten, exitCodeOf(findings)], name).toEqual([false, 3]);
    });
  });
  expect(written).toEqual({});
});

const gateway = refusing.find(
  ({ name }) => name === 'a gateway that names the fields, then 501 SANDBOX_OFF as an Error object',
);

const commands: Readonly<Record<string, (standIn: StandIn) => readonly string[]>> = {
  init: ({ baseUrl }) => ['init', baseUrl],
  doctor: () => ['doctor', '--profile', 'own.yaml'],
  run: () => ['run', '--profile', 'own.yaml', '--suite', 'cards'],
};

for (const [name, args] of Object.entries(commands)) {
  test(`${name} writes nothing to production behind a gateway that validates`, async ({
    folder,
  }) => {
    await met(gateway?.behaviour ?? (() => undefined), async (standIn) => {
      writeFileSync(join(folder, 'own.yaml'), `baseUrl: ${standIn.baseUrl}\n`);

      const { code, stdout, stderr } = await run(folder, args(standIn), environment);

      expect(standIn.writes).toEqual([]);
      expect(stdout + stderr).toContain(
        `POST /sandbox/send answered 501 SANDBOX_OFF, not 404 QUOTE_NOT_FOUND; if it is a sandbox, set sandbox.marker: ${standIn.origin}`,
      );
      // No read of it has an answer but 404, so that the address may be wrong as well.
      expect(stdout.includes('nothing of the API answered: correct the baseUrl')).toBe(
        name === 'init',
      );
      expect(code).toBe(3);
    });
  });
}
