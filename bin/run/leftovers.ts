import { lstatSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { SETTINGS_FOLDER } from '../../fixtures/target/run-settings.ts';
import { isLiving } from '../../reports/living.ts';

/** Takes away the settings, credentials included, of runs of this user that were killed. */
export function removeLeftovers(): void {
  for (const name of readdirSync(tmpdir())) {
    const pid = new RegExp(`^${SETTINGS_FOLDER}(\\d+)-`).exec(name)?.[1];
    const folder = join(tmpdir(), name);
    if (pid !== undefined && !isLiving(Number(pid)) && isOwn(folder)) {
      rmSync(folder, { recursive: true, force: true });
    }
  }
}

function isOwn(folder: string): boolean {
  const stats = lstatSync(folder, { throwIfNoEntry: false });
  return stats?.isDirectory() === true && stats.uid === userInfo().uid;
}
