/** What the runner reports as errors, although nothing went wrong in the suite. */
const noMistake = [
  /No tests found/,
  /Testing stopped early/,
  /Timed out waiting \S+ for the .* to run/,
];

/** Of a run that is to end: a worker that was ended by force had nothing more to tell. */
const noMistakeAtTheEnd = /process did not exit within \d+ms after stop/;

/** How long a run that is to end waits for a worker that shows no sign of life. */
const SILENT_MS = 5_000;

/** Whether an error of the runner is a mistake of the suite. */
export function isMistake(message: string, isStopped: boolean): boolean {
  if (isStopped && noMistakeAtTheEnd.test(message)) return false;
  return !noMistake.some((pattern) => pattern.test(message));
}

/**
 * Has the runner end silent workers soon. A worker that it is about to start when it stops is never
 * told to stop, and it would wait for that worker for five minutes.
 */
export function endSilentWorkers(): void {
  process.env['PWTEST_CHILD_PROCESS_TIMEOUT'] = String(SILENT_MS);
}
