import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { EXAMPLE_URL, faultInBaseUrl } from '../../fixtures/target/base-url.ts';
import { NO_PROFILE } from '../../fixtures/target/profile.ts';
import { createTarget } from '../../fixtures/target/target.ts';
import { loadOpenApi } from '../../spec/openapi.ts';
import { describedBy } from '../../spec/their-openapi/description.ts';
import type { Entries } from '../look/advice.ts';
import { describedShapes } from '../look/described-shapes.ts';
import { exitCodeOf, type Finding } from '../look/finding.ts';
import { lookOver } from '../look/look-over.ts';
import { blankedOwnLines, hasOwnLines } from '../look/own-lines.ts';
import { type ProfileSource, sayable, textSource, withMore } from '../look/profile-source.ts';
import { settledIn, writtenProfile } from '../look/written-profile.ts';
import { type ExitCode, exitCodes, Stop, usage } from '../run/exit-codes.ts';
import { flagsOf } from '../run/flags.ts';
import { readOpenApi } from '../run/own-openapi.ts';
import { endSoon, printed } from './doctor.ts';

/**
 * `init`: looks a target over and writes the profile to begin with. Of a file that it wrote, it renews
 * what it wrote and leaves what a person did; any other file is left as it is.
 */
export async function init(args: string[]): Promise<ExitCode> {
  const { values, positionals } = flagsOf({
    args,
    allowPositionals: true,
    options: {
      profile: { type: 'string', default: 'profile.yaml' },
      openapi: { type: 'string' },
    },
  });
  const { profile: file, openapi } = values;
  const [given, ...more] = positionals;
  if (more.length > 0) usage(`init takes one base URL, not also ${more.join(' ')}`);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  if (before !== undefined && !hasOwnLines(before)) exists(file);
  // Before anything is made at the service.
  orUnwritable(file, () =>
    accessSync(before === undefined ? `${dirname(file)}/` : file, constants.W_OK),
  );
  const address = before === undefined ? (given ?? (await asked())) : given;
  const fault = address === undefined ? undefined : faultInBaseUrl(address);
  if (fault !== undefined) usage(`init takes the base URL of the service; this one ${fault}`);
  // What it wrote before is looked for anew.
  const own = before === undefined ? '{}' : blankedOwnLines(before);
  const name = before === undefined ? NO_PROFILE : file;
  const source = textSource(own, name, process.env, address);
  const described = await shapesOf(openapi, source);
  // What is missing is told at the end, since what is written then is there; and with it, what made it
  // work at last.
  const missing: Finding[] = [];
  const isLate = ({ level, subject }: Finding) =>
    level === 'missing' ||
    (subject !== undefined && missing.some((each) => each.subject === subject));
  const look = await lookOver(withMore(source, described), (finding) =>
    isLate(finding) ? missing.push(finding) : printed(finding),
  );
  endSoon();
  if (!look.isAnswering) {
    missing.forEach(printed);
    process.stderr.write(`payments-conformance: ${file} is not written: mend what is told above\n`);
    return exitCodeOf(look.findings);
  }
  const { baseUrl } = source({});
  const text = writtenProfile(look, { baseUrl, file, before: before ?? '', described });
  // Another may have come to be since.
  const flag = before === undefined ? 'wx' : 'w';
  orUnwritable(file, () => writeFileSync(file, text, { flag }));
  settledIn(missing, text, file).forEach(printed);
  const again = `payments-conformance init --profile ${file}`;
  if (look.isAstray) {
    const marked = look.wasWritten
      ? ''
      : ', or, if that is right and it is a sandbox, take the #: off sandbox.marker';
    const next = `correct the baseUrl in it${marked}, then: ${again}`;
    process.stdout.write(`${file} is written; nothing of the API answered: ${next}\n`);
    return exitCodes.unreachable;
  }
  const next = look.wasWritten
    ? `read it, then: payments-conformance doctor --profile ${file}`
    : `nothing was created there, so not much is known: if it is a sandbox, take the #: off sandbox.marker in it, then: ${again}`;
  process.stdout.write(`${file} is written; ${next}\n`);
  return exitCodes.passed;
}

/** The shapes that the service's own OpenAPI has, by the flag or by what the profile says already. */
async function shapesOf(flag: string | undefined, source: ProfileSource): Promise<Entries> {
  const profile = source({});
  const place = flag ?? profile.openapi;
  if (place === undefined) return {};
  const { document } = await readOpenApi(place, createTarget(profile));
  return sayable(source, describedShapes(describedBy(document), loadOpenApi().operations));
}

/** The base URL, from whoever sits at the terminal. */
async function asked(): Promise<string> {
  if (!process.stdin.isTTY) usage(`init takes the base URL of the service, such as ${EXAMPLE_URL}`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return (await terminal.question(`Base URL of the service, such as ${EXAMPLE_URL}: `)).trim();
  } finally {
    terminal.close();
  }
}

/** Ends the command where the file cannot be written. */
function orUnwritable(file: string, use: () => void): void {
  try {
    use();
  } catch (error) {
    const code = error instanceof Error ? Reflect.get(error, 'code') : undefined;
    if (code === 'EEXIST') exists(file);
    throw new Stop(exitCodes.usage, `${file} cannot be written (${code}); give another --profile`);
  }
}

function exists(file: string): never {
  usage(`${file} exists and is left as it is; give another name with --profile`);
}
