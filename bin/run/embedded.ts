import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import type { Reference, ReferenceOptions } from '../../fixtures/reference/index.ts';
import { openApiAsOf } from '../../spec/openapi.ts';
import { latestRevision, type Revision } from '../../spec/revisions.ts';
import { exitCodes, Stop } from './exit-codes.ts';

/** A new key pair for PIN blocks, as the reference service wants it. */
export async function newPinKey(): Promise<ReferenceOptions['pinKey']> {
  const { publicKey, privateKey } = await promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  return { publicKeyPem: publicKey, privateKeyPem: privateKey };
}

type EmbeddedOptions = Omit<ReferenceOptions, 'openApi' | 'pinKey'> & {
  /** The month that it is the service of. */
  readonly revision?: Revision;
};

/** Starts the reference service in this process. Throws Stop where the package came without it. */
export async function startEmbedded({
  revision = latestRevision,
  ...options
}: EmbeddedOptions = {}): Promise<Reference> {
  const [{ startReference }, pinKey] = await Promise.all([
    import('../../fixtures/reference/index.ts').catch((error) => {
      if (Object(error).code !== 'ERR_MODULE_NOT_FOUND') throw error;
      throw new Stop(
        exitCodes.usage,
        'this package has no reference service; give --profile or --base-url',
      );
    }),
    newPinKey(),
  ]);
  return startReference({ openApi: openApiAsOf(revision), pinKey, ...options });
}
