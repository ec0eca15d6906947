import { UNOPENED_BLOCK } from '../../fixtures/areas/card-pin/blocks.ts';
import { setCardPin } from '../../fixtures/areas/card-pin/calls.ts';
import { canSeal, pinPlaintext, seal, unusedPin } from '../../fixtures/areas/card-pin/pin-key.ts';
import { simulate } from '../../fixtures/areas/card-transactions/calls.ts';
import { purchaseBody } from '../../fixtures/areas/card-transactions/event-body.ts';
import { changeStatus } from '../../fixtures/areas/cards/card-updates.ts';
import {
  bringTo,
  type Cardholder,
  cardClosedAtTheEnd,
  newCardholder,
  statusIn,
  statusOf,
} from '../../fixtures/areas/cards/cards.ts';
import { approvedCustomer } from '../../fixtures/areas/customers/customers.ts';
import { newExternalAccount } from '../../fixtures/areas/external-accounts/payee.ts';
import { fundedAccount } from '../../fixtures/areas/internal-accounts/internal-accounts.ts';
import { credentialIdsOf } from '../../fixtures/areas/login/credentials.ts';
import { openedWallet } from '../../fixtures/areas/otp/wallet.ts';
import { newPayer } from '../../fixtures/areas/payments/payer.ts';
import { newQuote, quoteBody } from '../../fixtures/areas/payments/quote.ts';
import { listIn, member, rowsOf, text } from '../../fixtures/client/reply.ts';
import type { Platform } from '../../fixtures/platform/platform.ts';
import { requireSuccess, setUp } from '../../fixtures/platform/set-up.ts';
import { madeOrSupplied } from '../../fixtures/platform/supplied.ts';
import { blocked } from '../../fixtures/verdict/outcome.ts';
import type { Capability, CapabilityWord } from '../../spec/capabilities.ts';
import type { OperationId } from '../../spec/generated/operation-ids.ts';
import { type Advice, advice, type Supply } from './advice.ts';
import type { Looking } from './looking.ts';
import type { Made, Source } from './made.ts';
import type { SeenCall, WatchedPlatform } from './watched-platform.ts';

/** Something that checks need, and how they come by it. */
export interface Thing {
  readonly name: string;
  /** What a service has that has it. */
  readonly capability: Capability;
  /** What else of the contract the checks go through to come by it. */
  readonly through?: readonly CapabilityWord[];
  /** The call that tells of it. */
  readonly operation: OperationId;
  /** Whether its part is there without it. */
  readonly isBesides?: true;
  /** What it gives to those behind it. */
  readonly gives?: Source;
  /** What it is made of, which has to be there. */
  readonly needs?: Source;
  readonly make: (platform: Platform, made: Made) => Promise<void>;
  /** What of a profile is taken where it cannot be made. */
  readonly supplies?: readonly Supply[];
  /** What may help where it cannot, besides what the refusal names. */
  readonly tries?: (last: SeenCall, looking: Looking) => readonly Advice[];
  /** What would let more be seen of it where it is there. */
  readonly wants?: (platform: Platform) => Promise<readonly Advice[]>;
}

/** In the order in which each is made of those before it. */
export const things: readonly Thing[] = [
  {
    name: 'agreements',
    capability: 'agreements',
    operation: 'listAgreements',
    make: async (platform) => {
      const reply = await setUp(platform, 'listAgreements', {}, 'the agreements');
      const rows = rowsOf(reply);
      if (rows.length === 0) blocked('GET /customers/agreements answered without a row');
    },
  },
  {
    name: 'customer',
    capability: 'customers',
    operation: 'createCustomer',
    gives: 'customerId',
    make: async (platform, made) => {
      made.customerId = await approvedCustomer(platform);
    },
    supplies: [['fixtures.approvedCustomerId', 'an approved customer']],
    tries: ({ operation }) => (operation === 'createCustomer' ? [] : [advice.decideAtCreation()]),
  },
  {
    name: 'list of customers',
    capability: 'customers',
    operation: 'listCustomers',
    isBesides: true,
    make: async (platform) => {
      const reply = await setUp(platform, 'listCustomers', {}, 'a list');
      if (listIn(reply) === undefined) {
        blocked('GET /customers answered without a list of rows');
      }
    },
  },
  {
    name: 'account',
    capability: 'accounts.internal',
    operation: 'listCustomerInternalAccounts',
    gives: 'accountId',
    needs: 'customerId',
    make: async (platform, made) => {
      const { customerId = '' } = made;
      made.accountId = await madeOrSupplied(platform, 'fixtures.fundedAccountId', () =>
        fundedAccount(platform, customerId),
      );
    },
    supplies: [['fixtures.fundedAccountId', 'an account with money']],
  },
  {
    name: 'card',
    capability: 'cards',
    operation: 'createCard',
    gives: 'cardId',
    needs: 'customerId',
    make: async (platform, made) => {
      await cardOf(platform, made);
    },
    supplies: [['fixtures.activeCardId', 'an active card']],
  },
  {
    name: 'card update',
    capability: 'cards',
    operation: 'updateCardById',
    needs: 'cardId',
    make: async (platform, { cardId: id = '' }) => {
      // What somebody has supplied stays as it is.
      if (id === platform.target.setting('fixtures.activeCardId')) return;
      const isFrozen = (await statusOf(platform, { id })) === 'FROZEN';
      const changed = await changeStatus(platform, { id }, isFrozen ? 'ACTIVE' : 'FROZEN');
      requireSuccess(platform, 'updateCardById', changed, 'another status');
      // It need not answer with a body.
      if (changed.json !== undefined && statusIn(platform, changed.json) === undefined) {
        blocked('PATCH /cards/{id} answered without a status');
      }
      if (!isFrozen) await bringTo(platform, { id }, 'ACTIVE');
    },
  },
  {
    name: 'set-PIN',
    capability: 'cards.pin',
    operation: 'setCardPin',
    needs: 'cardId',
    make: async (platform, made) => {
      const cardId = await cardOf(platform, made);
      const isSealed = await canSeal(platform);
      const block = isSealed
        ? await seal(platform, pinPlaintext(await unusedPin(platform)))
        : UNOPENED_BLOCK;
      const reply = await setCardPin(platform, cardId, block);
      // What nobody can open may be refused.
      if (isSealed || reply.status !== 400) requireSuccess(platform, 'setCardPin', reply, 'a PIN');
    },
    wants: async (platform) => ((await canSeal(platform)) ? [] : [advice.givePinKey()]),
    tries: (last, looking) =>
      isRefused(last)
        ? ['RSA-OAEP-SHA1', 'RSA-OAEP-SHA256', 'RSA-PKCS1-V15']
            .filter((name) => name !== looking.platform.target.setting('pin.encryption'))
            .map(advice.nameEncryption)
        : // Cards of another kind may have a PIN.
          looking.alternatives('createCard'),
  },
  {
    name: 'PIN entry',
    capability: 'cards.pin-entry',
    operation: 'getCardPinEntryUrl',
    needs: 'cardId',
    make: async (platform, { cardId = '' }) => {
      const reply = await platform.api.getCardPinEntryUrl({ id: cardId });
      requireSuccess(platform, 'getCardPinEntryUrl', reply, 'a PIN entry');
    },
  },
  {
    name: 'card purchase',
    capability: 'cards.transactions',
    through: ['sandbox'],
    operation: 'sandboxSimulateCardAuthorization',
    needs: 'cardId',
    make: async (platform, { cardId = '' }) => {
      const body = purchaseBody({ currency: 'USD' }, 100);
      const reply = await simulate(platform, 'authorization', cardId, body);
      requireSuccess(platform, 'sandboxSimulateCardAuthorization', reply, 'a purchase');
    },
  },
  {
    name: 'wallet',
    capability: 'credentials.email-otp',
    through: ['accounts.internal'],
    operation: 'listAuthCredentials',
    needs: 'accountId',
    make: async (platform, { customerId = '' }) => {
      const wallet = await madeOrSupplied(platform, 'fixtures.embeddedWalletAccountId', () =>
        openedWallet(platform, customerId),
      );
      const credentials = await credentialIdsOf(platform, wallet);
      if (credentials.length === 0)
        blocked(`GET /auth/credentials lists no credential of the wallet ${wallet}`);
    },
    tries: (_, { platform }) =>
      rowsSeen(platform)
        .flatMap((row) => text(member(row, 'type')) ?? [])
        .filter((type) => type !== 'INTERNAL_FIAT')
        .map(advice.nameWalletType),
    supplies: [
      ['fixtures.embeddedWalletAccountId', 'the account of a wallet'],
      ['fixtures.customerId', 'its owner'],
    ],
  },
  {
    name: 'external account',
    capability: 'accounts.external',
    operation: 'createCustomerExternalAccount',
    needs: 'customerId',
    make: async (platform, { customerId = '' }) => {
      await newExternalAccount(platform, customerId);
    },
    // Its numbers may stand beside the rest of the body, not inside accountInfo.
    tries: (last) =>
      isRefused(last)
        ? [advice.map('createCustomerExternalAccount', { body: { '.': '$accountInfo' } })]
        : [],
  },
  {
    name: 'quote',
    capability: 'quotes',
    through: ['accounts.internal', 'sandbox'],
    operation: 'createQuote',
    needs: 'accountId',
    make: async (platform, { accountId = '' }) => {
      const payee = await newPayer(platform);
      await newQuote(platform, quoteBody(accountId, payee.accountId));
    },
  },
];

/** A card that was made under what the profile says by now, else a new one. */
async function cardOf(platform: Platform, made: Made): Promise<string> {
  const shape = JSON.stringify(platform.target.profile.operations['createCard'] ?? {});
  if (made.cardId !== undefined && made.cardShape === shape) return made.cardId;
  const id = await madeOrSupplied(platform, 'fixtures.activeCardId', async () => {
    const holder = await holderOf(platform, made);
    return (await cardClosedAtTheEnd(platform, holder)).id;
  });
  made.cardId = id;
  made.cardShape = shape;
  return id;
}

/** Who gets the card: whoever there is by now, else a cardholder as the checks make one. */
async function holderOf(platform: Platform, { customerId, accountId }: Made): Promise<Cardholder> {
  return customerId !== undefined && accountId !== undefined
    ? { customerId, accountId }
    : newCardholder(platform);
}

/** The accounts that were listed last. */
function rowsSeen({ seen }: WatchedPlatform): readonly unknown[] {
  const list = seen.findLast(({ operation }) => operation === 'listCustomerInternalAccounts');
  return list === undefined ? [] : rowsOf(list.reply);
}

function isRefused({ reply: { status } }: SeenCall): boolean {
  return status === 400 || status === 422;
}
