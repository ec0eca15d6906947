import { readdirSync, readFileSync } from 'node:fs';

/** What a process of a run is for. */
export type Part = 'command and service' | 'runner' | 'workers';

/** What the processes of a part took together. */
export interface Taken {
  readonly cpuMs: number;
  /** The most memory that one of them held at a time. */
  readonly peakBytes: number;
}

interface Sample extends Taken {
  readonly part: Part;
}

const SAMPLED_EVERY_MS = 100;

/** Of `/proc/<pid>/stat`, in which Linux counts a hundredth of a second as one. */
const TICK_MS = 10;

/**
 * Does something and says what the processes that it started took, part by part: as they were last
 * seen, a tenth of a second before they ended or less. Empty where there is no `/proc`.
 */
export async function watched<T>(
  act: () => Promise<T>,
): Promise<{ readonly value: T; readonly taken: ReadonlyMap<Part, Taken> }> {
  const seen = new Map<number, Sample>();
  const timer = setInterval(() => {
    for (const [pid, sample] of samples()) seen.set(pid, sample);
  }, SAMPLED_EVERY_MS);
  try {
    const value = await act();
    const taken = new Map<Part, Taken>();
    for (const { part, cpuMs, peakBytes } of seen.values()) {
      const before = taken.get(part) ?? { cpuMs: 0, peakBytes: 0 };
      taken.set(part, {
        cpuMs: before.cpuMs + cpuMs,
        peakBytes: Math.max(before.peakBytes, peakBytes),
      });
    }
    return { value, taken };
  } finally {
    clearInterval(timer);
  }
}

/** The processes that this one started, and those that they did. */
function samples(): ReadonlyMap<number, Sample> {
  const parents = new Map(pids().map((pid) => [pid, parentOf(pid)]));
  const found = new Map<number, Sample>();
  for (const [pid, parent] of parents) {
    try {
      if (!isOurs(pid, parents) || hasEnded(pid)) continue;
      found.set(pid, { part: partOf(pid, parent), ...takenBy(pid) });
    } catch {
      // It ended meanwhile.
    }
  }
  return found;
}

function pids(): readonly number[] {
  try {
    return readdirSync('/proc').map(Number).filter(Number.isInteger);
  } catch {
    return [];
  }
}

function isOurs(pid: number, parents: ReadonlyMap<number, number | undefined>): boolean {
  const parent = parents.get(pid);
  return parent !== undefined && (parent === process.pid || isOurs(parent, parents));
}

function partOf(pid: number, parent: number | undefined): Part {
  if (isRunner(pid)) return 'runner';
  return parent !== undefined && isRunner(parent) ? 'workers' : 'command and service';
}

function isRunner(pid: number): boolean {
  const args = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
  return args[2] === 'test' && args[3] === '--config';
}

/** Whether nobody has asked yet how it ended: then it tells its times, and nothing of what it was. */
function hasEnded(pid: number): boolean {
  return statOf(pid)[0] === 'Z';
}

function parentOf(pid: number): number | undefined {
  try {
    return Number(statOf(pid)[1]);
  } catch {
    return undefined;
  }
}

function takenBy(pid: number): Taken {
  const [user, system] = statOf(pid).slice(11, 13).map(Number);
  const [, peak] = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return {
    cpuMs: ((user ?? 0) + (system ?? 0)) * TICK_MS,
    peakBytes: Number(peak ?? 0) * 1024,
  };
}

/** The fields after the name of a process, which may hold anything. */
function statOf(pid: number): readonly string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(') ') + 2).split(' ');
}
