import { stringify } from 'yaml';
import { GUESSED_ABSENT } from '../../fixtures/target/capability-flags.ts';
import { capabilitiesOf } from '../../spec/capabilities.ts';
import type { Absent, Look } from './look-over.ts';

/** Characters of what a service said that a remark repeats. */
const REMARK = 90;

/**
 * The profile to begin with, as YAML: what was found, what is missing, and what to set. It holds no
 * credentials and can be run as it stands.
 */
export function firstProfile(baseUrl: string, file: string, look: Look): string {
  return [
    `# Written by payments-conformance init. All keys: PROFILE.md. Have it looked at again with`,
    `#   payments-conformance doctor --profile ${file}`,
    `${pair('baseUrl', baseUrl)}`,
    '# The credentials are in the environment: PAYMENTS_CONFORMANCE_API_TOKEN_ID and',
    '# PAYMENTS_CONFORMANCE_API_CLIENT_SECRET.',
    ...sandbox(baseUrl, look),
    ...found(look),
    ...absent(look.absent),
    ...account(look),
    '',
    '# Without the public key that PIN blocks are sealed to, what needs one is unverified:',
    '# pin:',
    '#   publicKeyUrl: https://sandbox.example.com/keys/card-pin.pem',
    '# No call shows how the platform verifies its customers (G-129); say it, if you know:',
    '# platform: { regulated: false, skipVerificationPaperwork: false }',
    '',
  ].join('\n');
}

function sandbox(baseUrl: string, { wasWritten }: Look): readonly string[] {
  if (wasWritten) return [];
  return [
    '',
    '# A run makes customers, accounts and cards, and is refused until the target is known to be',
    '# a sandbox. Nothing shows it, so nothing was made. If it is one, take the # away:',
    '# sandbox:',
    `#   ${pair('marker', new URL(baseUrl).origin)}`,
  ];
}

/** What was looked for by name; what is not there at all is told with its capability. */
function found({ findings, absent: nowhere }: Look): readonly string[] {
  const named = findings.filter(
    ({ level, line }) => /^(customer|account|card|wallet|quote): /.test(line) && level !== 'note',
  );
  const lines = named
    .filter(({ line }) => nowhere.every(({ told }) => !line.includes(told)))
    .map(({ level, line }) => `# ${level === 'ok' ? 'found  ' : 'missing'} ${remark(line)}`);
  return lines.length === 0 ? [] : ['', ...lines];
}

function absent(parts: readonly Absent[]): readonly string[] {
  if (parts.length === 0) return [];
  return [
    '',
    '# Not found, so not checked: a guess, which --require-verified does not take for an answer.',
    '# Write false for what the service does not have, and true for what it has:',
    'capabilities:',
    ...parts.flatMap(({ capability, told }) =>
      capabilitiesOf(capability).map((word) => `  ${word}: ${GUESSED_ABSENT} # ${remark(told)}`),
    ),
  ];
}

function account({ made: { madeUpAccountId } }: Look): readonly string[] {
  if (madeUpAccountId === undefined) return [];
  return [
    '',
    '# A card was issued over an account that does not exist, so any will do:',
    'fixtures:',
    `  ${pair('fundedAccountId', madeUpAccountId)}`,
  ];
}

function pair(key: string, value: string): string {
  return stringify({ [key]: value }).trim();
}

/** One line of plain characters, whatever the service said. */
function remark(text: string): string {
  return text.replace(/[^\x20-\x7e]+/g, ' ').slice(0, REMARK);
}
