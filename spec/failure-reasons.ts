/** Why a payment can fail (Errors, other statuses). */
export const failureReasons: readonly string[] = [
  'QUOTE_EXECUTION_FAILED',
  'PAYOUT_RETURNED',
  'LIMIT_EXCEEDED',
  'ACCOUNT_CANNOT_RECEIVE',
  'ACCOUNT_INVALID',
  'COMPLIANCE_REJECTED',
  'SCA_NOT_COMPLETED',
];

/** Why a payment could fail once; none of them is a reason any more. */
export const removedFailureReasons: readonly string[] = [
  'EXECUTION_FAILED_POST_DEBIT',
  'SETTLEMENT_FAILED',
  'TIMEOUT',
  'MANUAL_REFUND',
];
