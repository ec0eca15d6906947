import type { GapId } from '../gaps.ts';

/** A key of earlier profiles, and where a profile says the same now. */
interface Replaced {
  readonly for: GapId;
  /** The key that `confirm` and reasons name. */
  readonly now: string;
  /** What is written there. */
  readonly as: string;
}

/** Keys whose shape a profile tells under `operations`; one that holds them is refused. */
export const replaced: Readonly<Record<string, Replaced>> = {
  'card.pinStatusField': {
    for: 'G-40',
    now: 'operations.getCardById.answer.pinStatus',
    as: 'the place of the PIN state in the answer',
  },
  'externalAccount.nesting': {
    for: 'G-144',
    now: 'operations.createCustomerExternalAccount.body',
    as: '{ .: $accountInfo } for flat, and likewise at the other two creates',
  },
  'quote.railField': {
    for: 'G-160',
    now: 'operations.getTransactionById.answer.paymentRail',
    as: 'the place of the rail in the answer, and likewise at listTransactions and the quotes',
  },
  'agreements.listField': {
    for: 'G-120',
    now: 'operations.listAgreements.answer.data',
    as: 'the place of the rows in the answer',
  },
  'transaction.failureField': {
    for: 'G-167',
    now: 'operations.getTransactionById.answer.failureReason',
    as: 'the place of the reason in the answer, and likewise at listTransactions',
  },
  'simulate.refField': {
    for: 'G-60',
    now: 'operations.sandboxSimulateCardReturnReversal.body',
    as: 'the member for $cardTransactionId, and likewise at the other simulated events on a row',
  },
  'agents.transactionIdPath': {
    for: 'G-182',
    now: 'operations.agentExecuteQuote.answer.transaction.id',
    as: 'the place of the id in the answer',
  },
  'config.tokenization2fa': {
    for: 'G-176',
    now: 'operations.updatePlatformConfig.body.cardTokenization2faConfig',
    as: 'its members, and likewise at the answers of getPlatformConfig and updatePlatformConfig',
  },
};
