// Written by `npm run generate` from spec/areas.yaml.
export const areas = [
  'general',
  'errors',
  'authentication',
  'customers',
  'documents',
  'verifications',
  'owners',
  'internal-accounts',
  'agents',
  'cards',
  'card-pin',
  'external-accounts',
  'quotes',
  'transactions',
  'transfers',
  'uma',
  'sandbox',
  'credentials',
  'otp',
  'oauth',
  'passkey',
  'wallet',
  'signed-retry',
  'sessions',
] as const;

export type Area = (typeof areas)[number];
