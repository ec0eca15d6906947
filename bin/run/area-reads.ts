import type { Reply } from '../../fixtures/client/exchange.ts';
import { TransportError } from '../../fixtures/client/transport-error.ts';
import type { Platform } from '../../fixtures/platform/platform.ts';
import { readsByCapability } from '../../fixtures/target/area-reads.ts';
import type { CapabilityWord } from '../../spec/capabilities.ts';
import type { Operation } from '../../spec/openapi.ts';

/** An area of the contract by a read that is there wherever the area is. */
export interface AreaRead {
  readonly capability: CapabilityWord;
  readonly reply: Reply;
  readonly isThere: boolean;
}

/** Answers by which a service says that it has no such call. */
export const ABSENT: readonly number[] = [404, 405, 501];

/** What the reads of all areas came to. */
export interface AreaReads {
  readonly reads: readonly AreaRead[];
  /** One line for each that was not answered. */
  readonly unanswered: readonly string[];
}

/** Reads what can be read without knowing an id, once for each capability, all at the same time. */
export async function readAreas(platform: Platform): Promise<AreaReads> {
  const unanswered: string[] = [];
  const read = async (capability: CapabilityWord, { method, path }: Operation) => {
    try {
      const reply = await platform.request(method, path);
      return [{ capability, reply, isThere: !ABSENT.includes(reply.status) }];
    } catch (error) {
      if (!(error instanceof TransportError)) throw error;
      unanswered.push(error.message);
      return [];
    }
  };
  const all = [...readsByCapability()].map(([word, operation]) => read(word, operation));
  return { reads: (await Promise.all(all)).flat(), unanswered };
}
