import { isUtf8 } from 'node:buffer';
import { mkdirSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Suite } from '@playwright/test/reporter';
import { ReporterRuntime, stringifyEnvInfo, type Writer } from 'allure-js-commons/sdk/reporter';
import { AllureReporter } from 'allure-playwright';

/** What all attachments together may take; `results.json` tells of the checks in any case. */
const ATTACHED = 2_000_000;

type Options = ConstructorParameters<typeof AllureReporter>[0] & {
  /** Takes secrets out of whatever is written. */
  readonly redact: (text: string) => string;
};

/**
 * Allure's own reporter, but for how it writes: it waits for the disk behind each of its files,
 * and the runner hands out no check while it waits. Here the files are written beside the checks,
 * without the secrets in what no check has redacted: output, and errors behind the verdict.
 */
export default class UnhurriedAllureReporter extends AllureReporter {
  readonly #written: Promise<void>[] = [];
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

  override async onEnd(): Promise<void> {
    await super.onEnd();
    await Promise.all(this.#written);
    if (this.#failure !== undefined) {
      throw this.#failure;
    }
  }

  /** A disk that is full is told of at the end; until then it must not take the run with it. */
  #keep(writing: Promise<void>): void {
    const kept = writing.catch((error: unknown) => {
      this.#failure ??= error;
    });
    this.#written.push(kept);
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
      this.#keep(writeInto(folder, name, this.#redacted(content)));
    const copy = async (name: string, from: string) =>
      writeInto(folder, name, this.#redacted(await readFile(from)));
    const writeJson = (name: string, value: object) => write(name, JSON.stringify(value));
    return {
      writeResult: (result) => writeJson(`${result.uuid}-result.json`, result),
      writeGroup: (group) => writeJson(`${group.uuid}-container.json`, group),
      writeAttachment: (name, content) => {
        this.#attached += content.length;
        write(name, this.#attached > ATTACHED ? 'left out; see results.json' : content);
      },
      writeAttachmentFromPath: (name, from) => this.#keep(copy(name, from)),
      writeEnvironmentInfo: (info) => write('environment.properties', stringifyEnvInfo(info)),
      writeCategoriesDefinitions: (categories) => writeJson('categories.json', categories),
      writeGlobals: writeJson,
    };
  }
}

/** Somebody may have removed the folder since the run began. */
async function writeInto(folder: string, name: string, content: string | Buffer): Promise<void> {
  const write = () => writeFile(join(folder, name), content);
  await write().catch(async () => {
    await mkdir(folder, { recursive: true });
    await write();
  });
}
