import type { Settings } from './setting.ts';

/** A payment that demands documents (G-134). */
export interface PaymentTrigger {
  readonly purposeOfPayment: string;
  readonly currency: string;
  readonly accountInfo: object;
  /** The types of document that fill each requirement. */
  readonly documentTypes?: Readonly<Record<string, readonly string[]>>;
}

const sandboxTrigger: PaymentTrigger = {
  purposeOfPayment: 'GOODS_OR_SERVICES',
  currency: 'CNY',
  accountInfo: { accountType: 'CNY_ACCOUNT', accountNumber: '6222020200112233' },
};

/** What replaces the defaults of `gaps.yaml`, but for those about embedded wallets. */
export const gapSettings = {
  'pin.encryption': {
    enum: ['RSA-OAEP-SHA1', 'RSA-OAEP-SHA256', 'RSA-PKCS1-V15', 'custom'],
    default: 'RSA-OAEP-SHA1',
    for: 'G-31',
    text: 'Algorithm and padding of the block.',
  },
  'pin.publicKeyUrl': {
    type: 'string',
    for: ['G-32', 'P-29'],
    text: 'Where the encryption key is published.',
  },
  'pin.publicKeyPem': {
    type: 'string',
    for: ['G-32', 'P-29'],
    text: 'The encryption key itself: PEM, a certificate, base64 of DER, a JWK or a JWK set.',
  },
  'card.statusField': {
    type: 'string',
    default: 'state',
    for: 'G-44',
    text: 'Card member to read the state from where `status` is missing.',
  },
  'card.updateSigned': {
    type: 'boolean',
    default: false,
    for: 'G-46',
    text: 'Whether a card update is a signed retry.',
  },
  'paging.dataField': {
    type: 'string',
    default: 'data',
    for: 'G-01',
    text: 'Where every list that has pages holds its rows, as `items` or `page.rows`; `operations` says it for one list, with pages or without.',
  },
  'paging.hasMoreField': {
    type: 'string',
    default: 'hasMore',
    for: 'G-01',
    text: 'Where it says whether more follow.',
  },
  'paging.cursorField': {
    type: 'string',
    default: 'nextCursor',
    for: 'G-01',
    text: 'Where it has the next cursor.',
  },
  'paging.limitParam': {
    type: 'string',
    default: 'limit',
    for: 'G-01',
    text: 'Query member for the size of a page.',
  },
  'paging.cursorParam': {
    type: 'string',
    default: 'cursor',
    for: 'G-01',
    text: 'Query member for the cursor.',
  },
  'paging.maxLimit': {
    type: 'integer',
    default: 100,
    minimum: 1,
    for: 'G-02',
    text: 'Most rows of a page.',
  },
  'ids.<resource>': {
    type: 'string',
    format: 'javascript-pattern',
    for: 'G-05',
    text: 'Form of the ids of a resource, as a regular expression.',
  },
  'limits.challengeBurst': {
    type: 'integer',
    default: 30,
    minimum: 1,
    for: ['G-16', 'P-30'],
    text: 'Challenges tried before the rate limit counts as not seen.',
  },
  'limits.singleTransaction.<currency>': {
    type: 'integer',
    minimum: 1,
    for: ['G-29', 'P-28'],
    text: 'Largest single transaction, in the smallest unit of the currency.',
  },
  'limits.dailyVolume.<currency>': {
    type: 'integer',
    minimum: 1,
    for: ['G-29', 'P-28'],
    text: 'Largest daily volume, in the smallest unit of the currency.',
  },
  'limits.unverifiedWallet.<currency>': {
    type: 'integer',
    minimum: 1,
    for: 'P-28',
    text: 'Largest payment to a wallet whose ownership is yet to be verified, in the smallest unit of the currency that is sent. The checks send USD.',
  },
  'customer.businessType': {
    type: 'string',
    default: 'BUSINESS',
    for: 'G-114',
    text: 'Word for a business customer.',
  },
  'agreements.acceptanceMethod': {
    type: 'string',
    default: 'CHECKBOX',
    for: 'G-119',
    text: 'How consent was given.',
  },
  'stablecoins.provider': {
    type: 'string',
    default: 'SANDBOX',
    for: 'G-187',
    text: 'A provider of stablecoins, as a link names it.',
  },
  'stablecoins.network': {
    type: 'string',
    default: 'SANDBOX',
    for: 'G-187',
    text: 'The network of the tokens that are registered.',
  },
  'config.feeType': {
    type: 'string',
    default: 'CROSS_CURRENCY_TRANSACTION',
    for: 'G-155',
    text: 'Type of the fee of payments between currencies.',
  },
  'quote.walletPayloadPath': {
    type: 'string',
    default: 'paymentInstructions.accountOrWalletInfo.payloadToSign',
    for: 'G-111',
    text: 'Where a quote holds the payload to sign, member names joined by dots.',
  },
  'paymentDocuments.trigger': {
    type: 'object',
    default: sandboxTrigger,
    for: ['G-134', 'P-27'],
    text: 'A payment that demands documents.',
  },
  'contact.code': {
    type: 'string',
    default: '123456',
    for: 'G-136',
    text: 'The code of the sandbox for emails and phone numbers.',
  },
  'contact.region': {
    type: 'string',
    default: 'DE',
    for: ['G-136', 'P-18'],
    text: 'The `region` of customers whose payment provider mandates contact verification.',
  },
  'sca.code': { type: 'string', default: '123456', for: 'G-137', text: 'The code of the sandbox.' },
  'sca.lockAfter': {
    type: 'integer',
    default: 5,
    minimum: 1,
    for: 'G-139',
    text: 'Wrong proofs in a row after which a customer is locked out.',
  },
  'sca.region': {
    type: 'string',
    default: 'DE',
    for: ['G-137', 'P-16'],
    text: 'The `region` of customers who authenticate strongly, on a platform with `scaEnabled`.',
  },
  'transaction.onChainPath': {
    type: 'string',
    for: 'G-168',
    text: 'Path to the on-chain record, where it is not on source or destination.',
  },
  'uma.sandboxDomain': {
    type: 'string',
    for: ['G-170', 'P-23'],
    text: 'Domain of the test receivers.',
  },
  'uma.addresses.<receiver>': {
    type: 'string',
    for: 'G-170',
    text: 'Address of a test receiver: `USD`, `EUR`, `MXN`, `pending` or `compliance`.',
  },
  'uma.counterparties.<case>': {
    type: 'string',
    for: ['G-169', 'P-34'],
    text: 'Address at another provider: `good` is one that takes payments, `asking` one that requires data about the payer; any other case is the error code that this address leads to, as `CERT_CHAIN_EXPIRED`.',
  },
  'simulate.tokenField': {
    type: 'string',
    default: 'issuerTransactionToken',
    for: 'G-61',
    text: 'Member of the answer to a simulated card event, and of the row that it leads to.',
  },
  'simulate.expiryEvent': {
    enum: ['clearing', 'authorization_advice'],
    default: 'clearing',
    for: 'G-58',
    text: 'Simulated card event that expires an authorization when its amount is 0.',
  },
} as const satisfies Settings;
