/** The keys that most profiles need, in the order in which they are met, each with what it is for. */
export const firstKeys = {
  baseUrl: 'the address of the service, which ends in the version date `2025-10-13`.',
  credentials:
    'the API token and its secret; leave them out where `PAYMENTS_CONFORMANCE_API_TOKEN_ID` and `PAYMENTS_CONFORMANCE_API_CLIENT_SECRET` are set.',
  'sandbox.marker':
    'the origins that are sandboxes; needed only where the service does not show that it is one.',
  capabilities:
    'the parts that the service lacks, each set to `false`; their requirements are not applicable.',
  'pin.publicKeyUrl':
    'where the PIN encryption key is published (or `pin.publicKeyPem`); without the key no PIN is set, and the rows about PIN blocks are unverified.',
  'platform.regulated':
    'whether a customer is verified at creation. No call tells; without the key the platform counts as unregulated.',
  platforms:
    'further API credentials of the same service; with a second platform the run checks that neither sees what belongs to the other.',
  operations:
    'the path, members and values that the service has where the contract does not show them.',
  confirm:
    'the ids of gaps (what the contract leaves open) whose default your service follows; what rests on them is then judged.',
  'webhooks.listen': 'the port on which the run receives events; without it no event is judged.',
} as const;
