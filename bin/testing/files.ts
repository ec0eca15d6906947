import { readdirSync } from 'node:fs';
import { root } from './testing.ts';

/** Folders that no one writes by hand. */
const NOT_OURS = /^(node_modules|dist|\.git|conformance-report|allure-report|test-results)$/;

/** Every file of the project, relative to its root, with forward slashes. */
export function projectFiles(below = ''): readonly string[] {
  return readdirSync(`${root}${below}`, { withFileTypes: true })
    .filter(({ name }) => !NOT_OURS.test(name))
    .flatMap((entry) =>
      entry.isDirectory() ? projectFiles(`${below}${entry.name}/`) : [`${below}${entry.name}`],
    )
    .sort();
}

/** Source code without its comments. */
export function codeOf(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/[^\n]*/gm, '');
}
