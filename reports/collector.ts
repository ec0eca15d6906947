import { dirname, relative, sep } from 'node:path';
import type { FullConfig, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { CHECK_RECORD, type CheckRecord } from '../spec/check-record.ts';
import type { RequirementId } from '../spec/generated/requirement-ids.ts';
import { sourceOf } from '../spec/module-ending.ts';
import { causeKeysOf } from './cause-of.ts';
import { counted } from './counted.ts';
import type { Outcome } from './outcome.ts';
import { plainLine } from './plain-text.ts';
import { checkName } from './shard-file.ts';
import { atFirstSight } from './verdict.ts';

/** Characters of transcripts that a result holds. */
const TRANSCRIPTS = 4_000_000;

/** Gathers what the runner tells: the record of every check, and the suite's own mistakes. */
export class Collector {
  /** By subject; the one without a name has those that no check answers for. */
  readonly #mistakes = new Map<string, string[]>();
  readonly #seed: number;
  readonly #redact: (text: string) => string;
  readonly #outcomes = new Map<string, Outcome>();
  /** The size of each transcript in the result, where every requirement of a check repeats it. */
  readonly #transcripts = new Map<string, number>();
  #transcriptSize = 0;
  /** The check that was the first to show each cause. */
  readonly #shown = new Map<string, string>();
  #tests: readonly TestCase[] = [];
  #root = '';

  constructor(seed: number, redact: (text: string) => string) {
    this.#seed = seed;
    this.#redact = redact;
  }

  begin(config: FullConfig, suite: Suite): void {
    this.#tests = suite.allTests();
    this.#root = rootOf(config);
  }

  /** Takes in one ended check; answers with its outcome, if it has one, as where its worker was stopped. */
  end(test: TestCase, result: TestResult, isStopped = false): Outcome | undefined {
    const record = this.#recordOf(test, result, isStopped);
    const outcome =
      record === undefined
        ? undefined
        : { ...this.placeOf(test), durationMs: result.duration, record };
    if (outcome !== undefined) {
      this.#outcomes.set(test.id, outcome);
      this.#keepReadable(test.id, outcome);
    }
    return outcome;
  }

  /**
   * Lets go of the oldest transcripts, once all there are would be more than anybody reads; those that
   * were the first to show a cause go last.
   */
  #keepReadable(id: string, { record }: Outcome): void {
    if (record.transcript === undefined || record.transcript.length === 0) return;
    const keys = causeKeysOf(record).filter((key) => !this.#shown.has(key));
    for (const key of keys) this.#shown.set(key, id);
    const size = JSON.stringify(record.transcript).length * record.requirements.length;
    this.#transcripts.set(id, size);
    this.#transcriptSize += size;
    if (this.#transcriptSize <= TRANSCRIPTS) return;
    const first = new Set(this.#shown.values());
    const isFirst = ([test]: [string, number]) => first.has(test);
    const all = [...this.#transcripts];
    for (const [oldest, freed] of [
      ...all.filter((each) => !isFirst(each)),
      ...all.filter(isFirst),
    ]) {
      const outcome = this.#outcomes.get(oldest);
      if (this.#transcriptSize <= TRANSCRIPTS || outcome === undefined) return;
      const { transcript: _, ...rest } = outcome.record;
      const shortened = { ...rest, exchangesLeftOut: rest.exchanges };
      this.#outcomes.set(oldest, { ...outcome, record: shortened });
      this.#transcripts.delete(oldest);
      this.#transcriptSize -= freed;
    }
  }

  /** A mistake that no single check answers for. */
  mistake(message: string, subject = ''): void {
    const told = this.#mistakes.get(subject) ?? [];
    this.#mistakes.set(subject, [...told, plainLine(this.#redact(message))]);
  }

  /** The mistakes in the checks of one subject, and those that concern all of them. */
  errors(subject: string): readonly string[] {
    const names = new Set(['', subject]);
    return [...names].flatMap((name) => this.#mistakes.get(name) ?? []);
  }

  /** Why the run ended as its target is gone, told with how far it came. */
  gone(): string | undefined {
    const ended = [...this.#outcomes.values()];
    const line = ended.find(({ record }) => record.gone !== undefined)?.record.gone;
    const judged = ended.filter(({ record }) => record.gone === undefined).length;
    return line && `${line}; ${judged} of ${counted(this.#tests.length, 'check')} had ended`;
  }

  /** The subjects that checks were selected for; the one without a name when there are none. */
  subjects(): string[] {
    const subjects = new Set(this.#tests.map(subjectOf));
    return subjects.size === 0 ? [''] : [...subjects];
  }

  /** Every selected check of one subject; those the run did not get to are unverified. */
  outcomes(subject: string): { outcomes: Outcome[]; notRun: number } {
    const selected = this.#tests.filter(
      (test) => subjectOf(test) === subject && coveredBy(test).length > 0,
    );
    const ended = selected.flatMap((test) => this.#outcomes.get(test.id) ?? []);
    const missing = selected
      .filter((test) => !this.#outcomes.has(test.id))
      .map((test) => {
        const message = 'the run ended before this check';
        return {
          ...this.placeOf(test),
          durationMs: 0,
          record: this.#made(test, 'unverified', message),
        };
      });
    return { outcomes: [...ended, ...missing], notRun: missing.length };
  }

  /** The checks among tests, by the names that a plan has. */
  namesOf(config: FullConfig, tests: readonly TestCase[]): readonly string[] {
    this.#root = rootOf(config);
    return tests
      .filter((test) => coveredBy(test).length > 0)
      .map((test) => checkName(this.placeOf(test)));
  }

  /** Where a check stands: its file and line, and its title without the subject it was made against. */
  placeOf(test: TestCase): Pick<Outcome, 'file' | 'title' | 'line'> {
    const [, , , ...titles] = test.titlePath();
    const subject = subjectOf(test);
    const title = titles.join(' › ');
    const suffix = ` [${subject}]`;
    const file = this.#named(fileOf(test));
    return {
      file,
      ...(this.#named(test.location.file) === file ? { line: test.location.line } : {}),
      title: subject !== '' && title.endsWith(suffix) ? title.slice(0, -suffix.length) : title,
    };
  }

  /** Ours by its place in the suite, that of a suite beside it by where it is from here. */
  #named(file: string): string {
    const ours = relative(this.#root, file);
    return (ours.startsWith('..') ? relative('', file) : sourceOf(ours)).split(sep).join('/');
  }

  #recordOf(
    test: TestCase,
    { status, attachments, errors }: TestResult,
    isStopped: boolean,
  ): CheckRecord | undefined {
    const attached = attachments.find(({ name }) => name === CHECK_RECORD)?.body;
    // A worker that is stopped leaves a check that had failed without its verdict.
    if (status === 'interrupted' || (isStopped && attached === undefined)) {
      return undefined;
    }
    const isCheck = coveredBy(test).length > 0;
    const record =
      attached === undefined ? undefined : (JSON.parse(attached.toString('utf8')) as CheckRecord);
    if (record?.gone !== undefined) {
      return record;
    }
    if (record?.mistake !== undefined) {
      this.#mistakeOf(test, record.mistake);
      return record;
    }
    if (status === 'timedOut' && isCheck) {
      const message = `the check did not end within ${test.timeout} ms, the time that the suite gives it`;
      return { ...this.#made(test, 'blocked', message), ...record, verdict: 'blocked', message };
    }
    const said = errors[0]?.message ?? 'no error was given';
    if (record === undefined && (status === 'failed' || status === 'timedOut')) {
      this.#mistakeOf(test, said);
    }
    if (record === undefined && status === 'passed' && isCheck) {
      this.#mistakeOf(test, 'the check left no record');
    }
    if (record !== undefined && status === 'failed' && atFirstSight(record, []) !== 'failed') {
      this.#mistakeOf(test, `went wrong after its verdict: ${said}`);
    }
    return record;
  }

  #mistakeOf(test: TestCase, message: string): void {
    const { file, title } = this.placeOf(test);
    this.mistake(`${file} › ${title}: ${message}`, subjectOf(test));
  }

  /** The record of a check that could not write one. */
  #made(
    test: TestCase,
    verdict: 'failed' | 'blocked' | 'unverified',
    message: string,
  ): CheckRecord {
    return {
      subject: subjectOf(test),
      requirements: coveredBy(test),
      verdict,
      message,
      findings: [],
      notes: [],
      exchanges: 0,
      seed: this.#seed,
    };
  }
}

function rootOf({ configFile, rootDir }: FullConfig): string {
  return configFile === undefined ? rootDir : dirname(configFile);
}

/** The suite's file; the test itself may have been declared by a helper in another. */
function fileOf(test: TestCase): string {
  let suite: Suite | undefined = test.parent;
  while (suite !== undefined && suite.type !== 'file') {
    suite = suite.parent;
  }
  return suite?.location?.file ?? test.location.file;
}

function subjectOf(test: TestCase): string {
  return test.annotations.find(({ type }) => type === 'subject')?.description ?? '';
}

function coveredBy(test: TestCase): RequirementId[] {
  return test.annotations
    .filter(({ type }) => type === 'requirement')
    .map(({ description }) => description as RequirementId);
}
