import type { RunSettings } from '../fixtures/run/settings.ts';
import type { RunContext } from '../reports/model.ts';

/** What the processes of a run are told: the settings of the checks, and those of the reports. */
export interface RunFile extends RunSettings {
  readonly workers: number;
  readonly out: string;
  readonly report: Omit<RunContext, 'requirements'>;
}
