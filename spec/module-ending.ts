/** How the modules of this installation end: a clone runs its sources, a package what they are compiled to. */
export const moduleEnding = import.meta.url.endsWith('.ts') ? '.ts' : '.js';

/** The module of this installation that a source is. */
export function moduleOf(source: string): string {
  return source.replace(/\.ts$/, moduleEnding);
}

/** The source of a module of this installation. The runner tells it by its map, but not below a folder with spaces. */
export function sourceOf(module: string): string {
  return module.replace(/\.js$/, '.ts');
}
