import { setTimeout as delay } from 'node:timers/promises';
import { Survey } from '../../fixtures/survey/survey.ts';
import type { Profile } from '../../fixtures/target/profile.ts';
import { createTarget } from '../../fixtures/target/target.ts';
import type { Shown } from '../../spec/check-record.ts';
import { type Fact, loadEvidence } from '../../spec/evidence.ts';
import { callOf, operation } from '../../spec/openapi.ts';
import { emptyRunFile } from '../run/run-file.ts';
import { type Finding, seen } from './finding.ts';
import { wholeWords } from './seen-answer.ts';

/** How long facts are asked for, and one state waited for. */
const ALL_MS = 20_000;
const SETTLE_MS = 5_000;

/** Of what came in place of a fact, as much as a line holds. */
const TOLD = 160;

/**
 * Asks a target for every fact that its profile leaves open to be shown, as a run does, as long as
 * there is time, and one call `callMs` at most. What a target shows binds it, though the profile
 * confirms nothing.
 */
export async function surveyed(
  profile: Profile,
  callMs: number,
  tell: (finding: Finding) => void,
): Promise<void> {
  const target = createTarget(profile);
  const has = ({ calls }: Fact) =>
    calls.every((id) => operation(id).capabilities.every((word) => target.has(word)));
  const facts = loadEvidence().facts.filter(has);
  const timeouts = { settleMs: SETTLE_MS, requestMs: callMs };
  const survey = new Survey({ id: '', profile: { ...profile, timeouts } }, emptyRunFile());
  const until = performance.now() + ALL_MS;
  const told = factTeller(tell);
  for (const fact of facts) {
    const left = until - performance.now();
    const over = delay(Math.max(left, 0), undefined, { ref: false });
    const shown = left > 0 ? await Promise.race([survey.ask(fact.id), over]) : undefined;
    if (shown === undefined) break;
    told.one(fact, shown);
  }
  told.end(facts.length);
  await Promise.race([survey.close(), delay(1_000, undefined, { ref: false })]);
}

/**
 * Tells at once what a target shows otherwise than it should be, at the end what it does not show, by
 * reason, and how much it shows.
 */
export function factTeller(tell: (finding: Finding) => void) {
  const asked = { shown: 0, other: 0 };
  const notShown = new Map<string, [first: Fact, ...others: Fact[]]>();
  return {
    one: (fact: Fact, { answer, told = '' }: Shown) => {
      asked[answer === 'shown' ? 'shown' : 'other'] += 1;
      if (answer === 'differs') tell(lineOf(fact, answer, told));
      if (answer !== 'not shown') return;
      const known = notShown.get(told);
      if (known === undefined) notShown.set(told, [fact]);
      else known.push(fact);
    },
    end: (all: number) => {
      for (const [told, [first, ...others]] of notShown) tell(notShownLine(told, first, others));
      const late = all - asked.shown - asked.other;
      if (late > 0) {
        const told = `${late} were not asked for in ${ALL_MS / 1_000} s; a run asks for those it needs`;
        tell(seen('note', 'facts', told));
      }
      tell(
        seen('ok', 'facts', `${asked.shown} of ${all} are shown; explain FACT says what one means`),
      );
    },
  };
}

function lineOf({ id, calls }: Fact, answer: Shown['answer'], told: string): Finding {
  const by = ` in ${calls.map(callOf).join(', ')}`;
  const why = told === '' ? '' : `: ${wholeWords(told, TOLD)}`;
  return seen('note', `fact ${id}`, `${answer}${by}${why}`);
}

/** Facts that one reason keeps from being shown have one line: most targets lack whole areas. */
function notShownLine(told: string, first: Fact, others: readonly Fact[]): Finding {
  if (others.length === 0) return lineOf(first, 'not shown', told);
  const ids = [first, ...others].map(({ id }) => id).join(', ');
  const why = told === '' ? 'no reason given' : wholeWords(told, TOLD);
  return seen('note', `${others.length + 1} facts not shown`, `${why}: ${ids}`);
}
