import { isUtf8 } from 'node:buffer';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { ReporterRuntime, stringifyEnvInfo, type Writer } from 'allure-js-commons/sdk/reporter';
import { AllureReporter } from 'allure-playwright';
import { CHECK_RECORD, type CheckRecord, WORKER_KEPT } from '../spec/check-record.ts';

/** What all attachments together may take; `results.json` tells of the checks in any case. */
const ATTACHED = 2_000_000;

type Options = ConstructorParameters<typeof AllureReporter>[0] & {
  /** Takes secrets out of whatever is written. */
  readonly redact: (text: string) => string;
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
  #failure: unknown;

  constructor(options: Options) {
    super(options);
    this.#redact = options.redact;
  }

  override onBegin(suite: Suite): void {
    super.onBegin(suite);
    const writer = this.#writerTo(this.options.resultsDir ?? 'allure-results');
    Reflect.set(this, 'allureRuntime', new ReporterRuntime({ ...this.options, writer }));
  }

  override onTestEnd(test: TestCase, result: TestResult): Promise<void> {
    const attachments = result.attachments.filter((each) => !isQuiet(each));
    const isKept = test.annotations.some(({ type }) => type === WORKER_KEPT);
    const judged: TestCase = isKept
      ? Object.create(test, { expectedStatus: { value: 'passed' } })
      : test;
    return super.onTestEnd(judged, { ...result, attachments });
  }

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

/** The record of a check that passed has nothing to read but what the result of Allure says. */
function isQuiet({ name, body }: TestResult['attachments'][number]): boolean {
  if (name !== CHECK_RECORD || body === undefined) return false;
  const { transcript }: CheckRecord = JSON.parse(body.toString());
  return transcript === undefined;
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
