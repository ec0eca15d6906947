/** The files of a suite beside ours that have checks, as a pattern of the runner. */
export const OWN_CHECKS = '**/*.spec.{ts,mts,js,mjs}';

/** The same of a name. */
export function isOwnCheck(name: string): boolean {
  return /\.spec\.m?[jt]s$/.test(name);
}
