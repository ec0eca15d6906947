import { stringify } from 'yaml';
import { GUESSED_ABSENT, guessedCapabilities } from '../../fixtures/target/capability-flags.ts';
import { isObject, normalise, valueAt } from '../../fixtures/target/normalise.ts';
import { readSource } from '../../fixtures/target/source.ts';
import type { Capability } from '../../spec/capabilities.ts';
import { type Entries, inOneLine } from './advice.ts';
import type { Finding } from './finding.ts';
import type { Look } from './look-over.ts';
import { ownLine, remark, withoutOwnLines } from './own-lines.ts';
import type { Part } from './parts.ts';
import { joined } from './profile-source.ts';
import { things } from './things.ts';

/** What a profile is written for. */
interface Written {
  readonly baseUrl: string;
  /** Its own name. */
  readonly file: string;
  /** What is in the file by now. */
  readonly before: string;
  /** What the service's own OpenAPI says of its shapes. */
  readonly described: Entries;
}

/**
 * A profile as YAML: what a person wrote in it stays, and what `init` wrote is renewed. What was seen
 * is a key, what it may mean is a remark. It holds no credentials and can be run as it stands.
 */
export function writtenProfile(look: Look, { baseUrl, file, before, described }: Written): string {
  const own = withoutOwnLines(before);
  const isWritten = keysIn(own, file);
  const keys = (pairs: readonly (readonly [key: string, value: unknown, why: string])[]) =>
    pairs
      .filter(([key]) => !isWritten(key))
      .map(([key, value, why]) => ownLine(`${key}: ${inOneLine(value)}`, why));
  const keyed = [
    absent(look.parts, keys),
    present(look.parts, keys),
    proposals(look, described, keys),
  ];
  const known = [own, ...keyed.flat()].join('\n');
  const blocks = [
    [
      ...remark(
        'Written by payments-conformance init, which renews its own lines when it runs again:',
      ),
      ...remark('those that begin with this mark, and keys that end in it, unless you have'),
      ...remark('changed them. All keys are in PROFILE.md. Look at the service again with'),
      ...remark(`  payments-conformance doctor --profile ${file}`),
    ],
    own.trim() === '' ? [stringify({ baseUrl }).trim()] : own.trim().split('\n'),
    isWritten('credentials')
      ? []
      : remark(
          'The credentials are in the environment: PAYMENTS_CONFORMANCE_API_TOKEN_ID and PAYMENTS_CONFORMANCE_API_CLIENT_SECRET.',
        ),
    isWritten('sandbox.marker') ? [] : sandbox(baseUrl, look, file),
    found(settledIn(look.findings, known, file)),
    ...keyed,
    ...open(look.parts, guessedIn(own, file)),
    isWritten('pin') ? [] : pinKey,
    isWritten('platform') ? [] : mode,
  ];
  const lines = blocks.filter((block) => block.length > 0).map((block) => block.join('\n'));
  return `${lines.join('\n\n')}\n`;
}

/** What a look found, as it stands once a profile has what would change it. */
export function settledIn(
  findings: readonly Finding[],
  text: string,
  file: string,
): readonly Finding[] {
  const { value } = readSource(text, file);
  const profile = isObject(value) ? normalise(value) : {};
  const says = (write: Entries, isGuess: boolean) =>
    Object.entries(write).every(([key, wanted]) =>
      isGuess
        ? key.startsWith('capabilities.') &&
          wanted === false &&
          valueAt(profile, key) === GUESSED_ABSENT
        : holds(valueAt(profile, key), wanted),
    );
  const isOfGuess = (subject: string | undefined) =>
    things.some(
      ({ name, capability }) =>
        name === subject && valueAt(profile, `capabilities.${capability}`) === GUESSED_ABSENT,
    );
  return findings.map((finding) => {
    const { level, told, subject, advice = [] } = finding;
    if (level !== 'missing' || told === undefined) return finding;
    const done = advice.find(({ write }) => says(write, false));
    if (done !== undefined) {
      const keys = Object.keys(done.write).join(' and ');
      return { ...finding, level: 'ok', line: `${told}; ${file} has ${keys} for it now` };
    }
    return isOfGuess(subject) || advice.some(({ write }) => says(write, true))
      ? { ...finding, level: 'note', line: `${told}; ${file} says ${GUESSED_ABSENT} now` }
      : finding;
  });
}

/** Whether a value of a profile is what was advised, or has it beside more. */
function holds(value: unknown, wanted: unknown): boolean {
  return isObject(value) && isObject(wanted)
    ? Object.entries(wanted).every(([key, inner]) => holds(value[key], inner))
    : JSON.stringify(value) === JSON.stringify(wanted);
}

const pinKey = [
  ...remark('Without the public key of PIN blocks, the rows that need a PIN block are unverified:'),
  ...remark('pin.publicKeyUrl: https://sandbox.example.com/keys/card-pin.pem'),
];

const mode = [
  ...remark('No call shows how the platform verifies its customers (G-129). If you know, say it:'),
  ...remark('platform: { regulated: false, skipVerificationPaperwork: false }'),
];

type Keys = (pairs: readonly (readonly [string, unknown, string])[]) => readonly string[];

function sandbox(baseUrl: string, { wasWritten }: Look, file: string): readonly string[] {
  if (wasWritten) return [];
  return [
    ...remark(
      'A run makes customers, accounts and cards, and is refused until the target is known to',
    ),
    ...remark(
      'be a sandbox. Nothing shows it, so the service was only read. If it is one, take the mark',
    ),
    ...remark(`off the next line, then: payments-conformance init --profile ${file}`),
    ...remark(`sandbox.marker: ${inOneLine(new URL(baseUrl).origin)}`),
  ];
}

const NAMES = new Set(things.map(({ name }) => name));

/** What was looked for by name. */
function found(findings: readonly Finding[]): readonly string[] {
  return findings
    .filter(({ subject, level }) => NAMES.has(subject ?? '') && level !== 'note')
    .flatMap(({ level, line }) => remark(`${level === 'ok' ? 'found' : level} ${line}`));
}

function absent(parts: readonly Part[], keys: Keys): readonly string[] {
  const nowhere = parts.filter(({ presence }) => presence === 'nowhere');
  const lines = keys(
    nowhere.map(({ capability, told }) => [`capabilities.${capability}`, GUESSED_ABSENT, told]),
  );
  if (lines.length === 0) return [];
  return [
    ...remark(
      'No call of these parts was found, so they are not checked. Their rows are unverified, and',
    ),
    ...remark(
      '--require-verified does not let that pass. Write false for what the service does not have,',
    ),
    ...remark(
      'and true for what it does; for a call at another path, write operations.<name>.path.',
    ),
    ...lines,
  ];
}

/** What is there of that a profile takes for absent where it says nothing. */
function present(parts: readonly Part[], keys: Keys): readonly string[] {
  const unsaid = guessedCapabilities({});
  const there = parts.filter(
    ({ capability, presence }) => presence === 'there' && unsaid.includes(capability),
  );
  const lines = keys(
    there.map(({ capability, told }) => [`capabilities.${capability}`, true, told]),
  );
  if (lines.length === 0) return [];
  return [
    ...remark('A run treats these as absent unless the profile says true. This service has them:'),
    ...lines,
  ];
}

/** What made things come about when it was tried, and what the service describes. */
function proposals({ proposed }: Look, described: Entries, keys: Keys): readonly string[] {
  const all = Object.entries(joined(described, proposed));
  const isTaken = (key: string) => Object.hasOwn(proposed, key);
  const said = keys(
    all.flatMap(([key, value]) => (isTaken(key) ? [] : [[key, value, 'its OpenAPI says so']])),
  );
  const taken = keys(
    all.flatMap(([key, value]) => (isTaken(key) ? [[key, value, 'the service took it']] : [])),
  );
  if (said.length + taken.length === 0) return [];
  const by = [
    ...(said.length > 0 ? ['its OpenAPI'] : []),
    ...(taken.length > 0 ? ['its answers'] : []),
  ];
  const say = taken.length > 0 ? 'say' : 'says';
  return [
    ...remark(`The service has these its own way, by what ${by.join(' and ')} ${say}:`),
    ...said,
    ...taken,
  ];
}

/** What may be there, by what a run makes of it: it checks what the profile does not guess absent. */
function open(
  parts: readonly Part[],
  guessed: readonly Capability[],
): readonly (readonly string[])[] {
  const unknown = parts.filter(({ presence }) => presence === 'unknown');
  const isGuess = ({ capability }: Part) => guessed.includes(capability);
  const listed = (told: string, value: boolean, some: readonly Part[]) =>
    some.length === 0
      ? []
      : [
          ...remark(told),
          ...some.flatMap(({ capability, told: answer }) =>
            remark(`capabilities.${capability}: ${value} # ${answer}`, Number.POSITIVE_INFINITY),
          ),
        ];
  const not = 'Whether the service has these is not known';
  return [
    listed(
      `${not}; they are checked. For a call at another path, write operations.<name>.path; for what it does not have:`,
      false,
      unknown.filter((each) => !isGuess(each)),
    ),
    listed(
      `${not}; they are not checked, and their rows are unverified. For what it has:`,
      true,
      unknown.filter(isGuess),
    ),
  ];
}

/** What a run takes for absent by a text, though it does not say false. */
function guessedIn(text: string, file: string): readonly Capability[] {
  const { value } = readSource(text, file);
  return guessedCapabilities(isObject(value) ? normalise(value)['capabilities'] : {});
}

/** Whether a text has a key, or one above or below it, whichever way it is written. */
function keysIn(text: string, file: string): (key: string) => boolean {
  const { value } = readSource(text, file);
  const written = isObject(value) ? pathsIn(value, '') : [];
  return (key) => written.some((path) => path === key || path.startsWith(`${key}.`));
}

function pathsIn(value: Readonly<Record<string, unknown>>, path: string): readonly string[] {
  return Object.entries(value).flatMap(([name, inner]) => {
    const own = path === '' ? name : `${path}.${name}`;
    return isObject(inner) ? [own, ...pathsIn(inner, own)] : [own];
  });
}
