import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { COMMIT_FILE, commit } from './run/commit.ts';

// `npm run build`: what a package runs, in `dist/`, a tree like that of the sources.

const root = fileURLToPath(new URL('..', import.meta.url));
const out = join(root, 'dist');

rmSync(out, { recursive: true, force: true });
const manifest = createRequire(import.meta.url).resolve('typescript/package.json');
const compiler = join(dirname(manifest), 'bin/tsc');
execFileSync(process.execPath, [compiler, '-p', join(root, 'bin/tsconfig.build.json')], {
  stdio: 'inherit',
});

// A map names its source as a neighbour, though that stands in the map alone: a check is then told by
// the same name as in a clone.
for (const file of filesIn(out).filter((each) => each.endsWith('.js.map'))) {
  const map = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(
    file,
    JSON.stringify({ ...map, sources: map.sources.map((source: string) => basename(source)) }),
  );
}

// What is read as text: data, and the parts of the page, which a run puts together.
const data = ['spec', 'fixtures/defects', 'fixtures/variants', 'reports'];
for (const folder of data) copy(folder, (file) => /\.(json|yaml)$/.test(file));
copy('reports/page', (file) => file.endsWith('.ts'));
// A defect puts lines of the reference service otherwise, so that it is compiled when it is tried.
for (const file of await sourcesOf('fixtures/reference/index.ts')) copy(file, () => true);

copy('bin/run/own-suites.tsconfig.json', () => true);
writeFileSync(join(out, COMMIT_FILE), commit());

function copy(place: string, isWanted: (file: string) => boolean): void {
  cpSync(join(root, place), join(out, place), {
    recursive: true,
    filter: (file) => isWanted(file) || !/\.\w+$/.test(file),
  });
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
    join(folder, name),
  );
}

/** A source and all that it imports, near or far, below the root. */
async function sourcesOf(entry: string): Promise<readonly string[]> {
  const { metafile } = await build({
    entryPoints: [join(root, entry)],
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'silent',
  });
  return Object.keys(metafile.inputs).map((file) => relative(root, join(root, file)));
}
