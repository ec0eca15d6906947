import { type Gap, type GapId, loadGaps, type PreconditionId } from '../gaps.ts';
import { closeness } from '../key-path.ts';
import { capabilitiesOf, gone, toCome } from './dropped.ts';
import { replaced } from './replaced.ts';
import type { Setting } from './setting.ts';
import { settings } from './settings.ts';

/** The section of the platforms beside the profile's own. */
const FURTHER = 'platforms';

/** The ids that a row of the list is for. */
export function idsOf({ for: ids = [] }: Setting): readonly (GapId | PreconditionId)[] {
  return [ids].flat();
}

const listed = new Map<string, string[]>();
for (const [key, row] of Object.entries<Setting>(settings)) {
  for (const id of idsOf(row)) listed.set(id, [...(listed.get(id) ?? []), key]);
}

/** The keys that replace the default of a gap, or supply a precondition. */
export function keysFor(id: string): readonly string[] {
  const all = listed.get(id) ?? [];
  // A flag of a further platform is one of the platform too; its credentials come with the platform.
  const own = all.filter((key) => !key.startsWith(`${FURTHER}.`));
  const mapped = Object.values(replaced).filter((each) => each.for === id);
  return [
    ...(own.length < all.length && own.length === 0 ? [FURTHER] : own),
    ...mapped.map(({ now }) => now),
  ];
}

/**
 * The gaps that an entry of `confirm` names by a path: those with the key, dropped ones among them, or
 * with keys below a section (`card`). The closest win, so that `ids.Card` is G-43 and not every id.
 */
export function gapsNamedBy(path: string): readonly Gap[] {
  const close = loadGaps().gaps.map((each) => ({
    gap: each,
    by: Math.max(...namesOf(each.id).map((key) => closeness(key, path) ?? 0), 0),
  }));
  const best = Math.max(...close.map(({ by }) => by));
  return best === 0 ? [] : close.filter(({ by }) => by === best).map((each) => each.gap);
}

/** Every path by which `confirm` may name a gap. */
export function namesOf(id: GapId): readonly string[] {
  const capabilities = (capabilitiesOf[id] ?? []).map((word) => `capabilities.${word}`);
  return [...keysFor(id), ...(gone[id] ?? []), ...(toCome[id] ?? []), ...capabilities];
}

/** A gap as a reason that goes by several names it: with its keys, or where to put it without one. */
export function withKeys(id: string): string {
  const keys = keysFor(id);
  return keys.length === 0 ? `${id} (add it to confirm)` : `${id} (${keys.join(', ')})`;
}

/** What is to be done where a target does not follow the defaults of gaps, or is not known to. */
export function remedyFor(ids: readonly string[]): string {
  const confirm = `add ${ids.join(' and ')} to confirm to have it judged`;
  const keys = [...new Set(ids.flatMap(keysFor))];
  if (keys.length === 0) return confirm;
  return `${confirm}; where the service differs from the default, set ${keys.join(' and ')} as well`;
}
