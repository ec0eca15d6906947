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

/** Why a payment could fail once; none of them is a reason any more (Errors, other statuses). */
export const removedFailureReasons = [
  'EXECUTION_FAILED_POST_DEBIT',
  'SETTLEMENT_FAILED',
  'TIMEOUT',
  'MANUAL_REFUND',
] as const;

/**
 * Whether a value is a failure reason that the contract names, of now or removed. Which member tells the
 * reason is a gap (G-167): one that holds such a value is it.
 */
export function isNamedReason(value: unknown): boolean {
  return [...failureReasons, ...removedFailureReasons].some((each) => each === value);
}
