import type { CheckRecord } from '../spec/check-record.ts';

/** One check as it ended: where it stands in the suite, and what it recorded. */
export interface Outcome {
  /** Path below the project folder, with forward slashes. */
  readonly file: string;
  readonly title: string;
  /** Of its file; absent where a helper in another declared it. */
  readonly line?: number;
  readonly durationMs: number;
  readonly record: CheckRecord;
}

/** A fixed order for outcomes, whatever order the workers finished in. */
export function inFixedOrder(outcomes: readonly Outcome[]): Outcome[] {
  return [...outcomes].sort(
    (a, b) =>
      byText(a.file, b.file) ||
      byText(a.title, b.title) ||
      byText(a.record.verdict, b.record.verdict) ||
      byText(a.record.message ?? '', b.record.message ?? ''),
  );
}

/** Compares by code unit, so that the order does not depend on the machine's locale. */
export function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
