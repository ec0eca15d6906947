import { relative } from 'node:path';
import { counted } from '../../reports/counted.ts';
import { isOwn, OWN_AREA } from '../../spec/own-rows.ts';
import type { Requirement } from '../../spec/requirements.ts';
import { filesById } from './known-checks.ts';
import { ownFilesCiting } from './own-suites.ts';
import type { RunOptions } from './run-options.ts';
import { type RowFlags, selectedRows } from './selected-rows.ts';

/**
 * What a run with these flags would check, a line for each requirement: its id, its level, what it
 * says and the files of its checks.
 */
export function listed(options: RowFlags & Pick<RunOptions, 'suites' | 'browser' | 'own'>): string {
  const files = filesById();
  const filesOfRow = ({ id }: Requirement) =>
    isOwn(id) ? ownFiles(id, options) : filesOf(files.get(id) ?? [], options);
  const rows = selectedRows(options)
    .map((row) => ({ row, own: filesOfRow(row) }))
    .filter(({ own }) => own.length > 0);
  const widest = Math.max(0, ...rows.map(({ row }) => row.id.length));
  const lines = rows.map(
    ({ row: { id, level, text }, own }) =>
      `${id.padEnd(widest)}  ${level.padEnd('SHOULD'.length)}  ${text} (${own.join(', ')})`,
  );
  const count = new Set(rows.flatMap(({ own }) => own)).size;
  const total = `${counted(rows.length, 'requirement')} in ${counted(count, 'file')} of checks`;
  return [...lines, total, ''].join('\n');
}

function ownFiles(id: string, { suites, own }: Pick<RunOptions, 'suites' | 'own'>) {
  const isOfSuite = suites.length === 0 || suites.includes(OWN_AREA);
  return isOfSuite ? ownFilesCiting(own, [id]).map((path) => relative('', path)) : [];
}

function filesOf(
  files: readonly string[],
  { suites, browser }: Pick<RunOptions, 'suites' | 'browser'>,
): readonly string[] {
  return files.filter((file) => {
    const isOfSuite = suites.length === 0 || suites.some((name) => file.startsWith(`${name}/`));
    return isOfSuite && /\.browser\.spec\.[jt]s$/.test(file) === browser;
  });
}
