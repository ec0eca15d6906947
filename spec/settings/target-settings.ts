import type { Settings } from './setting.ts';

/** What may be said of any platform; what is left out counts as unknown. */
const flags = {
  regulated: {
    type: 'boolean',
    for: ['G-129', 'P-20'],
    text: 'Whether the platform is regulated, so that a name settles the verification at creation. Where this or the next key is left out, false is assumed, and a check that fails under this assumption is unverified (G-129).',
  },
  skipVerificationPaperwork: {
    type: 'boolean',
    for: ['G-129', 'P-20'],
    text: 'Whether verification asks for no paperwork.',
  },
  cardsEnabled: { type: 'boolean', for: 'P-13', text: 'Whether cards can be issued here.' },
  maxLiveCards: {
    type: 'integer',
    minimum: 0,
    for: ['G-52', 'P-12'],
    text: 'How many cards may be live at once.',
  },
  oneCardPerCardholder: {
    type: 'boolean',
    for: ['G-52', 'P-12'],
    text: 'Whether a cardholder may have one live card only.',
  },
  scaEnabled: {
    type: 'boolean',
    for: 'P-16',
    text: 'Whether customers of the region `sca.region` authenticate strongly here.',
  },
  invitationsConfigured: {
    type: 'boolean',
    for: 'G-178',
    text: 'Whether the platform is set up for invitations.',
  },
  consentRequired: {
    type: 'boolean',
    for: 'G-122',
    text: 'Whether payments fail until the customer has consented to the terms.',
  },
} as const satisfies Settings;

/** Keys under a section. */
function under<S extends string, T extends Settings>(section: S, members: T) {
  const entries = Object.entries(members).map(([name, each]) => [`${section}.${name}`, each]);
  return Object.fromEntries(entries) as { readonly [K in keyof T & string as `${S}.${K}`]: T[K] };
}

/** What a profile says of the service, of its platforms and of the run. */
export const targetSettings = {
  baseUrl: {
    type: 'string',
    text: 'Address of the service, http or https, ending in the version date.',
  },
  openapi: {
    type: 'string',
    text: "The service's own OpenAPI description, 3.0 or 3.1, as an address or as a file, which is relative to the profile. A run holds it against the contract, and every exchange against it; the reports tell what differs, without a verdict.",
  },
  'credentials.apiTokenId': {
    type: 'string',
    for: 'P-01',
    text: 'Id of the API token, the user of Basic authentication.',
  },
  'credentials.apiClientSecret': {
    type: 'string',
    for: 'P-01',
    text: 'Secret of the API token, the password of Basic authentication.',
  },
  ...under('platform', flags),
  'platforms.<name>.baseUrl': { type: 'string', text: 'Its address, where it differs.' },
  'platforms.<name>.credentials.apiTokenId': {
    type: 'string',
    for: 'P-21',
    text: 'Id of its API token.',
  },
  'platforms.<name>.credentials.apiClientSecret': {
    type: 'string',
    for: 'P-21',
    text: 'Secret of its API token.',
  },
  ...under('platforms.<name>', flags),
  'capabilities.<capability>': {
    type: ['boolean', 'string', 'object'],
    text: 'Whether the service has it; `guessed-absent` is what `init` writes where it found none.',
  },
  confirm: {
    type: 'array',
    items: { type: 'string' },
    text: 'Ids of gaps (`G-54`) or readings (`X-11`), or paths of keys, whose default or value is a fact of this service.',
  },
  strict: {
    type: 'boolean',
    default: false,
    text: 'Whether only the likely reading passes where the contract can be read in two ways.',
  },
  knownFailures: {
    type: 'array',
    items: {
      type: 'object',
      required: ['id', 'reason'],
      properties: {
        id: { description: 'Id of the requirement.', type: 'string', minLength: 1 },
        reason: { description: 'Why it is known to fail.', type: 'string', minLength: 1 },
        owner: { description: 'Who mends it.', type: 'string', minLength: 1 },
        until: {
          description: 'The last day on which it may fail, as YYYY-MM-DD.',
          type: 'string',
          pattern: '^\\d{4}-\\d{2}-\\d{2}$',
        },
      },
    },
    text: 'Requirements that are known to fail or to be blocked, each with its `reason` and, if wanted, its `owner` and the last day on which it may (`until`); an unexpected pass is a failure.',
  },
  'operations.<operation>.method': {
    enum: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    text: 'Method of an operation that only a gap default names.',
  },
  'operations.<operation>.path': {
    type: 'string',
    text: 'Its path below the base URL; `{id}` stands for a member that the suite sends, by its name.',
  },
  'operations.<operation>.query': {
    type: 'object',
    text: 'Members of the query that the target takes: `$customerId` for what the suite would send there, anything else as it is.',
  },
  'operations.<operation>.body': {
    type: 'object',
    text: 'Members of the body that the target takes, likewise; `<member>.values` maps values.',
  },
  'operations.<operation>.without': {
    type: 'array',
    items: { type: 'string' },
    text: 'Members that the suite would send in query or body and the target does not take.',
  },
  'operations.<operation>.answer': {
    type: 'object',
    text: "Members that the suite reads, each with its place in the target's answer; `<member>.values` maps values.",
  },
  'run.slow': {
    type: 'boolean',
    default: false,
    for: ['P-31', 'P-32', 'P-33'],
    text: 'Whether checks that wait for minutes run.',
  },
  'run.correlationHeader': {
    type: ['string', 'boolean'],
    default: 'X-Conformance',
    pattern: "^[!#$%&'*+.^_`|~0-9A-Za-z-]+$",
    text: 'Request header that carries run and requirement, or false for none.',
  },
  'run.userAgent': {
    type: 'string',
    default: 'payments-conformance',
    text: 'Value of `User-Agent`; with another one, and `run.correlationHeader: false`, no request names the suite.',
  },
  'run.allowProduction': {
    type: 'boolean',
    default: false,
    text: "Set to true to check a service that does not show itself to be a sandbox; it is for the origin of the profile's own `baseUrl`.",
  },
  'run.limitMinutes': {
    type: 'number',
    default: 120,
    minimum: 0,
    maximum: 10_080,
    text: 'Minutes after which the run ends with what it has found by then, or 0 for no limit; a slow run has none unless this key gives one.',
  },
  'run.requestsPerSecond': {
    type: 'number',
    minimum: 0.1,
    maximum: 10_000,
    text: 'Requests that the service takes in a second, from all workers together; without this key their number is not limited. A request that is answered 429 waits for its `Retry-After`, or longer and longer without one, and is sent again.',
  },
  'timeouts.settleMs': {
    type: 'integer',
    default: 90_000,
    minimum: 1,
    maximum: 3_600_000,
    text: 'Milliseconds to wait for a state that may come later; after three waits in vain, further ones are cut to 6 s, or to three times the longest that succeeded. What many checks begin with (an account, a wallet, a KYC status) is waited for in full once.',
  },
  'timeouts.requestMs': {
    type: 'integer',
    default: 20_000,
    minimum: 1,
    maximum: 600_000,
    text: 'Milliseconds until one request must have been answered.',
  },
  'sandbox.marker': {
    type: ['boolean', 'string', 'array'],
    default: false,
    items: { type: 'string' },
    text: "Origins that are sandboxes although their answers do not show it, as an address or a list of addresses; `true` is the origin of the profile's own `baseUrl`.",
  },
  'headers.add': {
    type: 'object',
    additionalProperties: { type: 'string', minLength: 1 },
    text: 'Headers that every request to the service carries besides its own, by name, such as the key of a gateway; hooks and other addresses do not get them, and no output shows their values.',
  },
  'http.proxy': {
    type: 'string',
    text: 'Address of an HTTP proxy for every request, in place of what `HTTPS_PROXY`, `HTTP_PROXY`, `ALL_PROXY` and `NO_PROXY` say; without this key no proxy stands before loopback.',
  },
  'http.ca': {
    type: 'string',
    text: 'Certificates of authorities to trust besides the usual ones, as PEM or as the name of a PEM file, which is relative to the profile.',
  },
  'http.clientCertificate': {
    type: 'string',
    text: 'Certificate to show to servers that ask for one, with its intermediate certificates, as PEM or as the name of a PEM file.',
  },
  'http.clientKey': {
    type: 'string',
    text: 'Private key of that certificate, as PEM or as the name of a PEM file, without a passphrase.',
  },
  overrides: {
    type: 'object',
    text: 'The keys below that replace the default of a gap may also stand here, by key path.',
  },
} as const satisfies Settings;
