import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { newPinKey } from '../run/embedded.ts';
import { measureCommand } from './command.ts';
import { type Recorded, startRecorder } from './recorder.ts';
import { type Replayed, replay } from './replay.ts';

/** The exchanges of a whole run, ready to be sent again. */
export interface Recording {
  readonly exchanges: number;
  /** Sends them to a new service, over one connection per lane. */
  replay(): Promise<Replayed>;
}

interface Service {
  readonly profile: string;
  readonly origin: string;
  stop(): void;
}

/**
 * Records a run against a service in a process of its own: two shards of one worker each, so that
 * every lane has the order it needs.
 */
export async function record(seed: number): Promise<Recording> {
  const pinKey = await newPinKey();
  const service = await startService(pinKey);
  const recorder = await startRecorder(service.origin);
  const out = mkdtempSync(join(tmpdir(), 'payments-conformance-bench-'));
  const lanes: (readonly Recorded[])[] = [];
  try {
    const profile = join(out, 'profile.json');
    writeFileSync(profile, service.profile.replaceAll(service.origin, recorder.origin));
    for (const shard of ['1/2', '2/2']) {
      const target = ['--profile', profile, '--seed', String(seed), '--out', out];
      await measureCommand('run', ...target, '--workers', '1', '--shard', shard);
      lanes.push(recorder.take());
    }
  } finally {
    recorder.close();
    service.stop();
    rmSync(out, { recursive: true, force: true });
  }
  return {
    exchanges: lanes.reduce((sum, lane) => sum + lane.length, 0),
    replay: async () => {
      const fresh = await startService(pinKey);
      try {
        return await replay(fresh.origin, lanes, { before: service.profile, now: fresh.profile });
      } finally {
        fresh.stop();
      }
    },
  };
}

async function startService(pinKey: object): Promise<Service> {
  const child = fork(fileURLToPath(new URL('service.ts', import.meta.url)));
  child.send(pinKey);
  const [profile] = (await once(child, 'message')) as [{ baseUrl: string }];
  return {
    profile: JSON.stringify(profile),
    origin: new URL(profile.baseUrl).origin,
    stop: () => child.disconnect(),
  };
}
