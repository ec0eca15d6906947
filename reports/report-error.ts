/** What speaks against the use of what a run left: a line that says which file, and what is wrong. */
export class ReportError extends Error {
  override readonly name = 'ReportError';
}
