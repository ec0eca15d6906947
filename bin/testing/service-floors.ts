import { type Area, areas, neededBy } from '../../spec/areas.ts';

/**
 * The areas that an area of the reference service builds on, where they are others than
 * `spec/areas.yaml` tells: a client adds a passkey through a session, a service opens a session for
 * a passkey.
 */
const SERVICE_NEEDS: Partial<Readonly<Record<Area, readonly Area[]>>> = {
  agents: ['external-accounts', 'quotes'],
  credentials: ['internal-accounts', 'sessions', 'signed-retry', 'otp', 'oauth', 'passkey'],
  customers: ['internal-accounts', 'signed-retry', 'wallet'],
  documents: ['owners'],
  oauth: ['internal-accounts', 'sessions', 'signed-retry'],
  otp: ['internal-accounts', 'sessions', 'signed-retry'],
  passkey: ['internal-accounts', 'sessions', 'signed-retry'],
  quotes: [
    'documents',
    'external-accounts',
    'internal-accounts',
    'sessions',
    'signed-retry',
    'transactions',
    'uma',
  ],
  sandbox: ['quotes', 'transactions'],
  verifications: ['customers', 'documents', 'owners'],
  wallet: ['internal-accounts', 'otp', 'sessions', 'signed-retry'],
};

/** What a folder of the reference service may import: its core, its areas, what is made of them. */
export function serviceMayImport(folder: string): readonly string[] {
  const inService = (names: Iterable<string>) =>
    [...names].map((name) => `fixtures/reference/${name}`);
  const below = ['fixtures/crypto', 'spec'];
  switch (folder) {
    case '':
      return [...below, 'fixtures/reference'];
    case 'core':
      return below;
    case 'world':
      return [...below, ...inService(['core', ...areas])];
    case 'control':
      return [...below, ...inService(['core', ...areas, 'world'])];
    default: {
      const needs = SERVICE_NEEDS[folder as Area] ?? neededBy(folder as Area);
      return [...below, ...inService(['core', ...needs])];
    }
  }
}
