import { isUtf8 } from 'node:buffer';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { ReporterRuntime, stringifyEnvInfo, type Writer } from 'allure-js-commons/sdk/reporter';
import { AllureReporter } from 'allure-playwright';
import { CHECK_RECORD, type CheckRecord, WORKER_KEPT } from '../spec/check-record.ts';
import { causeKeysOf, causeTitle } from './cause-of.ts';
import { isRed } from './is-red.ts';
import { CAUSED, type KnownFailure, type Policy } from './model.ts';
import { atFirstSight } from './verdict.ts';

/** What all attachments together may take; `results.json` tells of the checks in any case. */
const ATTACHED = 2_000_000;

type Options = ConstructorParameters<typeof AllureReporter>[0] & {
  /** Takes secrets out of whatever is written. */
  readonly redact: (text: string) => string;
  readonly policy: Policy;
  readonly knownFailures: readonly KnownFailure[];
};

/**
 * Allure's own reporter, but for how it writes: it waits for the disk behind each of its files,
 * and the runner hands out no check while it waits. Here a file is handed to the system at once,
 * without the secrets in what no check has redacted: output, and errors behind the verdict. At
 * thousands of small files, threads that write beside the checks cost both more than the writing.
 */
export default class UnhurriedAllureReporter extends AllureReporter {
  #attached = 0;
  readonly #redact: (text: string) => string;
  readonly #policy: Policy;
  readonly #known: readonly KnownFailure[];
  /** The causes that a record was attached for. */
  readonly #shown = new Set<string>();
  #failure: unknown;

  constructor(options: Options) {
    super(options);
    this.#redact = options.redact;
    this.#policy = options.policy;
    this.#known = options.knownFailures;
  }

  override onBegin(suite: Suite): void {
    super.onBegin(suite);
    const writer = this.#writerTo(this.options.resultsDir ?? 'allure-results');
    Reflect.set(this, 'allureRuntime', new ReporterRuntime({ ...this.options, writer }));
  }

  override onTestEnd(test: TestCase, result: TestResult): Promise<void> {
    const record = recordOf(result);
    if (record === undefined) return super.onTestEnd(test, result);
    const isKept = test.annotations.some(({ type }) => type === WORKER_KEPT);
    const judged: TestCase = isKept
      ? Object.create(test, { expectedStatus: { value: 'passed' } })
      : test;
    const attachments = result.attachments.filter(
      ({ name }) => name !== CHECK_RECORD || this.#showsMore(record),
    );
    return super.onTestEnd(judged, { ...this.#byCause(result, record), attachments });
  }

  /** Allure groups by message: what has one cause has one message, and its own words in the trace. */
  #byCause(result: TestResult, record: CheckRecord): TestResult {
    const { verdict, message: stack = verdict, requirements, blames = requirements } = record;
    if (!CAUSED.some((each) => each === verdict)) return result;
    if (atFirstSight(record, this.#known) === 'known-failure') {
      const reason = this.#known.find(({ id }) => blames.includes(id))?.reason;
      return {
        ...result,
        status: 'skipped',
        error: { message: `known failure: ${reason}`, stack },
      };
    }
    const error = { message: causeTitle(record), stack };
    // It calls a test broken that could not do its work, and takes one for it that ran out of time.
    const isBroken = verdict !== 'failed' && isRed(verdict, { run: this.#policy });
    return { ...result, error, ...(isBroken ? { status: 'timedOut' } : {}) };
  }

  /** Whether a record shows a cause that no other has shown before. */
  #showsMore(record: CheckRecord): boolean {
    if (record.transcript === undefined) return false;
    const keys = causeKeysOf(record).filter((key) => !this.#shown.has(key));
    for (const key of keys) this.#shown.add(key);
    return keys.length > 0;
  }

  /** A run that was cut short is to end: `results.json` names the checks that did not run. */
  override async addSkippedResults(): Promise<void> {}

  override async onEnd(): Promise<void> {
    await super.onEnd();
    if (this.#failure !== undefined) {
      throw this.#failure;
    }
  }

  /** A disk that is full is told of at the end; until then it must not take the run with it. */
  #keep(writing: () => void): void {
    try {
      writing();
    } catch (error) {
      this.#failure ??= error;
    }
  }

  #redacted(content: string | Buffer): string | Buffer {
    if (typeof content !== 'string' && !isUtf8(content)) {
      return content;
    }
    return this.#redact(content.toString());
  }

  #writerTo(folder: string): Writer {
    mkdirSync(folder, { recursive: true });
    const write = (name: string, content: string | Buffer) =>
      this.#keep(() => writeInto(folder, name, this.#redacted(content)));
    const writeJson = (name: string, value: object) => write(name, JSON.stringify(value));
    return {
      writeResult: (result) => writeJson(`${result.uuid}-result.json`, result),
      writeGroup: (group) => writeJson(`${group.uuid}-container.json`, group),
      writeAttachment: (name, content) => {
        this.#attached += content.length;
        write(name, this.#attached > ATTACHED ? 'left out; see results.json' : content);
      },
      writeAttachmentFromPath: (name, from) =>
        this.#keep(() => writeInto(folder, name, this.#redacted(readFileSync(from)))),
      writeEnvironmentInfo: (info) => write('environment.properties', stringifyEnvInfo(info)),
      writeCategoriesDefinitions: (categories) => writeJson('categories.json', categories),
      writeGlobals: writeJson,
    };
  }
}

function recordOf({ attachments }: TestResult): CheckRecord | undefined {
  const body = attachments.find(({ name }) => name === CHECK_RECORD)?.body;
  return body === undefined ? undefined : (JSON.parse(body.toString()) as CheckRecord);
}

/** Somebody may have removed the folder since the run began. */
function writeInto(folder: string, name: string, content: string | Buffer): void {
  const write = () => writeFileSync(join(folder, name), content);
  try {
    write();
  } catch {
    mkdirSync(folder, { recursive: true });
    write();
  }
}
