import { writeFileSync } from 'node:fs';
import { buildOpenApi, renderOpenApi, renderOperationIds } from '../spec/openapi.ts';
import { renderRequirementIds } from '../spec/requirement-ids.ts';
import { loadRequirements } from '../spec/requirements.ts';

/** Writes what is derived from the contract's data: `npm run generate`, after editing spec/. */
const document = await buildOpenApi();
const generated = {
  'openapi.json': renderOpenApi(document),
  'operation-ids.ts': renderOperationIds(document),
  'requirement-ids.ts': renderRequirementIds(loadRequirements()),
};
for (const [name, text] of Object.entries(generated)) {
  writeFileSync(new URL(`../spec/generated/${name}`, import.meta.url), text);
}
