import { readFileSync, writeFileSync } from 'node:fs';
import { generatedFiles } from '../spec/generate.ts';
import { checkFilesText, checkFilesUrl } from './run/check-files.ts';
import { profilePage } from './run/profile-page.ts';

// `npm run generate`, after editing anything under spec/, what a check cites, or the schema of a profile.
for (const [name, text] of Object.entries(await generatedFiles())) {
  writeFileSync(new URL(`../spec/generated/${name}`, import.meta.url), text);
}

// Loaded now: it tells what a check cites by the ids that have just been written.
const { listChecks } = await import('./run/checks.ts');
writeFileSync(checkFilesUrl, checkFilesText(await listChecks()));

const page = new URL('../PROFILE.md', import.meta.url);
writeFileSync(page, profilePage(readFileSync(page, 'utf8')));
