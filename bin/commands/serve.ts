import { once } from 'node:events';
import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { stringify } from 'yaml';
import { loadDefects } from '../../fixtures/defects/defects.ts';
import { patchedReference } from '../../fixtures/patches/patch.ts';
import { openApiAsOf } from '../../spec/openapi.ts';
import { newPinKey } from '../run/embedded.ts';
import { type ExitCode, exitCodes, usage } from '../run/exit-codes.ts';
import { flagsOf } from '../run/flags.ts';
import { revisionOf, wholeNumber } from '../run/run-options.ts';

/** Begins the profiles that it writes. */
const WRITTEN_HERE = '# Written by serve: the profile of a running reference service.';

/** `serve`: the reference service alone, until it is interrupted. */
export async function serve(args: string[]): Promise<ExitCode> {
  const { values } = flagsOf({
    args,
    options: {
      port: { type: 'string' },
      defect: { type: 'string', multiple: true, default: [] },
      'time-scale': { type: 'string', default: '1' },
      'profile-out': { type: 'string' },
      'as-of': { type: 'string' },
    },
  });
  const port =
    values.port === undefined ? {} : { port: wholeNumber('--port', values.port, 0, 65_535) };
  const file = values['profile-out'];
  if (file !== undefined) requireWritable(file);
  const revision = revisionOf(values['as-of']);
  const timeScale = scale(values['time-scale']);
  process.stdout.write('the reference service is starting; this takes a few seconds\n');
  const { startReference } = await patchedReference(
    values.defect.flatMap((id) => knownDefect(id).patches),
  );
  const reference = await startReference({
    openApi: openApiAsOf(revision),
    pinKey: await newPinKey(),
    timeScale,
    ...port,
  }).catch((error: Error) => usage(`--port ${values.port}: ${error.message}`));
  if (file !== undefined) {
    const profile = `${WRITTEN_HERE}\n${stringify(reference.profile)}`;
    writeFileSync(file, profile, { mode: 0o600 });
  }
  // Whoever reads the lines below may end it at once.
  const ended = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  const { authorization } = reference.profile.hooks.fault.headers;
  process.stdout.write(`the reference service answers at ${reference.baseUrl}\n`);
  process.stdout.write(`its hooks take the header authorization: ${authorization}\n`);
  process.stdout.write(
    file === undefined
      ? ''
      : `its profile is ${file}; try: npx payments-conformance --profile ${file}\n`,
  );
  await ended;
  await reference.close();
  return exitCodes.passed;
}

/** Ends the command where no profile can be written to a file, or another file would be lost. */
function requireWritable(file: string): void {
  try {
    const isThere = existsSync(file);
    accessSync(isThere ? file : dirname(file), constants.W_OK);
    const before = isThere ? readFileSync(file, 'utf8') : '';
    if (before === '' || before.startsWith(WRITTEN_HERE)) return;
  } catch (error) {
    usage(`--profile-out ${file}: cannot be written: ${(error as Error).message}`);
  }
  usage(`--profile-out ${file}: there is a file that serve did not write; give another name`);
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
