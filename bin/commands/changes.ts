import { loadRequirements } from '../../spec/requirements.ts';
import { latestRevision, type Revision } from '../../spec/revisions.ts';
import { type RowChange, rowChanges } from '../../spec/row-changes.ts';
import { type ExitCode, exitCodes, usage } from '../run/exit-codes.ts';
import { flagsOf } from '../run/flags.ts';
import { revisionOf } from '../run/run-options.ts';

/** `changes`: the rows that come, go and change between two revisions, by operation. */
export async function changes(args: readonly string[]): Promise<ExitCode> {
  const { values } = flagsOf({
    args: [...args],
    options: { from: { type: 'string' }, to: { type: 'string', default: latestRevision } },
  });
  if (values.from === undefined) usage('changes takes --from YYYY-MM, the earlier month');
  const [from, to] = [revisionOf(values.from, '--from'), revisionOf(values.to, '--to')];
  if (from >= to) usage(`--from ${from} is not before --to ${to}`);
  process.stdout.write(textOf(from, to));
  return exitCodes.passed;
}

function textOf(from: Revision, to: Revision): string {
  const all = rowChanges(loadRequirements(), from, to);
  const blocks = all.map(({ calls, changes: own }) =>
    [calls.join(', ') || 'every operation, or an event', ...own.flatMap(linesOf)].join('\n'),
  );
  const count = (kind: RowChange['kind']) =>
    all.flatMap((each) => each.changes).filter((each) => each.kind === kind).length;
  const sum = `${count('comes')} rows come, ${count('goes')} go, ${count('changes')} change`;
  return `${[...blocks, `${from} to ${to}: ${sum}`].join('\n\n')}\n`;
}

function linesOf(change: RowChange): readonly string[] {
  const { kind, row } = change;
  const line = `  ${kind.padEnd(7)}  ${row.id}  ${row.text}`;
  return change.kind === 'changes'
    ? [line, `  was      ${change.from.id}  ${change.from.text}`]
    : [line];
}
