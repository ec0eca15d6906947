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
import { ignoreClosedPipe } from './closed-pipe.ts';
import { Collector } from './collector.ts';
import type { RunContext, RunResult } from './model.ts';
import { wantsColour } from './paint.ts';
import { plainLine } from './plain-text.ts';
import { Progress } from './progress.ts';
import { writeReports, writeResults } from './report-files.ts';
import { removeReports } from './report-names.ts';
import { buildResult } from './result.ts';
import { subjectFolder } from './subject-folder.ts';
import { formatTerminal } from './terminal.ts';
import { atFirstSight } from './verdict.ts';

export interface ReporterOptions extends RunContext {
  /** The folder that receives the reports. */
  readonly out: string;
  /** Takes secrets out of errors that no check has redacted. */
  readonly redact: (text: string) => string;
  /** Added by the runner; nothing runs under `--list`, so nothing is reported. */
  readonly _mode?: string;
}

type Ending = { status: FullResult['status'] } | undefined;

const cutShort: Readonly<Partial<Record<FullResult['status'], string>>> = {
  interrupted: 'interrupted',
  timedout: 'stopped at its time limit',
};

/** What the runner reports as errors, although nothing went wrong in the suite. */
const noMistake = [/No tests found/, /Testing stopped early/, /Timed out waiting .* test suite/];

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Turns a run of the checks into `results.json`, and that into every other report. */
export default class ConformanceReporter implements Reporter {
  readonly #options: ReporterOptions;
  readonly #collector: Collector;
  readonly #startedAt = new Date();
  #shard: FullConfig['shard'] = null;
  #stoppedEarly = false;
  #progress: Progress | undefined;

  constructor(options: ReporterOptions) {
    this.#options = options;
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
    if (!this.#manySubjects()) {
      const files = suite.allTests().map((test) => this.#collector.placeOf(test).file);
      this.#progress = new Progress(process.stdout, files);
    }
    for (const subject of this.#collector.subjects()) {
      removeReports(this.#folderOf(subject));
    }
    for (const signal of signals) {
      process.once(signal, this.#onSignal);
    }
    ignoreClosedPipe(process.stdout);
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const outcome = this.#collector.end(test, result);
    if (outcome !== undefined) {
      this.#progress?.step(outcome.file, atFirstSight(outcome.record, this.#options.knownFailures));
    }
  }

  onError({ message = 'no message was given' }: TestError): void {
    if (message.includes('Testing stopped early')) {
      this.#stoppedEarly = true;
    }
    if (!noMistake.some((pattern) => pattern.test(message))) {
      this.#collector.mistake(message);
    }
  }

  async onEnd({ status, duration }: FullResult): Promise<Ending> {
    if (this.#options._mode === 'list') {
      return undefined;
    }
    for (const signal of signals) {
      process.removeListener(signal, this.#onSignal);
    }
    this.#progress?.finish();
    try {
      return this.#report(status, duration);
    } catch (error) {
      // The runner would print this and stay green.
      process.stderr.write(`no reports in ${this.#options.out}: ${plainLine(String(error))}\n`);
      return { status: 'failed' };
    }
  }

  #report(status: FullResult['status'], duration: number): Ending {
    const reason = cutShort[status] ?? (this.#stoppedEarly ? 'stopped early' : undefined);
    const results = this.#results(duration, reason);
    for (const [subject, result] of results) {
      writeResults(this.#folderOf(subject), result);
    }
    const [only] = results;
    if (only === undefined || this.#manySubjects()) {
      return this.#collector.errors.length > 0 ? { status: 'failed' } : undefined;
    }
    const [, result] = only;
    writeReports(this.#options.out, result);
    process.stdout.write(formatTerminal(result, { colour: wantsColour(process.stdout) }));
    return result.exitCode === 0 || reason !== undefined ? undefined : { status: 'failed' };
  }

  /** The runner ends a run after SIGINT by itself; after the others nothing would. */
  readonly #onSignal = (signal: NodeJS.Signals): void => {
    const duration = Date.now() - this.#startedAt.getTime();
    for (const [subject, result] of this.#results(duration, 'interrupted')) {
      writeResults(this.#folderOf(subject), result);
    }
    if (signal !== 'SIGINT') {
      process.kill(process.pid, signal);
    }
  };

  #results(durationMs: number, reason: string | undefined): [string, RunResult][] {
    const shard = this.#shard === null ? {} : { shard: this.#shard };
    return this.#collector.subjects().map((subject) => [
      subject,
      buildResult(this.#options, {
        subject,
        ...this.#collector.outcomes(subject),
        ...(reason === undefined ? {} : { cutShort: reason }),
        ...shard,
        errors: this.#collector.errors,
        startedAt: this.#startedAt,
        durationMs,
      }),
    ]);
  }

  #manySubjects(): boolean {
    return this.#collector.subjects().some((subject) => subject !== '');
  }

  #folderOf(subject: string): string {
    return subject === '' ? this.#options.out : join(this.#options.out, subjectFolder(subject));
  }
}
