/** How the modules of this installation end: a clone runs its sources, a package what they are compiled to. */
export const moduleEnding = import.meta.url.endsWith('.ts') ? '.ts' : '.js';

/** The module of this installation that a source is. */
export function moduleOf(source: string): string {
  return source.replace(/\.ts$/, moduleEnding);
}
