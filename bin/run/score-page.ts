import { thousands } from '../../reports/headline.ts';
import { escaped } from '../../reports/markdown-escape.ts';
import { areas } from '../../spec/areas.ts';
import { loadRequirements } from '../../spec/requirements.ts';
import { faultsIn, missingIn, type Proof, type Score, totalOf } from './proof.ts';

/** What a row of the table counts. */
interface Counted {
  readonly defects: Score;
  readonly variants: Score;
  /** Different checks that caught its defects. */
  readonly checks: number;
}

/** One column of numbers: its head, and what a row shows there. */
type Column = readonly [head: string, of: (counted: Counted) => number];

const none: Score = { held: 0, of: 0, open: 0 };

/**
 * The score of the suite as a page: the defects of the reference service and what of them is caught, the
 * variants and what of them stays quiet, with and without confirmation, by area.
 */
export function scorePage(proofs: readonly Proof[]): string {
  const [first] = proofs;
  const parts = [
    '# Score of the suite',
    intro(first),
    ...proofs.map((proof) =>
      [heading(proof), partial(proof), tableOf(proof)].filter(Boolean).join('\n\n'),
    ),
    '## What counts against the suite',
    against(proofs),
    '## Repeat it',
    repeat(first),
  ];
  return `${parts.join('\n\n')}\n`;
}

function intro(proof: Proof | undefined): string {
  const commit = proof?.commit ? `commit \`${proof.commit}\`` : 'an unknown commit';
  return [
    `Written by \`prove --page\` at ${commit}, seed ${proof?.seed}.`,
    '',
    '- A defect is the reference service with one line wrong. It is caught where a check of the',
    '  requirement that it breaks fails, and nothing unrelated does.',
    '- A variant is the reference service with another of the freedoms that the contract leaves. It stays',
    '  quiet where no check fails. All variants together are counted besides, under every area.',
    '- Where the profile confirms nothing, a defect may break a rule that the contract does not state:',
    '  nothing is to catch it.',
  ].join('\n');
}

function heading({ unconfirmed }: Proof): string {
  return unconfirmed
    ? '## With a profile that confirms nothing'
    : '## With a profile that confirms every gap';
}

/** What keeps the numbers from being those of the whole. */
function partial(proof: Proof): string {
  const missing = missingIn(proof);
  const told = [
    ...(proof.selection.length === 0 ? [] : [`only ${proof.selection.join(', ')}`]),
    ...(missing.length === 0
      ? []
      : [`without shard ${missing.join(', ')} of ${proof.shards.count}`]),
  ];
  return told.length === 0 ? '' : `**A part: ${escaped(told.join('; '))}.**`;
}

function tableOf({ defects, variants, caughtBy, unconfirmed }: Proof): string {
  const columns: readonly Column[] = [
    ['defects', (each) => each.defects.of],
    ['caught', (each) => each.defects.held],
    ['by checks', (each) => each.checks],
    ...(unconfirmed ? [['not stated', (each) => each.defects.open] satisfies Column] : []),
    ['missed', (each) => each.defects.of - each.defects.held - each.defects.open],
    ['variants', (each) => each.variants.of],
    ['quiet', (each) => each.variants.held],
  ];
  const row = (name: string, counted: Counted) =>
    `| ${[name, ...columns.map(([, of]) => thousands(of(counted)))].join(' | ')} |`;
  const checksIn = (name?: string) =>
    new Set(
      Object.entries(caughtBy).flatMap(([id, title]) =>
        name === undefined || areaOf(id) === name ? [title] : [],
      ),
    ).size;
  const named = [...areas, 'every area'].filter(
    (name) => defects.areas[name] !== undefined || variants.areas[name] !== undefined,
  );
  return [
    `| ${['area', ...columns.map(([head]) => head)].join(' | ')} |`,
    `|---|${'---:|'.repeat(columns.length)}`,
    ...named.map((name) =>
      row(name, {
        defects: defects.areas[name] ?? none,
        variants: variants.areas[name] ?? none,
        checks: checksIn(name),
      }),
    ),
    row('**all**', {
      defects: totalOf(defects),
      variants: totalOf(variants),
      checks: checksIn(),
    }),
  ].join('\n');
}

/** The area of the requirement that a defect is named after. */
function areaOf(defect: string): string | undefined {
  const [row] = defect.split(' ');
  return loadRequirements().find(({ id }) => id === row)?.area;
}

function against(proofs: readonly Proof[]): string {
  const faults = proofs.flatMap(faultsIn);
  if (faults.length === 0) return 'Nothing.';
  return faults.map(({ id, fault }) => `- ${escaped(id)}: ${escaped(fault)}`).join('\n');
}

function repeat(proof: Proof | undefined): string {
  const [seed, count] = [proof?.seed, proof?.shards.count ?? 1];
  const named = (proof?.selection ?? []).map((id) => ` "${id}"`).join('');
  const shards = (name: string) =>
    Array.from({ length: count }, (_, at) => `${name}-${at + 1}.json`);
  const each = (flag: string, name: string) =>
    shards(name).map(
      (file, at) =>
        `npm run prove -- --shard ${at + 1}/${count}${flag} --seed ${seed} --out ${file}${named}`,
    );
  const files = [...shards('confirmed'), ...shards('bare')].join(' ');
  return [
    'At that commit; each file also says, as `caughtBy`, which check caught each defect.',
    '',
    '```sh',
    ...each('', 'confirmed'),
    ...each(' --unconfirmed', 'bare'),
    `npm run prove -- --add ${files} --page score.md`,
    '```',
  ].join('\n');
}
