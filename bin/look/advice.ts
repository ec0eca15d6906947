import { stringify } from 'yaml';
import type { CapabilityWord } from '../../spec/capabilities.ts';
import type { OperationId } from '../../spec/generated/operation-ids.ts';
import type { FixtureKey } from '../../spec/settings/settings.ts';

/** A value that only whoever runs the service can give, in the words in which it is asked for. */
export interface Asked {
  readonly ask: string;
}

/** What a profile is to say, by flat key. */
export type Entries = Readonly<Record<string, unknown>>;

/** One piece of advice. */
export interface Advice {
  readonly id: AdviceId;
  /** What to write into the profile. */
  readonly write: Entries;
}

/** A fixture that may be supplied, and what it is to be the id of. */
export type Supply = readonly [key: FixtureKey, what: string];

/**
 * Everything that a look at a target can advise, and nothing else. A self-test takes each piece,
 * writes it into the profile of a service that lacks the thing, and sees the line go.
 */
export const advice = {
  /** The service does not have the part. */
  declareAbsent: (word: CapabilityWord) => of('declareAbsent', { [`capabilities.${word}`]: false }),
  /** A guess says that the part is not there, and a call of it was answered. */
  declarePresent: (word: CapabilityWord) =>
    of('declarePresent', { [`capabilities.${word}`]: true }),
  /** The status of a customer comes without a submission. */
  decideAtCreation: () => of('decideAtCreation', { 'platform.skipVerificationPaperwork': true }),
  /** Something that exists already, in place of what cannot be made. */
  supply: (...supplies: readonly Supply[]) => of('supply', asking(supplies)),
  /** What a fixture names is not there, or in another state. */
  mendFixture: (supply: Supply) => of('mendFixture', asking([supply])),
  /** A list has its rows under another name. */
  nameRows: (name: string) => of('nameRows', { 'paging.dataField': name }),
  /** The key that PIN blocks are sealed to. */
  givePinKey: () =>
    of('givePinKey', { 'pin.publicKeyUrl': { ask: '<address of the public key>' } }),
  /** Algorithm and padding under which a block was taken. */
  nameEncryption: (name: string) => of('nameEncryption', { 'pin.encryption': name }),
  /** What the account list calls a wallet. */
  nameWalletType: (type: string) => of('nameWalletType', { 'embeddedWallet.discover.type': type }),
  /** The path of an operation that only a gap default names, where the service has it elsewhere. */
  givePath: (operation: OperationId) =>
    of('givePath', {
      [`operations.${operation}.path`]: { ask: '<the path that the service has>' },
    }),
  /** Where an answer has the id, if not under that name. */
  nameId: (operation: OperationId) =>
    of('nameId', {
      [`operations.${operation}.answer.id`]: { ask: '<the member that is the id>' },
    }),
  /** Members of a body, or of an answer, under other names. */
  map: (operation: OperationId, mapping: object) =>
    of('map', { [`operations.${operation}`]: mapping }),
} as const;

export type AdviceId = keyof typeof advice;

/** Every piece of advice that there is. */
export const adviceIds = Object.keys(advice) as readonly AdviceId[];

function of(id: AdviceId, write: Entries): Advice {
  return { id, write };
}

function asking(supplies: readonly Supply[]): Entries {
  return Object.fromEntries(supplies.map(([key, what]) => [key, { ask: `<id of ${what}>` }]));
}

/** Alternatives as the end of a line; nothing where there are none. */
export function adviceText(alternatives: readonly Advice[]): string {
  const told = alternatives.map(({ write }) => {
    const entries = Object.entries(write);
    const isOne = entries.length > 2 && entries.every(([key]) => key.startsWith(CAPABILITIES));
    if (isOne) return `capabilities: { ${entries.map(inSection).join(', ')} }`;
    return entries.map(([key, value]) => `${key}: ${inOneLine(value)}`).join(' and ');
  });
  return told.length === 0 ? '' : `; set ${told.join(', or ')}`;
}

const CAPABILITIES = 'capabilities.';

function inSection([key, value]: readonly [string, unknown]): string {
  return `${key.slice(CAPABILITIES.length)}: ${inOneLine(value)}`;
}

export function isAsked(value: unknown): value is Asked {
  return typeof value === 'object' && value !== null && 'ask' in value;
}

/** A value as YAML in one line. */
export function inOneLine(value: unknown): string {
  if (isAsked(value)) return value.ask;
  return stringify(value, { collectionStyle: 'flow', lineWidth: 0 }).trim();
}
