import { readCapabilities } from '../capabilities.ts';
import { wrapped } from '../wrapped.ts';
import { firstKeys } from './first-keys.ts';
import { idsOf } from './gap-keys.ts';
import { sections } from './sections.ts';
import type { Setting } from './setting.ts';
import { settings } from './settings.ts';

/** Characters of a line of the page. */
const WIDTH = 100;

const rows = Object.entries<Setting>(settings);

/** Every key of a profile as a Markdown list, one for each section, for `PROFILE.md`. */
export function renderProfileReference(): string {
  const names = [...new Set(rows.flatMap(([key]) => (key.includes('.') ? stepOf(key) : [])))];
  const plain = rows.filter(([key]) => !key.includes('.'));
  const below = (name: string) => rows.filter(([key]) => key.startsWith(`${name}.`));
  return [
    list(plain),
    ...names.map((name) => {
      const about = wrapped(sections[name] ?? '', WIDTH).join('\n');
      return `### \`${name}\`\n\n${about}\n\n${list(below(name))}`;
    }),
  ].join('\n\n');
}

/** The keys that most profiles need, each with what for. */
export function renderFirstKeys(): string {
  return Object.entries(firstKeys)
    .map(([key, why], n) => item(`${n + 1}.`, `\`${key}\`: ${why}`))
    .join('\n');
}

/** The words that a profile may set to false. */
export function renderCapabilities(): string {
  return readCapabilities()
    .map(({ id, text, default: present = true }) =>
      item('-', `\`${id}\`${present ? '' : ' (absent unless set to true)'}: ${text}`),
    )
    .join('\n');
}

function list(of: readonly (readonly [string, Setting])[]): string {
  return of.map(([key, row]) => item('-', line(key, row))).join('\n');
}

function item(mark: string, text: string): string {
  const indent = ' '.repeat(mark.length + 1);
  return `${mark} ${wrapped(text, WIDTH - indent.length).join(`\n${indent}`)}`;
}

function stepOf(key: string): string {
  return key.slice(0, key.indexOf('.'));
}

function line(key: string, row: Setting): string {
  const fallback = 'default' in row ? row.default : undefined;
  const ids = idsOf(row);
  const facts = [
    typeOf(row),
    ...(fallback === undefined
      ? []
      : [`default \`${JSON.stringify(fallback, null, 1).replace(/\s+/g, ' ')}\``]),
    ...(ids.length === 0 ? [] : [`for ${ids.join(' and ')}`]),
  ];
  return `\`${key}\` (${facts.join(', ')}): ${meaningOf(key, row)}`;
}

function typeOf(row: Setting): string {
  return 'enum' in row
    ? `one of ${row.enum.map((value) => `\`${value}\``).join(', ')}`
    : [row.type].flat().join(' or ');
}

/** With what the section inside a section is about, where the key is in one: `Its id.` needs it. */
function meaningOf(key: string, { text }: Setting): string {
  const inner = key.slice(0, key.lastIndexOf('.'));
  return inner.includes('.') && !key.includes('<')
    ? `${sections[inner] ?? ''} ${text}`.trim()
    : text;
}
