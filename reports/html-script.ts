import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

/**
 * The page's behaviour: the modules of `reports/page`, as one script. Built when a run begins: a
 * signal that ends the run would end the builder too.
 */
export const pageScript = bundled();

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
