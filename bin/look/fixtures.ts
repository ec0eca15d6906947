import { isSuccess, member, text } from '../../fixtures/client/reply.ts';
import { TransportError } from '../../fixtures/client/transport-error.ts';
import { inParallel } from '../../fixtures/platform/in-parallel.ts';
import { NotReached } from '../../fixtures/verdict/outcome.ts';
import type { OperationId } from '../../spec/generated/operation-ids.ts';
import { operation } from '../../spec/openapi.ts';
import type { FixtureKey } from '../../spec/settings/settings.ts';
import { advice } from './advice.ts';
import { CUT_OFF, type Finding, missing, seen } from './finding.ts';
import type { Looking } from './looking.ts';
import { isUnrouted } from './routes.ts';
import { madeCall, shownReply } from './seen-answer.ts';

/** How a thing that a profile supplies is looked at, and the state that it is to be in. */
interface Read {
  readonly what: string;
  readonly by: OperationId;
  /** The member that shows the state, and what it is to be. */
  readonly state?: readonly [member: string, value: string];
  /** Where the id goes, if not into the path. */
  readonly query?: string;
}

const customer = (kycStatus: string): Read => ({
  what: `a customer who is ${kycStatus}`,
  by: 'getCustomerById',
  state: ['kycStatus', kycStatus],
});
const anyCustomer: Read = { what: 'a customer', by: 'getCustomerById' };
const card = (status: string): Read => ({
  what: `a card that is ${status}`,
  by: 'getCardById',
  state: ['status', status],
});
const anyCard: Read = { what: 'a card', by: 'getCardById' };
const account: Read = { what: 'an internal account', by: 'getInternalAccount' };
const wallet: Read = {
  what: 'the account of a wallet',
  by: 'listAuthCredentials',
  query: 'accountId',
};
const transaction = (status: string): Read => ({
  what: `a card transaction that is ${status}`,
  by: 'getTransactionById',
  state: ['status', status],
});
const stablecoin = (status: string): Read => ({
  what: `a stablecoin that is ${status}`,
  by: 'getStablecoin',
  state: ['serviceOperationsStatus', status],
});

/** What each fixture is; `undefined` where no call reads it. */
const reads: Readonly<Record<FixtureKey, Read | undefined>> = {
  'fixtures.approvedCustomerId': customer('APPROVED'),
  'fixtures.pendingCustomerId': customer('PENDING'),
  'fixtures.rejectedCustomerId': customer('REJECTED'),
  'fixtures.unverifiedCustomerId': customer('UNVERIFIED'),
  'fixtures.embeddedWalletAccountId': wallet,
  'fixtures.customerId': anyCustomer,
  'fixtures.email': undefined,
  'fixtures.session.sessionId': undefined,
  'fixtures.session.privateKeyHex': undefined,
  'fixtures.activeCardId': card('ACTIVE'),
  'fixtures.frozenCardId': card('FROZEN'),
  'fixtures.closedCardId': card('CLOSED'),
  'fixtures.noPinManagementCardId': anyCard,
  'fixtures.blockedPinCardId': anyCard,
  'fixtures.agentAccessToken': undefined,
  'fixtures.agentCustomerId': anyCustomer,
  'fixtures.trustedExternalAccountId': {
    what: 'an external account',
    by: 'getCustomerExternalAccountById',
  },
  'fixtures.umaCustomer.customerId': anyCustomer,
  'fixtures.umaCustomer.accountId': account,
  'fixtures.umaCustomer.umaAddress': undefined,
  'fixtures.unprovisionedWalletAccountId': account,
  'fixtures.settledCardTransactionId': transaction('SETTLED'),
  'fixtures.refundRowId': { what: 'a refund by card', by: 'getTransactionById' },
  'fixtures.voidedCardTransactionId': transaction('VOIDED'),
  'fixtures.fundedAccountId': account,
  'fixtures.stablecoins.providerAccountId': {
    what: 'an active link',
    by: 'getStablecoinProviderAccount',
    state: ['status', 'ACTIVE'],
  },
  'fixtures.stablecoins.enablingId': stablecoin('ENABLING'),
  'fixtures.stablecoins.enabledId': stablecoin('ENABLED'),
  'fixtures.stablecoins.disabledId': stablecoin('DISABLED'),
};

const fixtureKeys = Object.keys(reads) as readonly FixtureKey[];

/** Looks at each thing that the profile supplies: whether it is there, and in the state it is to be in. */
export async function triedFixtures(looking: Looking): Promise<readonly Finding[]> {
  const { platform } = looking;
  platform.begin();
  const set = fixtureKeys.flatMap((key) => {
    const id = platform.target.setting(key);
    const read = reads[key];
    return id === undefined || read === undefined ? [] : [{ key, id, read }];
  });
  return inParallel(set, ({ key, id, read }) => triedFixture(looking, key, id, read));
}

async function triedFixture(
  { platform, deadline }: Looking,
  key: FixtureKey,
  id: string,
  { what, by, state, query }: Read,
): Promise<Finding> {
  const [name = 'id'] = [...operation(by).path.matchAll(/\{(\w+)\}/g)].map(([, each]) => each);
  const call = query === undefined ? { path: { [name]: id } } : { query: { [query]: id } };
  try {
    const reply = await platform.call(by, call);
    const isStated = operation(by).origin === 'contract';
    if (!isStated && (await isUnrouted(platform, { operation: by, call, reply }))) {
      return seen(
        'note',
        key,
        `not looked at: ${shownReply(platform.target, reply)}, as random paths do`,
      );
    }
    if (!isSuccess(reply)) {
      return missing(key, shownReply(platform.target, reply), [advice.mendFixture([key, what])]);
    }
    const shown = state === undefined ? undefined : text(member(reply.json, state[0]));
    // A state that is not shown may be the right one.
    return state === undefined || shown === undefined || shown === state[1]
      ? seen('ok', key, `${shownReply(platform.target, reply)}, ${what}`)
      : missing(key, `${madeCall(platform.target, by)} shows ${state[0]} ${shown}`, [
          advice.mendFixture([key, what]),
        ]);
  } catch (error) {
    if (error instanceof TransportError) {
      return missing(key, deadline.isOver ? CUT_OFF : error.message);
    }
    if (error instanceof NotReached) return seen('note', key, `not looked at: ${error.message}`);
    throw error;
  }
}
