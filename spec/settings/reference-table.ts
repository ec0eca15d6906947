import { idsOf } from './gap-keys.ts';
import { sections } from './sections.ts';
import type { Setting } from './setting.ts';
import { settings } from './settings.ts';

/** The keys of a profile as Markdown tables, one per section, for `PROFILE.md`. */
export function renderProfileReference(): string {
  const rows = Object.entries<Setting>(settings);
  const names = [...new Set(rows.flatMap(([key]) => (key.includes('.') ? stepOf(key) : [])))];
  const plain = rows.filter(([key]) => !key.includes('.'));
  const below = (name: string) => rows.filter(([key]) => key.startsWith(`${name}.`));
  return [
    table(plain),
    ...names.map((name) => `### \`${name}\`\n\n${sections[name] ?? ''}\n\n${table(below(name))}`),
  ].join('\n');
}

function stepOf(key: string): string {
  return key.slice(0, key.indexOf('.'));
}

function table(rows: readonly (readonly [string, Setting])[]): string {
  return [
    '| Key | Type | Default | For | Meaning |',
    '| --- | --- | --- | --- | --- |',
    ...rows.map(([key, row]) => line(key, row)),
    '',
  ].join('\n');
}

function line(key: string, row: Setting): string {
  const fallback = 'default' in row ? row.default : undefined;
  const cells = [
    `\`${key}\``,
    typeOf(row),
    fallback === undefined ? '' : `\`${JSON.stringify(fallback)}\``,
    idsOf(row).join(', '),
    meaningOf(key, row),
  ];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

function typeOf(row: Setting): string {
  return 'enum' in row
    ? row.enum.map((value) => `\`${value}\``).join(', ')
    : [row.type].flat().join(' or ');
}

/** With what the section inside a section is about, where the key is in one: `Its id.` needs it. */
function meaningOf(key: string, { text }: Setting): string {
  const inner = key.slice(0, key.lastIndexOf('.'));
  return inner.includes('.') && !key.includes('<')
    ? `${sections[inner] ?? ''} ${text}`.trim()
    : text;
}
