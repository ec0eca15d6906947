import { readFileSync } from 'node:fs';

/** Whether a process is there and runs, whoever it belongs to. */
export function isLiving(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  return !hasEnded(pid);
}

/** A process that ended keeps its number until its parent asks for it; in a container none may. */
function hasEnded(pid: number): boolean {
  try {
    return /\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    // Only Linux tells it so.
    return false;
  }
}
