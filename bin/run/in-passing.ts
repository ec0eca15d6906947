import { readdirSync, readFileSync } from 'node:fs';

const judges = new URL('../../fixtures/judge/', import.meta.url);
const described = new URL('../../spec/generated/openapi.json', import.meta.url);

/** The rows that any check may see broken, since every answer is held against them, as the text of a file. */
export function inPassingText(): string {
  const texts = readdirSync(judges)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(new URL(name, judges), 'utf8'));
  const named = texts.flatMap((text) => [...text.matchAll(/'([A-Z]+(?:-[A-Z]+)+-\d{3})'/g)]);
  const ids = [
    ...named.map(([, id]) => id),
    ...citedIn(JSON.parse(readFileSync(described, 'utf8'))),
  ];
  return `${JSON.stringify([...new Set(ids)].sort(), null, 1)}\n`;
}

/** What the schemas of the description cite, each where it binds. */
function citedIn(node: unknown): readonly unknown[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, value]) => {
    if (name === 'x-requirement') return [value];
    return name === 'x-requirement-if-missing' ? Object.values(value) : citedIn(value);
  });
}
