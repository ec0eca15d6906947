import { generatedContract } from './generated-contract.ts';
import { readYaml } from './yaml.ts';

/** The words of `capabilities.yaml`, as a type. */
export const capabilities = [
  'cards',
  'cards.pin',
  'cards.pin-entry',
  'cards.transactions',
  'cards.tokenization',
  'cardReveal',
  'credentials.email-otp',
  'credentials.sms-otp',
  'credentials.oauth',
  'credentials.passkey',
  'delegatedKeys',
  'wallet.export',
  'wallet.privacy',
  'customers',
  'customers.business',
  'bulkImport',
  'kycLink',
  'agreements',
  'contact-verification',
  'documents',
  'verifications',
  'accounts.internal',
  'accounts.external',
  'accounts.ownership',
  'accounts.trust',
  'quotes',
  'transfers',
  'transactions',
  'receiptConfirm',
  'uma',
  'receiverLookup',
  'vasps',
  'invitations',
  'stablecoins',
  'cryptoFee',
  'agents',
  'sca',
  'tokens',
  'config',
  'rates',
  'discoveries',
  'webhooks',
  'sandbox',
] as const;

export type Capability = (typeof capabilities)[number];

type Above<Word extends string> = Word extends `${infer First}.${string}` ? First : never;

/** A capability, or the word before the dots of several: `credentials` is there where one of them is. */
export type CapabilityWord = Capability | Above<Capability>;

/** What a word stands for: the capability of that name, else those below it. */
export function capabilitiesOf(word: CapabilityWord): readonly Capability[] {
  const own = capabilities.filter((each) => each === word);
  return own.length > 0 ? own : capabilities.filter((each) => each.startsWith(`${word}.`));
}

/** Reads such a word. Throws on any other. */
export function capabilityWord(text: unknown): CapabilityWord {
  const isWord = (each: unknown): each is CapabilityWord =>
    capabilities.some((known) => known === each || known.startsWith(`${each}.`));
  if (!isWord(text)) throw new Error(`${text} is not a capability`);
  return text;
}

export interface CapabilityRow {
  readonly id: Capability;
  readonly text: string;
  /** Whether a target has it that does not say; true where left out. */
  readonly default?: boolean;
}

const schema = {
  type: 'array',
  items: {
    type: 'object',
    required: ['id', 'text'],
    additionalProperties: false,
    properties: {
      id: { enum: capabilities },
      text: { type: 'string', pattern: '\\.$' },
      default: { type: 'boolean' },
    },
  },
};

/** Every capability with its meaning. */
export function loadCapabilities(): readonly CapabilityRow[] {
  return generatedContract<readonly CapabilityRow[]>('capabilities');
}

/** The same from the YAML file itself. Throws SpecError on an unknown word or member. */
export function readCapabilities(): readonly CapabilityRow[] {
  return readYaml<readonly CapabilityRow[]>('capabilities.yaml', schema);
}
