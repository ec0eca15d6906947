import type { Profile } from '../../fixtures/target/profile.ts';
import { advice } from './advice.ts';
import { type Finding, missing, seen } from './finding.ts';
import type { Part } from './parts.ts';
import { joined } from './profile-source.ts';

/**
 * What the parts of the contract come to, beside what was told of things: those that are not there in
 * one line, and each that the profile guesses to be absent and is not.
 */
export function partFindings(
  parts: readonly Part[],
  { guessed }: Profile,
  told: readonly Finding[],
): readonly Finding[] {
  const keys = told.flatMap(({ advice: given = [] }) =>
    given.flatMap(({ write }) => Object.keys(write)),
  );
  const isTold = ({ capability }: Part) => keys.includes(`capabilities.${capability}`);
  const isGuess = ({ capability }: Part) => guessed.includes(capability);
  const nowhere = parts.filter(({ presence }) => presence === 'nowhere');
  const there = parts.filter((each) => each.presence === 'there' && isGuess(each));
  const open = parts.filter(({ presence }) => presence === 'unknown');
  return [
    ...there.map(({ capability, told: answer }) =>
      missing(capability, `guessed absent, but ${answer}`, [advice.declarePresent(capability)]),
    ),
    ...absent(nowhere.filter((each) => !isGuess(each) && !isTold(each))),
    ...listed('guessed absent, and not there', nowhere.filter(isGuess), ELSEWHERE),
    ...listed('guessed absent, and not known', open.filter(isGuess)),
    ...listed(
      'not known, so a run checks them',
      open.filter((each) => !isGuess(each) && !isTold(each)),
    ),
  ];
}

/** What only a gap default names may stand at another path. */
const ELSEWHERE = 'where the service has one at another path, write operations.<name>.path';

function absent(parts: readonly Part[]): readonly Finding[] {
  if (parts.length === 0) return [];
  const entries = parts.map(({ capability }) => advice.declareAbsent(capability).write);
  const write = entries.reduce(joined, {});
  const words = parts.map(({ capability }) => capability).join(', ');
  const told = `${words}; for example, ${parts[0]?.told}`;
  const finding = missing('areas not there', told, [{ id: 'declareAbsent', write }]);
  const hint = `have init write them, or write false or true for each; ${ELSEWHERE}`;
  return [{ ...finding, line: finding.line.replace('; set ', `; ${hint}; set `) }];
}

function listed(subject: string, parts: readonly Part[], ...hints: string[]): readonly Finding[] {
  return parts.length === 0 ? [] : [seen('note', subject, [named(parts), ...hints].join('; '))];
}

/** Parts with the same answer together. */
function named(parts: readonly Part[]): string {
  const answers = [...new Set(parts.map(({ told }) => told))];
  return answers
    .map((told) => {
      const alike = parts.filter((each) => each.told === told);
      return `${alike.map(({ capability }) => capability).join(', ')} (${told})`;
    })
    .join('; ');
}
