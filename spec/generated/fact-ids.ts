// Written by `npm run generate` from spec/evidence.yaml.
export const factIds = [
  'pin-block-taken',
  'sealed-code-opened',
  'sms-credential-added',
  'identity-added',
  'identity-verified',
  'passkey-added',
  'passkey-challenged',
  'passkey-verified',
  'wallet-exported',
  'wallet-privacy-updated',
  'customer-email-changed',
  'customer-phone-changed',
  'wallet-quote-executed',
  'wallet-signature-taken',
  'session-refreshed',
  'refreshed-code-key-signs',
  'session-listed',
  'session-list-needs-account',
  'revoked-session-unlisted',
  'session-of-revoked-credential-unlisted',
  'sealed-session-key-opened',
] as const;

export type FactId = (typeof factIds)[number];
