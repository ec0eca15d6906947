import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SCRIPT = /[ \t]*<script\b[^>]*>[\s\S]*?<\/script>\n?/g;

/** The page without scripts from elsewhere, and without those that report to them. */
function withoutTracker(page: string): string {
  return page.replace(SCRIPT, (script) => {
    const isForeign = /^\s*<script\b[^>]*\ssrc="(?:https?:)?\/\//.test(script);
    return isForeign || /\bgtag\(/.test(script) ? '' : script;
  });
}

/** `tsx bin/without-tracker.ts FOLDER` takes out of Allure's page the tracker that no option leaves out. */
const file = join(process.argv[2] ?? '.', 'index.html');
writeFileSync(file, withoutTracker(readFileSync(file, 'utf8')));
