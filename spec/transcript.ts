/** One exchange with the target as reports show it: redacted, cut to a readable size. */
export interface TranscriptEntry {
  readonly method: string;
  readonly url: string;
  readonly requestHeaders: Readonly<Record<string, string>>;
  readonly requestBody?: string;
  readonly status?: number;
  readonly responseHeaders?: Readonly<Record<string, string>>;
  readonly responseBody?: string;
  /** Why there is no complete answer. */
  readonly error?: string;
  readonly durationMs: number;
  /** Repeats the request from a shell; credentials are environment variables. */
  readonly curl: string;
}
