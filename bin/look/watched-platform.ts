import type { Call, Reply } from '../../fixtures/client/exchange.ts';
import { createRedactor } from '../../fixtures/client/redaction.ts';
import { OwnDescription } from '../../fixtures/platform/own-description.ts';
import { Platform } from '../../fixtures/platform/platform.ts';
import type { Target } from '../../fixtures/target/target.ts';
import { openContext } from '../../fixtures/verdict/context.ts';
import type { OperationId } from '../../spec/generated/operation-ids.ts';
import { emptyRunFile } from '../run/run-file.ts';

/** A call of an operation, as a check would make it, and its answer as a check would read it. */
export interface SeenCall {
  readonly operation: OperationId;
  readonly call: Call;
  readonly reply: Reply;
}

/** The target's own platform, outside a run: no worker, no breaker, nothing shared. */
export class WatchedPlatform extends Platform {
  readonly #seen: SeenCall[] = [];
  #skewMs: number | undefined;

  /** Opens a platform of a target, and the context that its calls are recorded in. */
  static of(target: Target): WatchedPlatform {
    const sent: string[] = [];
    const settings = emptyRunFile();
    const run = {
      target,
      settings,
      ownDescription: new OwnDescription(target, settings),
      hide: (secrets: readonly string[]) => {
        sent.push(...secrets);
      },
      redact: (text: string) => createRedactor([...target.secrets(), ...sent]).text(text),
      platform: (): Platform => platform,
      breaker: () => undefined,
    };
    const platform = new WatchedPlatform(run, '');
    platform.begin();
    return platform;
  }

  /** From here on the calls are those of another thing. */
  begin(): void {
    this.#seen.length = 0;
    openContext([], { target: this.target, redact: this.run.redact }, 0);
  }

  /** The calls since then, in the order of their answers. */
  get seen(): readonly SeenCall[] {
    return this.#seen;
  }

  /** How far the clock was off ours when the first answer came; NaN where it had no Date. */
  get skewMs(): number | undefined {
    return this.#skewMs;
  }

  override async call(operation: OperationId, call: Call = {}): Promise<Reply> {
    const reply = await super.call(operation, call);
    this.#skewMs ??= Date.parse(reply.headers['date'] ?? '') - Date.now();
    this.#seen.push({ operation, call, reply });
    return reply;
  }
}
