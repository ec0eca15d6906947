import { readFileSync, writeFileSync } from 'node:fs';
import { generatedFiles } from '../spec/generate.ts';
import { inPassingUrl } from '../spec/in-passing.ts';
import { shapeOnlyUrl } from '../spec/shape-only.ts';
import { inPassingText } from './run/in-passing.ts';
import { checksText, checksUrl } from './run/known-checks.ts';
import { profilePage } from './run/profile-page.ts';
import { serviceAreasText, serviceAreasUrl } from './run/service-areas.ts';
import { shapeOnlyText } from './run/shape-only.ts';

// `npm run generate`, after editing anything under spec/, what a check cites, or the schema of a
// profile, and after adding an area to the reference service.
for (const [name, text] of Object.entries(await generatedFiles())) {
  writeFileSync(new URL(`../spec/generated/${name}`, import.meta.url), text);
}

writeFileSync(inPassingUrl, inPassingText());
writeFileSync(serviceAreasUrl, serviceAreasText());

// Loaded now: it tells what a check cites by the ids that have just been written.
const { listChecks } = await import('./run/checks.ts');
const checks = await listChecks();
writeFileSync(checksUrl, checksText(checks));
writeFileSync(shapeOnlyUrl, shapeOnlyText(checks));

const page = new URL('../PROFILE.md', import.meta.url);
writeFileSync(page, profilePage(readFileSync(page, 'utf8')));
