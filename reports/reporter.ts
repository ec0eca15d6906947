import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type {
  FullConfig,
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
} from '@playwright/test/reporter';
import type { Revision } from '../spec/revisions.ts';
import { outputLine } from './ci-commands.ts';
import { ignoreClosedPipe } from './closed-pipe.ts';
import { Collector } from './collector.ts';
import { keepShare, sharedFiles } from './keep-share.ts';
import type { ExitCode, RunContext, RunResult } from './model.ts';
import { PacedWriting } from './paced-writing.ts';
import { printResult } from './print-result.ts';
import { Progress } from './progress.ts';
import { writeReports, writeResults } from './report-files.ts';
import { claimFolder } from './report-folder.ts';
import { RESULTS_FILE, reportNames } from './report-names.ts';
import { buildResult, type Gathered } from './result.ts';
import { endSilentWorkers, isMistake } from './runner-errors.ts';
import { type Plan, writeShard } from './shard-file.ts';
import { subjectFolder } from './subject-folder.ts';
import { atFirstSight } from './verdict.ts';
import { withinSize } from './within-size.ts';

export interface ReporterOptions extends RunContext {
  /** The folder that receives the reports. */
  readonly out: string;
  /** Takes secrets out of errors that no check has redacted. */
  readonly redact: (text: string) => string;
  /** What a subject is held to where that is not the run's, by its name. */
  readonly revisions?: Readonly<Record<string, Revision>>;
  /** Whether the run is over many subjects, also where it ends before one of their checks is known. */
  readonly manySubjects?: boolean;
  /** Added by the runner; nothing runs under `--list`, so nothing is reported. */
  readonly _mode?: string;
}

type Ending = { status: FullResult['status'] } | undefined;

/** What a result says that was written meanwhile, and is read only if no later one could be. */
const UNFINISHED = 'killed, or is still going on';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Turns a run of the checks into `results.json`, and that into every other report. */
export default class ConformanceReporter implements Reporter {
  readonly #options: ReporterOptions;
  readonly #collector: Collector;
  /** Sees all that the shards share out, before those of the others are left out. */
  readonly preprocess: typeof keepShare = async (given) => {
    if (given.config.shard === null) return;
    const shared = sharedFiles(given.suite).flatMap((file) => file.allTests());
    this.#plan = { shared: this.#collector.namesOf(given.config, shared), held: [] };
    await keepShare(given);
  };
  readonly #startedAt = new Date();
  #shard: FullConfig['shard'] = null;
  #plan: Plan = { shared: [], held: [] };
  #stoppedEarly = false;
  #limitMs = 0;
  #isEnding = false;
  /** Of a run of one subject: many share a run in silence, and are read when it has ended. */
  #progress: Progress | undefined;
  #meanwhile: PacedWriting | undefined;
  /** Where the reports go: beside the folder asked for, once another run has that. */
  #out: string;
  #isClaimed = false;
  #exitCode: ExitCode | undefined;
  #isIncomplete = false;

  constructor(options: ReporterOptions) {
    this.#options = options;
    this.#out = options.out;
    this.#collector = new Collector(options.seed, options.redact);
  }

  printsToStdio(): boolean {
    return this.#options._mode !== 'list';
  }

  onBegin(config: FullConfig, suite: Suite): void {
    if (this.#options._mode === 'list') {
      return;
    }
    this.#collector.begin(config, suite);
    this.#shard = config.shard;
    if (this.#shard !== null) {
      this.#plan = { ...this.#plan, held: this.#collector.namesOf(config, suite.allTests()) };
    }
    this.#limitMs = config.globalTimeout;
    if (!this.#manySubjects()) {
      const files = suite.allTests().map((test) => this.#collector.placeOf(test).file);
      this.#progress = new Progress(process.stdout, files);
      this.#meanwhile = new PacedWriting(() => this.#writeResults(UNFINISHED));
      this.#writeResults(UNFINISHED);
    }
    for (const signal of signals) {
      process.once(signal, this.#onSignal);
    }
    ignoreClosedPipe(process.stdout);
  }

  onTestBegin(test: TestCase): void {
    const { file, title } = this.#collector.placeOf(test);
    this.#progress?.begin(test.id, `${file.replace(/^suites\//, '')} › ${title}`);
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const outcome = this.#collector.end(test, result, this.#isStopped());
    this.#progress?.end(test.id);
    if (outcome !== undefined) {
      this.#progress?.step(outcome.file, atFirstSight(outcome.record, this.#options.knownFailures));
      this.#meanwhile?.changed();
      if (outcome.record.gone !== undefined) this.#endRun();
    }
  }

  onError({ message = 'no message was given' }: TestError): void {
    if (message.includes('Testing stopped early')) {
      this.#stoppedEarly = true;
    }
    if (!isMistake(message, this.#isStopped())) {
      return;
    }
    if (this.#exitCode === undefined) {
      this.#collector.mistake(message);
    } else {
      this.#lost(message);
    }
  }

  async onEnd({ status, duration }: FullResult): Promise<Ending> {
    if (this.#options._mode === 'list') {
      return undefined;
    }
    for (const signal of signals) {
      process.removeListener(signal, this.#onSignal);
    }
    this.#meanwhile?.end();
    this.#progress?.finish();
    const reason = this.#whyShort(status);
    try {
      this.#report(duration, reason);
    } catch (error) {
      this.#exitCode ??= 4;
      this.#lost(error instanceof Error ? error.message : String(error));
    }
    const isTold = this.#exitCode === 0 || (reason !== undefined && !this.#isIncomplete);
    return isTold ? undefined : { status: 'failed' };
  }

  /** Tells the command that started the runner; what lies in a folder may be of another run. */
  async onExit(): Promise<void> {
    if (this.#exitCode !== undefined && process.connected) {
      const told = { runId: this.#options.run.id, exitCode: this.#exitCode };
      await new Promise((resolve) => process.send?.(told, resolve));
    }
  }

  /** What is known is told before anything is written: a disk that is full takes it from nobody. */
  #report(duration: number, reason: string | undefined): void {
    const results = this.#results(duration, reason);
    const [only] = results;
    if (only === undefined || this.#manySubjects()) {
      this.#exitCode = results.some(([, { errors }]) => errors.length > 0) ? 4 : 0;
    } else {
      const [, result] = only;
      this.#exitCode = result.exitCode;
      printResult(result, this.#out);
    }
    for (const [subject, result, gathered] of results) {
      writeResults(this.#folderOf(subject), result);
      if (subject !== '') continue;
      writeReports(this.#out, result);
      const { shards } = gathered;
      if (shards !== undefined && result.run.cutShort === undefined) {
        writeShard(this.#out, this.#options, this.#plan, { ...gathered, shards });
      }
    }
  }

  /** A report that is missing turns a green run into a fault of the suite; a red one stays red. */
  #lost(problem: string): void {
    if (!this.#isIncomplete) {
      const line = `not every report could be written to ${this.#out}: ${problem}`;
      process.stderr.write(`${outputLine(this.#options.redact(line))}\n`);
    }
    this.#isIncomplete = true;
    if (this.#exitCode === 0) {
      this.#exitCode = 4;
      this.#collector.mistake(problem);
      this.#withdrawGreen();
    }
  }

  /** Where there is no room to say so, nothing is left of a run that was green but for its reports. */
  #withdrawGreen(): void {
    try {
      for (const name of reportNames) {
        rmSync(join(this.#out, name), { recursive: true, force: true });
      }
      if (!this.#writeResults(undefined)) rmSync(join(this.#out, RESULTS_FILE), { force: true });
    } catch {
      // It was told that the folder cannot be written.
    }
  }

  /** Writes what is known so far, if it can be done: the end of the run tells what cannot. */
  #writeResults(reason: string | undefined): boolean {
    const duration = Date.now() - this.#startedAt.getTime();
    try {
      for (const [subject, result] of this.#results(duration, reason)) {
        writeResults(this.#folderOf(subject), result);
        // Whoever sent a signal may not wait until workers that have just been started have ended.
        const isEarly = reason === 'interrupted' && result.run.checks === 0;
        if (isEarly && subject === '') writeReports(this.#out, result);
      }
      return true;
    } catch {
      this.#meanwhile?.end();
      return false;
    }
  }

  /** The runner ends a run after SIGINT by itself; after the others nothing would. */
  readonly #onSignal = (signal: NodeJS.Signals): void => {
    this.#isEnding = true;
    endSilentWorkers();
    this.#writeResults('interrupted');
    if (signal !== 'SIGINT') {
      process.kill(process.pid, signal);
    }
  };

  /** Whether the runner stops its workers by now. */
  #isStopped(): boolean {
    const elapsed = Date.now() - this.#startedAt.getTime();
    return this.#isEnding || (this.#limitMs > 0 && elapsed >= this.#limitMs);
  }

  /** The one way in which the runner ends a run early, with its workers, and in good order. */
  #endRun(): void {
    if (!this.#isEnding) process.kill(process.pid, 'SIGINT');
    this.#isEnding = true;
  }

  #whyShort(status: FullResult['status']): string | undefined {
    if (status === 'interrupted') return 'interrupted';
    const limit = `its limit of ${this.#limitMs / 60_000} minutes (run.limitMinutes)`;
    if (status === 'timedout') return `stopped at ${limit}`;
    return this.#stoppedEarly ? 'stopped early' : undefined;
  }

  #results(durationMs: number, reason: string | undefined): [string, RunResult, Gathered][] {
    const shards = this.#shard && { held: [this.#shard.current], total: this.#shard.total };
    const gone = this.#collector.gone();
    const cutShort = gone ?? reason;
    return this.#collector.subjects().map((subject) => {
      const gathered = {
        subject,
        ...this.#collector.outcomes(subject),
        ...(cutShort === undefined ? {} : { cutShort }),
        gone: gone !== undefined,
        ...(shards === null ? {} : { shards }),
        errors: this.#collector.errors(subject),
        startedAt: this.#startedAt,
        durationMs,
      };
      const awaitsMerge = shards !== null && shards.total > 1;
      const revision = this.#options.revisions?.[subject] ?? this.#options.revision;
      const context = { ...this.#options, revision };
      const result = buildResult(context, { ...gathered, awaitsMerge });
      return [subject, withinSize(result), gathered];
    });
  }

  #manySubjects(): boolean {
    const isNamed = (subject: string) => subject !== '';
    return this.#options.manySubjects === true || this.#collector.subjects().some(isNamed);
  }

  /** The folder of one subject; that of the only one is claimed, and claimed again if it is gone. */
  #folderOf(subject: string): string {
    if (subject !== '') {
      return join(this.#out, subjectFolder(subject));
    }
    const holder = { run: this.#options.run.id, pids: [process.pid] };
    this.#out = claimFolder(this.#out, holder, this.#isClaimed);
    this.#isClaimed = true;
    return this.#out;
  }
}
