import type { Policy, Verdict } from './model.ts';

/** Whether a requirement of that verdict turns a run red, as the run's own switches say. */
export function isRed(verdict: Verdict, { run }: { readonly run: Policy }): boolean {
  return (
    verdict === 'failed' ||
    (verdict === 'blocked' && !run.allowBlocked) ||
    (verdict === 'unverified' && run.requireVerified)
  );
}
