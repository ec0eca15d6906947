import type { Settings } from './setting.ts';

/** How events come to the run, and what replaces the defaults of `gaps.yaml` about them. */
export const webhookSettings = {
  'webhooks.listen': {
    type: 'integer',
    minimum: 0,
    maximum: 65_535,
    for: 'P-22',
    text: 'Port on which the run listens for events, 0 for any free one; on loopback, unless `webhooks.receiverUrl` names another host.',
  },
  'webhooks.receiverUrl': {
    type: 'string',
    for: ['P-22', 'G-192'],
    text: 'Public address that leads to that port, or to the inbox; a run that listens appends a path to it.',
  },
  'webhooks.inbox': {
    type: 'string',
    for: 'P-22',
    text: 'URL at which the deliveries to `webhooks.receiverUrl` can be read, for a run that the service cannot reach: a line of JSON for each, with `headers`, `body` (text or base64), `receivedAt`, and `path` where it is known.',
  },
  'webhooks.publicKeyPem': {
    type: 'string',
    for: ['P-22', 'G-189'],
    text: 'Public key of event signatures, P-256, in the same forms as `pin.publicKeyPem`.',
  },
  'webhooks.signatureHeader': {
    type: 'string',
    default: 'X-Service-Signature',
    for: 'G-189',
    text: 'Header that holds the signature of an event.',
  },
  'webhooks.waitMs': {
    type: 'integer',
    default: 60_000,
    minimum: 1,
    maximum: 3_600_000,
    for: 'G-193',
    text: 'Milliseconds within which an event comes.',
  },
  'webhooks.endpointField': {
    type: 'string',
    default: 'webhookEndpoint',
    for: 'G-192',
    text: 'Member of the platform configuration that holds the address for events.',
  },
  'webhooks.envelope.id': {
    type: 'string',
    default: 'id',
    for: 'G-188',
    text: 'Member of an event that holds its own id.',
  },
  'webhooks.envelope.type': {
    type: 'string',
    default: 'type',
    for: 'G-188',
    text: 'Member that holds the event type.',
  },
  'webhooks.envelope.timestamp': {
    type: 'string',
    default: 'timestamp',
    for: 'G-188',
    text: 'Member that holds the time of the event.',
  },
  'webhooks.envelope.data': {
    type: 'string',
    default: 'data',
    for: 'G-188',
    text: 'Member that holds the resource.',
  },
  'webhooks.types.test': {
    type: 'string',
    default: 'TEST',
    for: 'G-191',
    text: 'Type of the test event.',
  },
  'webhooks.types.authorized': {
    type: 'string',
    default: 'CARD_TRANSACTION.AUTHORIZED',
    for: 'G-191',
    text: 'Type of the event that a card transaction was authorized.',
  },
  'webhooks.types.partiallySettled': {
    type: 'string',
    default: 'CARD_TRANSACTION.PARTIALLY_SETTLED',
    for: 'G-191',
    text: 'Type of the event that a card transaction was settled in part.',
  },
  'webhooks.types.refundCompleted': {
    type: 'string',
    default: 'OUTGOING_PAYMENT.REFUND_COMPLETED',
    for: 'G-191',
    text: 'Type of the event that an outgoing payment was refunded.',
  },
  'webhooks.types.refundFailed': {
    type: 'string',
    default: 'OUTGOING_PAYMENT.REFUND_FAILED',
    for: 'G-191',
    text: 'Type of the event that the refund of an outgoing payment failed.',
  },
} as const satisfies Settings;
