import type { Precondition } from '../../spec/gaps.ts';
import { keysFor } from '../../spec/settings/gap-keys.ts';
import type { Setting } from '../../spec/settings/setting.ts';
import { settings } from '../../spec/settings/settings.ts';
import { callLine } from './calls.ts';
import { type Entry, under } from './entry.ts';
import { doctor } from './repeat.ts';

/** A state that checks need: the calls that lead to it, and the keys that supply it. */
export function explainPrecondition({ id, needs, calls = [] }: Precondition): Entry {
  const known: Readonly<Record<string, Setting>> = settings;
  const keys = keysFor(id).map(
    (key) => `${key}: ${known[key]?.text ?? 'one more entry, with its API credentials.'}`,
  );
  const without =
    calls.length === 0
      ? 'Without it, the rows that need it are unverified.'
      : 'Where these calls do not reach it, the rows that need it are blocked or unverified.';
  return {
    heading: `${id} · a state that checks need`,
    lines: [
      ['needed', `${needs}.`],
      ...(calls.length === 0
        ? under('call', ['The contract names no call that leads to it.'])
        : under('call', calls.map(callLine))),
      ...under('profile', keys.length === 0 ? ['No key supplies it.'] : keys),
      ['otherwise', without],
      ['repeat', doctor],
    ],
  };
}
