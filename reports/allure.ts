import { mkdirSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Suite } from '@playwright/test/reporter';
import { ReporterRuntime, stringifyEnvInfo, type Writer } from 'allure-js-commons/sdk/reporter';
import { AllureReporter } from 'allure-playwright';

/** What all attachments together may take; `results.json` tells of the checks in any case. */
const ATTACHED = 2_000_000;

/**
 * Allure's own reporter, but for how it writes: it waits for the disk behind each of its files,
 * and the runner hands out no check while it waits. Here the files are written beside the checks.
 */
export default class UnhurriedAllureReporter extends AllureReporter {
  readonly #written: Promise<void>[] = [];
  #attached = 0;
  #failure: unknown;

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

  #writerTo(folder: string): Writer {
    mkdirSync(folder, { recursive: true });
    const write = (name: string, content: string | Buffer) =>
      this.#keep(writeInto(folder, name, content));
    const writeJson = (name: string, value: object) => write(name, JSON.stringify(value));
    return {
      writeResult: (result) => writeJson(`${result.uuid}-result.json`, result),
      writeGroup: (group) => writeJson(`${group.uuid}-container.json`, group),
      writeAttachment: (name, content) => {
        this.#attached += content.length;
        write(name, this.#attached > ATTACHED ? 'left out; see results.json' : content);
      },
      writeAttachmentFromPath: (name, from) => this.#keep(copyFile(from, join(folder, name))),
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
