import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { stringify } from 'yaml';
import { loadDefects } from '../../fixtures/defects/defects.ts';
import { patchedReference } from '../../fixtures/patches/patch.ts';
import { openApiAsOf } from '../../spec/openapi.ts';
import { newPinKey } from '../run/embedded.ts';
import { type ExitCode, exitCodes, usage } from '../run/exit-codes.ts';
import { revisionOf, wholeNumber } from '../run/run-options.ts';

/** `serve`: the reference service alone, until it is interrupted. */
export async function serve(args: string[]): Promise<ExitCode> {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: 'string' },
      defect: { type: 'string', multiple: true, default: [] },
      'time-scale': { type: 'string', default: '1' },
      'profile-out': { type: 'string' },
      'as-of': { type: 'string' },
    },
  });
  const { startReference } = await patchedReference(
    values.defect.flatMap((id) => knownDefect(id).patches),
  );
  const port = values.port === undefined ? {} : { port: wholeNumber('--port', values.port) };
  const reference = await startReference({
    openApi: openApiAsOf(revisionOf(values['as-of'])),
    pinKey: await newPinKey(),
    timeScale: scale(values['time-scale']),
    ...port,
  }).catch((error: Error) => usage(`--port ${values.port}: ${error.message}`));
  const file = values['profile-out'];
  if (file !== undefined) {
    writeFileSync(file, stringify(reference.profile), { mode: 0o600 });
  }
  const { authorization } = reference.profile.hooks.fault.headers;
  process.stdout.write(`the reference service answers at ${reference.baseUrl}\n`);
  process.stdout.write(`its control plane takes the header authorization: ${authorization}\n`);
  process.stdout.write(
    file === undefined
      ? ''
      : `its profile is ${file}; try: payments-conformance --profile ${file}\n`,
  );
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  await reference.close();
  return exitCodes.passed;
}

function knownDefect(id: string) {
  const all = loadDefects();
  return (
    all.find((defect) => defect.id === id) ??
    all.find((defect) => defect.id.startsWith(`${id} `)) ??
    usage(`--defect ${id}: no defect has this id; \`defects\` lists them`)
  );
}

function scale(text: string): number {
  const value = Number(text);
  return value > 0 ? value : usage(`--time-scale takes a number above 0, not "${text}"`);
}
