import { resolve } from 'node:path';
import { fetchText } from '../../fixtures/client/fetch-text.ts';
import { createRedactor } from '../../fixtures/client/redaction.ts';
import { ownRoutes } from '../../fixtures/target/own-routes.ts';
import type { Target } from '../../fixtures/target/target.ts';
import type { OwnOpenApi } from '../../reports/model.ts';
import { digestOf } from '../../spec/digest.ts';
import type { Revision } from '../../spec/revisions.ts';
import type { JsonSchema } from '../../spec/schema-validator.ts';
import { compared } from '../../spec/their-openapi/compared.ts';
import { describedBy } from '../../spec/their-openapi/description.ts';
import { mergedFindings } from '../../spec/their-openapi/finding.ts';
import {
  DescriptionError,
  descriptionFile,
  isAddress,
  MOST_BYTES,
  readDescription,
} from '../../spec/their-openapi/read.ts';
import { usage } from './exit-codes.ts';

/** A service's own description, as it was read. */
export interface ReadOpenApi {
  /** Where it came from, without what only its address holds. */
  readonly source: string;
  readonly document: JsonSchema;
}

/** Reads a description from a file or an address. Throws Stop with what is wrong and what to do. */
export async function readOpenApi(place: string, target: Target): Promise<ReadOpenApi> {
  const { text: redact } = createRedactor(target.secrets());
  const source = redact(shownPlace(place));
  try {
    const text = isAddress(place) ? await textAt(place, target) : await descriptionFile(place);
    return {
      source,
      document: await readDescription(text, isAddress(place) ? place : resolve(place)),
    };
  } catch (error) {
    if (error instanceof DescriptionError) usage(redact(`openapi: ${source} ${error.message}`));
    throw error;
  }
}

/** User, password and query of an address may be secret. */
function shownPlace(place: string): string {
  if (!isAddress(place)) return place;
  try {
    const { origin, pathname } = new URL(place);
    return `${origin}${pathname}`;
  } catch {
    return usage(
      'openapi: the address cannot be read; give http://… or https://…, or the name of a file',
    );
  }
}

async function textAt(place: string, { limits, network }: Target): Promise<string> {
  try {
    return await fetchText(place, { ...limits, maxBytes: MOST_BYTES }, network);
  } catch (error) {
    const { pathname, search } = new URL(place);
    const said = error instanceof Error ? error.message : String(error);
    const why = said.replaceAll(`${pathname}${search}`, pathname);
    throw new DescriptionError(`cannot be read (${why})`, 'check the address, or give a file');
  }
}

/** What differs between a service's own description and the contract's, for the reports. */
export function ownOpenApi(
  { source, document }: ReadOpenApi,
  target: Target,
  revision: Revision,
  redact: (text: string) => string,
): OwnOpenApi {
  const description = describedBy(document);
  const { found, findings } = mergedFindings(
    compared(description, ownRoutes(target, revision), revision),
  );
  return {
    source,
    digest: digestOf(document),
    operations: description.operations.length,
    found,
    findings: findings.map((each) => ({
      ...each,
      where: redact(each.where),
      differs: redact(each.differs),
    })),
  };
}
