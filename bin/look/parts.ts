import { type Addressed, addressedIn } from '../../spec/addressed.ts';
import { type Capability, capabilities, capabilitiesOf } from '../../spec/capabilities.ts';
import type { Operation } from '../../spec/openapi.ts';
import { isLimited, type Presence, type Route } from './routes.ts';

/** A part of the contract, as the calls of it tell whether a service has it. */
export interface Part {
  readonly capability: Capability;
  readonly presence: Presence;
  /** The answers that say so. */
  readonly told: string;
}

/** The part that gives out what a path is addressed to. */
const GIVEN_OUT_BY: Readonly<Partial<Record<Addressed, Capability>>> = {
  card: 'cards',
  customer: 'customers',
  account: 'accounts.internal',
  wallet: 'accounts.internal',
  quote: 'quotes',
  transaction: 'transactions',
  externalAccount: 'accounts.external',
  document: 'documents',
  owner: 'verifications',
  verification: 'verifications',
};

/**
 * What the calls say of each part that has calls of its own: it is there where one of them is, and
 * nowhere where all were answered, none is, and one of those is missing that the contract names. What
 * only a gap default names may stand at another path, and a call that was addressed to nothing may be
 * there: that alone takes no part out.
 */
export function partsIn(routes: readonly Route[], all: readonly Operation[]): readonly Part[] {
  const lacking = new Set<Capability>();
  for (;;) {
    const parts = capabilities.flatMap((word) => partOf(word, { routes, all, lacking }) ?? []);
    const found = parts.filter(
      ({ capability, presence }) => presence === 'nowhere' && !lacking.has(capability),
    );
    if (found.length === 0) return parts;
    for (const { capability } of found) lacking.add(capability);
  }
}

interface Known {
  readonly routes: readonly Route[];
  /** Every operation that could have been asked. */
  readonly all: readonly Operation[];
  readonly lacking: ReadonlySet<Capability>;
}

function partOf(capability: Capability, { routes, all, lacking }: Known): Part | undefined {
  const isOwn = (each: Operation) =>
    each.capabilities.some((word) => capabilitiesOf(word).includes(capability));
  const own = routes.filter(({ operation }) => isOwn(operation));
  // A call that belongs to another part too may be there for that one alone.
  const sole = own.filter(({ operation }) => operation.capabilities.length === 1);
  const there = (sole.length > 0 ? sole : own).find(({ presence }) => presence === 'there');
  if (there !== undefined) return { capability, presence: 'there', told: there.told };
  const asked = new Set(own.map(({ operation }) => operation.id));
  const unasked = all.find((each) => isOwn(each) && !asked.has(each.id));
  const stated = own.filter(({ operation }) => operation.origin === 'contract');
  const missing =
    stated.find(
      ({ presence, operation }) =>
        presence === 'nowhere' || isPartOf(operation, lacking, capability),
    ) ?? own.find(({ operation }) => needs(operation, lacking));
  const [first] = stated.length > 0 ? stated : own;
  if (first === undefined) return undefined;
  const silent = own.find(({ reply }) => reply === undefined || isLimited(reply));
  if (silent !== undefined) return { capability, presence: 'unknown', told: silent.told };
  return unasked === undefined && missing !== undefined
    ? { capability, presence: 'nowhere', told: missing.told }
    : { capability, presence: 'unknown', told: toldOf(first, unasked) };
}

function toldOf({ told }: Route, unasked: Operation | undefined): string {
  return unasked === undefined
    ? told
    : `${told}, and ${unasked.method} ${unasked.path} was not tried`;
}

/** Whether a call is addressed to what only a part gives out that the service lacks. */
function needs(operation: Operation, lacking: ReadonlySet<Capability>): boolean {
  return addressedIn(operation).some(([, to]) => {
    const source = GIVEN_OUT_BY[to];
    return source !== undefined && lacking.has(source);
  });
}

/** Whether a call belongs to another part too, and the service lacks that. */
function isPartOf(
  { capabilities: words }: Operation,
  lacking: ReadonlySet<Capability>,
  besides: Capability,
): boolean {
  const others = words.filter((word) => !capabilitiesOf(word).includes(besides));
  return others.some((word) => capabilitiesOf(word).every((each) => lacking.has(each)));
}
