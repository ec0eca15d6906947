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
