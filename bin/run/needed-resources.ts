import { randomUUID } from 'node:crypto';
import {
  type Cardholder,
  cardClosedAtTheEnd,
  newCardholder,
} from '../../fixtures/areas/cards/cards.ts';
import { approvedCustomer } from '../../fixtures/areas/customers/customers.ts';
import { fundedAccount } from '../../fixtures/areas/internal-accounts/internal-accounts.ts';
import { credentialIdsOf } from '../../fixtures/areas/login/credentials.ts';
import { openedWallet } from '../../fixtures/areas/otp/wallet.ts';
import { newPayer } from '../../fixtures/areas/payments/payer.ts';
import { newQuote, quoteBody } from '../../fixtures/areas/payments/quote.ts';
import type { Platform } from '../../fixtures/platform/platform.ts';
import { madeOrSupplied } from '../../fixtures/platform/supplied.ts';
import { blocked, NotReached } from '../../fixtures/verdict/outcome.ts';
import type { CapabilityWord } from '../../spec/capabilities.ts';

/** What was made so far, for what is made of it. */
export interface Made {
  customerId?: string;
  accountId?: string;
  /** A card was issued over an account that does not exist, so that any will do. */
  madeUpAccountId?: string;
}

/** Something that most checks need, and how the checks themselves come by it. */
export interface Thing {
  readonly name: string;
  readonly capability: CapabilityWord;
  /** What else of the contract the checks go through to come by it. */
  readonly through?: readonly CapabilityWord[];
  /** The call that tells of it: method and path. */
  readonly call: readonly [method: string, path: string];
  /** What it is made of, which has to be there. */
  readonly needs?: keyof Made;
  readonly make: (platform: Platform, made: Made) => Promise<unknown>;
  /** What of a profile supplies it or lets it come about. */
  readonly keys: string;
}

/** In the order in which each is made of those before it. */
export const things: readonly Thing[] = [
  {
    name: 'customer',
    capability: 'customers',
    call: ['POST', '/customers'],
    make: async (platform, made) => {
      made.customerId = await approvedCustomer(platform);
    },
    keys: 'platform.regulated and platform.skipVerificationPaperwork, or fixtures.approvedCustomerId',
  },
  {
    name: 'account',
    capability: 'accounts.internal',
    call: ['GET', '/customers/internal-accounts'],
    needs: 'customerId',
    make: async (platform, made) => {
      const { customerId = '' } = made;
      made.accountId = await madeOrSupplied(platform, 'fixtures.fundedAccountId', () =>
        fundedAccount(platform, customerId),
      );
    },
    keys: 'fixtures.fundedAccountId, or timeouts.settleMs where accounts come later',
  },
  {
    name: 'card',
    capability: 'cards',
    call: ['POST', '/cards'],
    needs: 'customerId',
    make: async (platform, made) => cardClosedAtTheEnd(platform, await holder(platform, made)),
    keys: 'fixtures.activeCardId, or fixtures.fundedAccountId where it is funded from another account',
  },
  {
    name: 'wallet',
    capability: 'credentials',
    through: ['accounts.internal'],
    call: ['GET', '/auth/credentials'],
    needs: 'accountId',
    make: async (platform, { customerId = '' }) => {
      const wallet = await openedWallet(platform, customerId);
      const credentials = await credentialIdsOf(platform, wallet);
      if (credentials.length === 0) blocked('GET /auth/credentials lists no credential of it');
    },
    keys: 'fixtures.embeddedWalletAccountId and fixtures.customerId',
  },
  {
    name: 'quote',
    capability: 'quotes',
    through: ['accounts.internal', 'sandbox'],
    call: ['POST', '/quotes'],
    needs: 'accountId',
    make: async (platform, { accountId = '' }) => {
      const payee = await newPayer(platform);
      return newQuote(platform, quoteBody(accountId, payee.accountId));
    },
    keys: 'fixtures.fundedAccountId, or capabilities.quotes: false until it works',
  },
];

/** Who gets the card: where there is no account to fund it from, a service may take any. */
async function holder(platform: Platform, made: Made): Promise<Cardholder> {
  const { customerId = '', accountId } = made;
  if (accountId !== undefined) return { customerId, accountId };
  try {
    return await newCardholder(platform);
  } catch (error) {
    if (!(error instanceof NotReached)) throw error;
    made.madeUpAccountId = `InternalAccount:${randomUUID()}`;
    return { customerId, accountId: made.madeUpAccountId };
  }
}
