import { readFileSync } from 'node:fs';

/**
 * What `npm run generate` made of the YAML files: the same rows, already read and held against
 * their schemas and each other. Reading YAML in every process would be half of a short run.
 */
let contract: Readonly<Record<string, unknown>> | undefined;

/** One part of generated/contract.json. The drift test holds it equal to its YAML source. */
export function generatedContract<T>(part: string): T {
  contract ??= JSON.parse(
    readFileSync(new URL('generated/contract.json', import.meta.url), 'utf8'),
  ) as Readonly<Record<string, unknown>>;
  return contract[part] as T;
}
