import { execFileSync } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { root } from './testing.ts';

function printed(shell: string): string {
  const args = ['bin/payments-conformance.mjs', 'completion', shell];
  return execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
}

/** What bash offers for the last of these words. */
function offered(script: string, ...words: readonly string[]): readonly string[] {
  const asked = `COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _payments_conformance
    printf '%s\\n' "\${COMPREPLY[@]}"`;
  const args = ['-us', 'payments-conformance', ...words];
  const input = `${script}\n${asked}`;
  return execFileSync('bash', args, { input, encoding: 'utf8' }).split('\n').filter(Boolean);
}

test('bash completes commands, their flags, areas and requirements', () => {
  const script = printed('bash');
  const cases: readonly (readonly [readonly string[], readonly string[]])[] = [
    [['co'], ['compare', 'coverage', 'completion']],
    [['--wa'], ['--watch']],
    [['run', '--last'], ['--last-failed']],
    [['--suite', 'cards', '--lev'], ['--level']],
    [
      ['doctor', '--'],
      ['--profile', '--base-url'],
    ],
    [
      ['run', '--suite', 'card'],
      ['card-pin', 'card-transactions', 'cards'],
    ],
    [
      ['run', '--requirement', 'CARD-PIN-00'],
      [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `CARD-PIN-00${n}`),
    ],
    [['explain', 'GEN-VERSION-001'], ['GEN-VERSION-001']],
    [
      ['explain', 'P-07'],
      ['P-07', 'P-07b'],
    ],
    [['run', '--level', 'SH'], ['SHOULD']],
    [['run', '--reporter', 'd'], ['dot']],
    [['completion', 'f'], ['fish']],
    // A file, which bash completes by itself.
    [['run', '--profile', 'r'], []],
  ];

  for (const [words, offers] of cases) {
    expect(offered(script, ...words), words.join(' ')).toEqual(offers);
  }
});

test('zsh reads the script of bash, and fish its own', () => {
  expect(printed('zsh')).toBe(`autoload -U +X bashcompinit && bashcompinit\n${printed('bash')}`);
  expect(printed('fish')).toContain(
    `complete -c payments-conformance -n '__fish_seen_subcommand_from doctor' -l base-url -r -F\n`,
  );
});
