import { createRequire } from 'node:module';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { exitCodes, usage } from './exit-codes.ts';
import { isModule } from './own-checks.ts';

/** The runner's own, with the settings by which what they write goes to the folder of the reports. */
const kinds = new Map<string, (out: string) => object>([
  ['dot', () => ({})],
  ['line', () => ({})],
  ['list', () => ({})],
  ['json', (out) => ({ outputFile: join(out, 'runner.json') })],
  ['junit', (out) => ({ outputFile: join(out, 'runner-junit.xml') })],
  ['html', (out) => ({ outputFolder: join(out, 'runner-html'), open: 'never' })],
  ['blob', (out) => ({ outputDir: join(out, 'runner-blob') })],
]);

/** The names that `--reporter` takes beside modules. */
export const reporterNames: readonly string[] = [...kinds.keys()];

/** A reporter as the runner finds it: one of its own by name, another by its absolute path. Throws Stop. */
export function namedReporter(given: string): string {
  const found = kinds.has(given) ? given : moduleAt(given);
  return (
    found ??
    usage(
      `--reporter ${given}: no module is there; it takes ${reporterNames.join(', ')}, or a module`,
    )
  );
}

/** A file, or a package, as seen from where the command is. */
function moduleAt(given: string): string | undefined {
  const { resolve: located } = createRequire(resolve('package.json'));
  for (const name of [resolve(given), given]) {
    try {
      return located(name);
    } catch {
      // The next, or none.
    }
  }
  return undefined;
}

/** A reporter and its settings, for the config of the runner. */
export function describedReporter(name: string, out: string): [string, object] {
  return [name, kinds.get(name)?.(out) ?? {}];
}

/**
 * Ends the runner, in a line and with the exit code of a wrong flag, where a module is not a reporter.
 * The runner alone can tell: it is what compiles TypeScript.
 */
export async function refuseWrongReporters(names: readonly string[]): Promise<void> {
  for (const name of names.filter((each) => !kinds.has(each))) {
    const problem = await problemIn(name);
    if (problem === undefined) continue;
    const shown = relative('', name);
    process.stderr.write(`payments-conformance: --reporter ${shown}: ${problem}\n`);
    const told = { exitCode: exitCodes.usage };
    await new Promise((sent) => process.send?.(told, sent) ?? sent(undefined));
    process.exit(exitCodes.usage);
  }
}

async function problemIn(name: string): Promise<string | undefined> {
  try {
    const found = await loaded(name);
    // A class itself, that of a module, or that of a module that was compiled to CommonJS.
    const candidates = [found, found?.default, found?.default?.default];
    const isReporter = candidates.some((each) => typeof each === 'function');
    return isReporter ? undefined : 'it has no class as its default export';
  } catch (error) {
    const [line] = String(error).split('\n');
    return `it cannot be loaded: ${line}`;
  }
}

/** As the runner loads it, whose compiler stands behind both ways. */
async function loaded(path: string) {
  return isModule(path) ? import(pathToFileURL(path).href) : createRequire(import.meta.url)(path);
}
