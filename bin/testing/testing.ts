import { type ChildProcess, spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base } from '@playwright/test';
import { faultInPatch, type Patch, patchedReference } from '../../fixtures/patches/patch.ts';
import type { Reference } from '../../fixtures/reference/index.ts';
import type { RequirementResult, RunResult } from '../../reports/model.ts';
import { RESULTS_FILE } from '../../reports/report-names.ts';
import { loadOpenApi, type OpenApi, openApiAsOf } from '../../spec/openapi.ts';
import type { Revision } from '../../spec/revisions.ts';
import { newPinKey } from '../run/embedded.ts';

/** A process that has not ended by then is killed, with all it started. */
const LIMIT_MS = 300_000;

export const root = fileURLToPath(new URL('../..', import.meta.url));
const command = join(root, 'bin', 'payments-conformance.mjs');

/** What became of a process. */
export interface Ended {
  /** The exit code, or the signal that ended it. */
  readonly code: number | NodeJS.Signals;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Started {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
}

type Environment = Readonly<Record<string, string>>;

/** A test with an empty folder of its own, gone afterwards. */
export const test = base.extend<{ folder: string }>({
  folder: async ({}, use, info) => {
    info.setTimeout(Math.max(info.timeout, LIMIT_MS + 30_000));
    const folder = mkdtempSync(join(tmpdir(), 'command-test-'));
    await use(folder);
    rmSync(folder, { recursive: true, force: true });
  },
});

/** Starts a Node script in a folder, leader of a process group of its own. */
export function start(
  folder: string,
  script: string,
  args: readonly string[],
  environment: Environment = {},
  limitMs = LIMIT_MS,
): Started {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: folder,
    env: { ...ownEnvironment(), ...environment },
    detached: true,
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk) => {
    stdout += chunk;
  });
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  const ended = new Promise<Ended>((resolve, reject) => {
    const timer = setTimeout(() => {
      signalGroup(child, 'SIGKILL');
      reject(new Error(`no end within ${limitMs} ms\n${stdout}\n${stderr}`));
    }, limitMs);
    child.once('error', reject);
    child.once('close', (code, signal) => {
      clearTimeout(timer);
      resolve({ code: code ?? signal ?? -1, stdout, stderr });
    });
  });
  return { child, ended };
}

/** Starts the command in a folder; reports go to `<folder>/out`. */
export function startCommand(
  folder: string,
  args: readonly string[],
  environment: Environment = {},
  limitMs = LIMIT_MS,
): Started {
  return start(folder, command, args, environment, limitMs);
}

/** Runs the command in a folder to its end. */
export function run(
  folder: string,
  args: readonly string[],
  environment: Environment = {},
): Promise<Ended> {
  return startCommand(folder, args, environment).ended;
}

/** `run` against a profile, which is written to the folder first; reports go to `<folder>/out`. */
export function check(
  folder: string,
  profile: object,
  args: readonly string[],
  environment: Environment = {},
): Promise<Ended> {
  const target = targeted(folder, profile).slice(0, args.includes('--out') ? 2 : undefined);
  return run(folder, ['run', ...target, ...args], environment);
}

/** The flags that name a profile, written to the folder, and the folder's `out` for the reports. */
export function targeted(folder: string, profile: object): readonly string[] {
  writeFileSync(join(folder, 'profile.json'), JSON.stringify(profile, null, 2));
  return ['--profile', 'profile.json', '--out', 'out'];
}

/** Signals a process and every process it started. */
export function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid !== undefined) {
    process.kill(-pid, signal);
  }
}

/** Whether a process, or one that it started, is still there. */
export function isAlive({ pid }: ChildProcess): boolean {
  try {
    return pid !== undefined && process.kill(-pid, 0);
  } catch {
    return false;
  }
}

/** The files with settings, credentials included, of runs whose reports go below a folder. */
export function publishedFor(folder: string): readonly string[] {
  return readdirSync(tmpdir())
    .filter((name) => name.startsWith('payments-conformance-'))
    .map((name) => join(tmpdir(), name, 'run.json'))
    .filter((file) => existsSync(file) && readFileSync(file, 'utf8').includes(folder));
}

/** The result that a run left in `<folder>/out`. */
export function resultsIn(folder: string): RunResult {
  return resultIn(join(folder, 'out'));
}

/** The result in a folder of reports. */
export function resultIn(out: string): RunResult {
  return JSON.parse(readFileSync(join(out, RESULTS_FILE), 'utf8')) as RunResult;
}

/** The row of one requirement in a result. */
export function rowOf({ requirements }: RunResult, id: string): RequirementResult {
  const row = requirements.find((candidate) => candidate.id === id);
  if (row === undefined) {
    throw new Error(`the result has no row ${id}`);
  }
  return row;
}

/** The reference service on a port of its own in this process, in a hurry, with lines put otherwise. */
export async function startTarget(...patches: readonly Patch[]): Promise<Reference> {
  const fault = patches.map(faultInPatch).find((problem) => problem !== undefined);
  if (fault !== undefined) {
    throw new Error(fault);
  }
  return startFrom(patches, loadOpenApi());
}

/** The reference service of a month. */
export function startTargetAsOf(revision: Revision): Promise<Reference> {
  return startFrom([], openApiAsOf(revision));
}

async function startFrom(patches: readonly Patch[], openApi: OpenApi): Promise<Reference> {
  const { startReference } = await patchedReference(patches);
  pinKey ??= newPinKey();
  return startReference({ openApi, pinKey: await pinKey, timeScale: 0.01 });
}

/** Drawn once: of all that starting a target takes, it takes longest. */
let pinKey: ReturnType<typeof newPinKey> | undefined;

/** Without what the runner of this test set for its own workers. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const own =
    /^(TEST_|PW_|PLAYWRIGHT_|PAYMENTS_CONFORMANCE_|FORCE_COLOR$|DEBUG_COLORS$|CI$|GITHUB_)/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !own.test(name)));
}

/**
 * A temporary folder for a command alone, and the environment that names it. What was compiled
 * before is kept: compiling it all again would be most of a test.
 */
export function ownTemporary(folder: string): {
  readonly temporary: string;
  readonly environment: Readonly<Record<string, string>>;
} {
  const temporary = join(folder, 'tmp');
  mkdirSync(temporary);
  const { uid } = userInfo();
  const transpiled = `tsx-${uid}`;
  mkdirSync(join(tmpdir(), transpiled), { recursive: true });
  symlinkSync(join(tmpdir(), transpiled), join(temporary, transpiled));
  const compiled = join(tmpdir(), `playwright-transform-cache-${uid}`);
  return { temporary, environment: { TMPDIR: temporary, PWTEST_CACHE_DIR: compiled } };
}
