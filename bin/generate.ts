import { writeFileSync } from 'node:fs';
import { generatedFiles } from '../spec/generate.ts';

// `npm run generate`, after editing anything under spec/.
for (const [name, text] of Object.entries(await generatedFiles())) {
  writeFileSync(new URL(`../spec/generated/${name}`, import.meta.url), text);
}
