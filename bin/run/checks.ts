import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { publishSettings } from '../../fixtures/target/run-settings.ts';
import { type RequirementId, requirementIds } from '../../spec/generated/requirement-ids.ts';
import { sourceOf } from '../../spec/module-ending.ts';
import type { Check } from './known-checks.ts';
import { listing } from './playwright.ts';
import { emptyRunFile } from './run-file.ts';

interface ListedSuite {
  readonly title: string;
  readonly file: string;
  readonly suites?: readonly ListedSuite[];
  readonly specs?: readonly { readonly title: string; readonly tags: readonly string[] }[];
}

/** The checks of all suites, as the runner lists them. Starts no target. */
export async function listChecks(): Promise<readonly Check[]> {
  const withdraw = publishSettings(emptyRunFile());
  try {
    const { stdout } = await promisify(execFile)(process.execPath, listing, {
      maxBuffer: 64 * 1024 * 1024,
      env: toStandardOutput(process.env),
    });
    const { suites }: { suites: readonly ListedSuite[] } = JSON.parse(stdout);
    return suites.flatMap((suite) => checksIn(suite, []));
  } finally {
    withdraw();
  }
}

/** Without the variables that lead the runner's JSON to a file, where a pipeline sets them for its own tests. */
function toStandardOutput(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(environment).filter(([name]) => !name.startsWith('PLAYWRIGHT_JSON_OUTPUT_')),
  );
}

function checksIn(suite: ListedSuite, titles: readonly string[]): readonly Check[] {
  const known = new Set<string>(requirementIds);
  return [
    ...(suite.specs ?? []).map(({ title, tags }) => ({
      file: sourceOf(suite.file),
      title: [...titles, title].join(' › '),
      requirements: tags.filter((tag): tag is RequirementId => known.has(tag)),
    })),
    ...(suite.suites ?? []).flatMap((inner) => checksIn(inner, [...titles, inner.title])),
  ];
}
