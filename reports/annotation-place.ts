import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { relative, resolve, sep } from 'node:path';
import type { Cause, RunResult } from './model.ts';

/** A place in a file of the repository, by which an annotation stands beside what has to change. */
export interface Place {
  readonly file: string;
  readonly line?: number;
}

/**
 * Where an annotation of a cause belongs, from the root of the repository: the line of the profile, where that is what has to change,
 * else the check that shows it. Undefined where it has none.
 */
export function annotationPlace(
  cause: Cause,
  { target }: RunResult,
  root: string,
): Place | undefined {
  const { shownBy, because: { rests = [], profileKeys = [] } = {} } = cause;
  const [key = rests.length > 0 ? 'confirm' : undefined] = profileKeys;
  // No check shows a known failure that did not come.
  const isOfProfile = key !== undefined || shownBy === undefined;
  if (isOfProfile && existsSync(target.profile)) {
    const named = cause.requirements.map(({ id }) => id);
    return { file: inRepository(target.profile, root), line: lineIn(target.profile, key, named) };
  }
  if (shownBy === undefined) return undefined;
  const { file, line } = shownBy;
  return { file: inRepository(file, root), ...(line === undefined ? {} : { line }) };
}

/** A file as the repository of the job has it; one from elsewhere, as of the package, keeps its name. */
function inRepository(file: string, root: string): string {
  const inside = relative(root, resolve(file));
  return existsSync(file) && !inside.startsWith('..') ? inside.split(sep).join('/') : file;
}

/** The line of a key, or of the nearest section around it; without one, that of an id; else the first. */
function lineIn(file: string, key: string | undefined, ids: readonly string[]): number {
  const { isMap, isScalar, LineCounter, parseDocument, visit } = yaml();
  const lineCounter = new LineCounter();
  const document = parseDocument(readFileSync(file, 'utf8'), { lineCounter, prettyErrors: false });
  let offset = 0;
  if (key === undefined) {
    visit(document, {
      Scalar(_, { value, range }) {
        if (ids.some((id) => id === value)) offset = range?.[0] ?? offset;
      },
    });
  }
  let node: unknown = document.contents;
  for (const step of key?.split('.') ?? []) {
    const pair = isMap(node)
      ? node.items.find((each) => isScalar(each.key) && each.key.value === step)
      : undefined;
    offset = (isScalar(pair?.key) && pair.key.range?.[0]) || offset;
    node = pair?.value;
  }
  return lineCounter.linePos(offset).line;
}

/** Loaded where it is needed: of the processes of a run no other reads YAML. */
function yaml(): typeof import('yaml') {
  return createRequire(import.meta.url)('yaml');
}
