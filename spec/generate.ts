import { readAreas, renderAreas } from './areas.ts';
import { readCapabilities } from './capabilities.ts';
import { readErrors } from './errors.ts';
import { readEvidence, renderFactIds } from './evidence.ts';
import { readGaps } from './gaps.ts';
import { lifecycleNames, readLifecycle } from './lifecycles.ts';
import { buildOpenApi, renderOpenApi, renderOperationIds } from './openapi.ts';
import { renderOperationParts } from './operation-parts.ts';
import { readReplaced, readRequirements } from './requirement-files.ts';
import { renderRequirementIds } from './requirement-ids.ts';
import { readSandbox } from './sandbox.ts';
import { profileSchemaOf } from './settings/profile-schema.ts';
import { readStated } from './stated.ts';

/** The text of every file under spec/generated, by name, from the sources. Throws SpecError. */
export async function generatedFiles(): Promise<Readonly<Record<string, string>>> {
  const areas = readAreas();
  const requirements = readRequirements();
  const document = await buildOpenApi();
  const evidence = readEvidence();
  const contract = {
    areas,
    capabilities: readCapabilities(),
    requirements,
    replaced: readReplaced(),
    errors: readErrors(),
    gaps: readGaps(),
    evidence,
    sandbox: readSandbox(),
    stated: readStated(),
    lifecycles: Object.fromEntries(lifecycleNames.map((name) => [name, readLifecycle(name)])),
  };
  return {
    'areas.ts': renderAreas(areas),
    'contract.json': `${JSON.stringify(contract, null, 1)}\n`,
    'fact-ids.ts': renderFactIds(evidence),
    'openapi.json': renderOpenApi(document),
    'profile.schema.json': `${JSON.stringify(profileSchemaOf(), null, 1)}\n`,
    'operation-ids.ts': renderOperationIds(document),
    'operation-parts.ts': renderOperationParts(document),
    'requirement-ids.ts': renderRequirementIds(requirements),
  };
}
