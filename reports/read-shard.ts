import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf } from '../spec/digest.ts';
import { plainLine } from './plain-text.ts';
import { readReport, refusedReport } from './read-report.ts';
import { ReportError } from './report-error.ts';
import { RESULTS_FILE, SHARD_FILE } from './report-names.ts';
import { checkName, type Shard } from './shard-file.ts';

/** A shard, and the file that it was read from. */
export interface ReadShard extends Shard {
  readonly file: string;
}

/** Reads what a shard left. Throws ReportError where that is missing, or not as it was written. */
export function readShard(folder: string): ReadShard {
  const file = join(folder, SHARD_FILE);
  if (!existsSync(file)) throw new ReportError(whyMissing(folder));
  const { digest, ...shard } = readReport('shard', file);
  const problem = digest === digestOf(shard) ? problemIn(shard) : 'its digest does not fit it';
  if (problem !== undefined) throw refusedReport(file, problem);
  const startedAt = new Date(shard.gathered.startedAt);
  return { ...shard, gathered: { ...shard.gathered, startedAt }, file };
}

/** What does not fit together in a shard. */
function problemIn({ plan, gathered: { shards, outcomes, startedAt } }: Shard): string | undefined {
  const [index = 0] = shards.held;
  const made = new Set(outcomes.map(checkName));
  const [lacking] = plan.held.filter((name) => !made.has(name));
  const held = new Set(plan.held);
  const [added] = [...made].filter((name) => !held.has(name));
  if (lacking !== undefined) return `it lacks the check ${lacking}`;
  if (added !== undefined) return `it has the check ${added}, which it did not hold`;
  if (made.size < outcomes.length) return 'it has a check twice';
  if (index > shards.total) return `it is shard ${index} of ${shards.total}`;
  return Number.isNaN(Date.parse(String(startedAt))) ? 'its startedAt is not a time' : undefined;
}

function whyMissing(folder: string): string {
  const cutShort = cutShortIn(join(folder, RESULTS_FILE));
  return cutShort === undefined
    ? `${folder} holds no result of a shard; merge takes folders of run --shard I/N`
    : `${folder} holds a run that did not come to its end (${plainLine(cutShort)}); run it again`;
}

function cutShortIn(file: string): string | undefined {
  return existsSync(file) ? readReport('result', file).run.cutShort : undefined;
}
