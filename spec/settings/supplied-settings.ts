import type { Settings } from './setting.ts';

/** Things that exist already, for preconditions that the interface cannot reach. */
export const fixtureSettings = {
  'fixtures.approvedCustomerId': { type: 'string', for: 'P-03', text: 'An approved person.' },
  'fixtures.pendingCustomerId': {
    type: 'string',
    for: 'P-04',
    text: 'A person whose verification is pending.',
  },
  'fixtures.rejectedCustomerId': {
    type: 'string',
    for: 'P-04',
    text: 'A person who was rejected.',
  },
  'fixtures.unverifiedCustomerId': {
    type: 'string',
    for: 'P-04',
    text: 'A person who is not verified.',
  },
  'fixtures.embeddedWalletAccountId': {
    type: 'string',
    for: 'P-06',
    text: 'The account of an embedded wallet, where the interface creates none.',
  },
  'fixtures.customerId': {
    type: 'string',
    for: 'P-06',
    text: 'The customer who owns the embedded wallet.',
  },
  'fixtures.email': { type: 'string', for: 'P-06', text: 'The email of that customer.' },
  'fixtures.session.sessionId': { type: 'string', for: 'P-07', text: 'Its id.' },
  'fixtures.session.privateKeyHex': {
    type: 'string',
    for: 'P-07',
    text: 'The private key that signs for it, as 64 hex digits, PEM or a JWK.',
  },
  'fixtures.activeCardId': { type: 'string', for: 'P-08', text: 'An active card.' },
  'fixtures.frozenCardId': { type: 'string', for: 'P-08', text: 'A frozen card.' },
  'fixtures.closedCardId': { type: 'string', for: 'P-08', text: 'A closed card.' },
  'fixtures.noPinManagementCardId': {
    type: 'string',
    for: 'P-09',
    text: 'A card whose PIN cannot be managed.',
  },
  'fixtures.blockedPinCardId': {
    type: 'string',
    for: 'P-10',
    text: 'A card whose PIN is blocked; a run unblocks it.',
  },
  'fixtures.agentAccessToken': {
    type: 'string',
    for: 'P-15',
    text: 'The bearer token of an agent; without it one is installed.',
  },
  'fixtures.agentCustomerId': {
    type: 'string',
    for: 'P-15',
    text: 'The customer that this agent acts for.',
  },
  'fixtures.trustedExternalAccountId': {
    type: 'string',
    for: 'P-17',
    text: 'A trusted external account.',
  },
  'fixtures.umaCustomer.customerId': { type: 'string', for: 'P-23', text: 'Its id.' },
  'fixtures.umaCustomer.accountId': {
    type: 'string',
    for: 'P-23',
    text: 'The internal account that its money arrives on.',
  },
  'fixtures.umaCustomer.umaAddress': { type: 'string', for: 'P-23', text: 'Its UMA address.' },
  'fixtures.unprovisionedWalletAccountId': {
    type: 'string',
    for: 'P-26',
    text: 'The account of a wallet that is not provisioned.',
  },
  'fixtures.settledCardTransactionId': {
    type: 'string',
    for: 'P-14a',
    text: 'A settled purchase by card.',
  },
  'fixtures.refundRowId': {
    type: 'string',
    for: 'P-14b',
    text: 'The refund of a purchase by card.',
  },
  'fixtures.voidedCardTransactionId': {
    type: 'string',
    for: 'P-14d',
    text: 'A card authorization that was voided.',
  },
  'fixtures.fundedAccountId': {
    type: 'string',
    for: 'P-37',
    text: 'An internal account with money.',
  },
  'fixtures.stablecoins.providerAccountId': {
    type: 'string',
    for: 'P-24',
    text: 'An active link to a provider of stablecoins, where the checks cannot create one.',
  },
  'fixtures.stablecoins.enablingId': {
    type: 'string',
    for: 'P-24',
    text: 'A stablecoin that is ENABLING.',
  },
  'fixtures.stablecoins.enabledId': {
    type: 'string',
    for: 'P-24',
    text: 'A stablecoin that is ENABLED.',
  },
  'fixtures.stablecoins.disabledId': {
    type: 'string',
    for: 'P-24',
    text: 'A stablecoin that is DISABLED.',
  },
} as const satisfies Settings;

/** What the operator of the service can bring about for a check. */
export const hookSettings = {
  'hooks.pinLock': {
    type: 'hook',
    for: 'P-10',
    text: 'Blocks the PIN of a card.',
  },
  'hooks.cardCapability': { type: 'hook', for: 'P-09', text: 'Changes what a card can do.' },
  'hooks.impersonatedAuthorization': {
    type: 'hook',
    for: 'P-11',
    text: 'Returns an Authorization value that no actor stands behind.',
  },
  'hooks.armProcessing': {
    type: 'hook',
    for: 'P-25',
    text: 'Makes the next signed retries answer that they are processing.',
  },
  'hooks.advanceClock': {
    type: 'hook',
    for: ['P-31', 'P-32', 'P-33'],
    text: 'Moves the clock of the service.',
  },
  'hooks.expireChallenge': { type: 'hook', for: 'P-31', text: 'Lets a challenge expire.' },
  'hooks.accountStatus': { type: 'hook', for: 'P-26', text: 'Sets the status of an account.' },
  'hooks.bankValidation': {
    type: 'hook',
    for: 'P-39',
    text: 'Puts the validation of a US bank account into a state.',
  },
  'hooks.restriction': {
    type: 'hook',
    for: 'P-40',
    text: 'Keeps a customer from paying, or from being paid.',
  },
  'hooks.scaRegion': {
    type: 'hook',
    for: ['P-16', 'P-17'],
    text: 'Puts a customer under strong authentication.',
  },
  'hooks.stablecoinStatus': {
    type: 'hook',
    for: 'P-24',
    text: 'Puts a stablecoin into a state of enablement or issuance, or gives it other decimals.',
  },
  'hooks.stablecoinProviderStatus': {
    type: 'hook',
    for: 'P-24',
    text: 'Revokes the link to a provider of stablecoins, or makes it invalid.',
  },
  'hooks.fault': { type: 'hook', for: 'P-34', text: 'Makes the next calls fail.' },
} as const satisfies Settings;
