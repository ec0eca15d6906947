import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

let built: string | undefined;

/** The page's behaviour: the modules of `reports/page`, as one script. */
export function pageScript(): string {
  built ??= bundled();
  return built;
}

function bundled(): string {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL('page/main.ts', import.meta.url))],
    bundle: true,
    format: 'iife',
    // The oldest browsers with what the page is laid out by.
    target: ['chrome111', 'firefox113', 'safari16.4'],
    charset: 'utf8',
    write: false,
    logLevel: 'silent',
  });
  return outputFiles.map(({ text }) => text).join('');
}
