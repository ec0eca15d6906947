import type { Operation } from './openapi-operations.ts';

/** What a call is addressed to. Wallets are the accounts that credentials open. */
export type Addressed =
  | 'card'
  | 'customer'
  | 'account'
  | 'wallet'
  | 'credential'
  | 'session'
  | 'quote'
  | 'transaction'
  | 'externalAccount'
  | 'document'
  | 'owner'
  | 'verification'
  | 'deviceCode'
  | 'agent'
  | 'agentAction'
  | 'umaReceiver'
  | 'token'
  | 'invitation'
  | 'factor'
  | 'stablecoinProviderAccount'
  | 'stablecoin'
  | 'stablecoinOperation'
  | 'delegatedKey'
  | 'job';

/** What a parameter of a path addresses, by the segment before it. */
const bySegment: Readonly<Record<string, Addressed>> = {
  cards: 'card',
  customers: 'customer',
  'internal-accounts': 'account',
  credentials: 'credential',
  sessions: 'session',
  quotes: 'quote',
  transactions: 'transaction',
  'external-accounts': 'externalAccount',
  documents: 'document',
  'beneficial-owners': 'owner',
  verifications: 'verification',
  'device-codes': 'deviceCode',
  agents: 'agent',
  actions: 'agentAction',
  uma: 'umaReceiver',
  tokens: 'token',
  invitations: 'invitation',
  factors: 'factor',
  'stablecoin-provider-accounts': 'stablecoinProviderAccount',
  stablecoins: 'stablecoin',
  'stablecoin-operations': 'stablecoinOperation',
  'delegated-keys': 'delegatedKey',
  jobs: 'job',
};

/** What a member of a query or a body addresses, by its name. */
const byName: Readonly<Record<string, Addressed>> = {
  customerId: 'customer',
  cardholderId: 'customer',
  cardId: 'card',
  internalAccountId: 'account',
  documentHolder: 'customer',
  accountId: 'account',
  fundingSources: 'account',
  quoteId: 'quote',
  agentId: 'agent',
  cardTransactionId: 'transaction',
  senderUmaAddress: 'umaReceiver',
  receiverUmaAddress: 'umaReceiver',
  inviterUma: 'umaReceiver',
  inviteeUma: 'umaReceiver',
};

/** What each parameter of an operation's path addresses. Throws where `bySegment` lacks its segment. */
export function addressedIn(
  described: Operation,
): readonly (readonly [name: string, addressed: Addressed])[] {
  const { id, path } = described;
  return [...path.matchAll(/([^/]+)\/\{(\w+)\}/g)].map(([, segment = '', name = '']) => {
    const addressed = bySegment[segment];
    if (addressed === undefined) {
      throw new Error(
        `${id}: add to bySegment in ${import.meta.url} what /${segment}/{} addresses`,
      );
    }
    return [name, ofWallet(addressed, described)] as const;
  });
}

/** Whether a member of a body addresses something, or an object in it does. */
export function addresses(name: string, schema: unknown): boolean {
  return [name, ...membersIn(schema)].some((each) => byName[each] !== undefined);
}

/** The members of a body and of the objects in it. */
export function membersIn(schema: unknown): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([name, value]) => [
    ...(name === 'properties' ? Object.keys(Object(value)) : []),
    ...membersIn(value),
  ]);
}

/** What a member of a query or a body of an operation addresses, if anything. */
export function addressedBy(name: string, described: Operation): Addressed | undefined {
  const addressed = byName[name];
  return addressed && ofWallet(addressed, described);
}

function ofWallet(addressed: Addressed, described: Operation): Addressed {
  return addressed === 'account' && isOfWallets(described) ? 'wallet' : addressed;
}

/** Whether an operation is about a wallet or what opens it. */
export function isOfWallets({ capabilities }: Operation): boolean {
  return capabilities.some((word) => /^(?:credentials|wallet|delegatedKeys)\b/.test(word));
}
