import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The pages for people who use the suite. */
export const guides = [
  'README.md',
  'PROFILE.md',
  ...readdirSync(new URL('docs', `file://${root}`))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

/** All pages for people. */
export const pages = [...guides, 'CONTRIBUTING.md', 'CHANGELOG.md'];

export function read(file: string): string {
  return readFileSync(new URL(file, `file://${root}`), 'utf8');
}

export interface Block {
  /** What stands behind the fence. */
  readonly language: string;
  readonly text: string;
  /** The file a comment before the block says it was taken from. */
  readonly from: string | undefined;
}

/** The code blocks of a page. */
export function blocksOf(page: string): readonly Block[] {
  const pattern = /(?:<!-- from (\S+) -->\n)?^```(\w*)\n(.*?)^```$/gms;
  return [...page.matchAll(pattern)].map(([, from, language = '', text = '']) => ({
    language,
    text,
    from,
  }));
}

/** A page without its code blocks. */
export function proseOf(page: string): string {
  return page.replace(/^```.*?^```$/gms, '');
}

/** The commands in the `sh` blocks of a page, each as its words. */
export function commandsOf(page: string): readonly (readonly string[])[] {
  return blocksOf(page)
    .filter(({ language }) => language === 'sh')
    .flatMap(({ text }) => text.replaceAll('\\\n', ' ').split(/\n|&&/))
    .map((line) => line.trim().split(/\s+/))
    .filter(([first = '']) => first !== '' && first !== 'export');
}

/** Anchors that a page's headings give, as code hosts form them. */
export function anchorsOf(page: string): readonly string[] {
  return [...proseOf(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}
