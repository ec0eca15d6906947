import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { claimFolder, FolderError } from './report-folder.ts';

const holder = { run: 'run-1', pids: [process.pid] };

test('missing folders are made level by level, and what cannot be made is told at once', () => {
  const folder = mkdtempSync(join(tmpdir(), 'folder-'));
  try {
    expect(claimFolder(join(folder, 'a/b'), holder)).toBe(join(folder, 'a/b'));
    expect(existsSync(join(folder, 'a/b'))).toBe(true);
    writeFileSync(join(folder, 'file'), '');
    for (const [out, told] of [
      [join(folder, 'file'), / is not a folder \(EEXIST\); /],
      [join(folder, 'file/below'), / is not a folder \(ENOTDIR\); /],
      ['/proc/nope/below', / cannot be written \(\w+\); /],
    ] as const) {
      expect(() => claimFolder(out, holder)).toThrow(FolderError);
      expect(() => claimFolder(out, holder)).toThrow(told);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
