import { annotationPlace, type Place } from './annotation-place.ts';
import { withoutCommands } from './ci-commands.ts';
import { counted } from './counted.ts';
import { byReason, withVerdict } from './grouping.ts';
import { headline } from './headline.ts';
import { isRed } from './is-red.ts';
import { listedIds } from './listed-ids.ts';
import type { Cause, RunResult } from './model.ts';
import { plainLine, plainText } from './plain-text.ts';

/** GitHub shows as many annotations of a level for each step. */
const SHOWN = 10;

/** Characters of the text below a title. */
const TEXT = 2_000;

interface Options {
  /** What holds those that there is no room for. */
  readonly file: string;
  /** The folder of the repository that the job is about. */
  readonly root: string;
}

interface Annotation {
  readonly level: 'error' | 'warning' | 'notice';
  readonly title: string;
  readonly text: string;
  readonly place?: Place;
}

/**
 * What a run found as annotations of a job of GitHub: an error for each cause that turns the run red,
 * a warning for each that does not, and for each reason why a recommendation is not kept.
 */
export function formatAnnotations(result: RunResult, options: Options): string {
  const { file } = options;
  const isError = ({ verdict }: Cause) => isRed(verdict, result);
  const isLesser = (cause: Cause) => !isError(cause) && cause.verdict !== 'unverified';
  const told = (level: Annotation['level'], isMeant: (cause: Cause) => boolean) =>
    result.causes.filter(isMeant).map((cause) => ({ level, ...ofCause(cause, result, options) }));
  const errors = [...ofRun(result), ...told('error', isError)];
  const warnings = [...told('warning', isLesser), ...ofWarned(result, file)];
  const shown = [...errors.slice(0, SHOWN), ...warnings.slice(0, SHOWN)];
  return [...shown, ...rest(errors.length, warnings.length, file)].map(command).join('');
}

/** What no cause answers for, such as a run in which nothing was judged. */
function ofRun(result: RunResult): Annotation[] {
  const isTold =
    result.exitCode === 1 && result.causes.some(({ verdict }) => isRed(verdict, result));
  if (result.exitCode === 0 || isTold) return [];
  const text = [headline(result), ...result.errors].join('\n');
  return [{ level: 'error', title: 'Payments conformance', text }];
}

function ofCause(
  cause: Cause,
  result: RunResult,
  { file, root }: Options,
): Omit<Annotation, 'level'> {
  const { verdict, title, shownBy, requirements } = cause;
  const ids = requirements.map(({ id }) => id);
  const row = result.requirements.find(({ id }) => id === (shownBy?.requirement ?? ids[0]));
  const lines = [title, row?.text, shownBy?.replay && `Repeat: ${shownBy.replay}`];
  const place = annotationPlace(cause, result, root);
  return {
    title: `${verdict}: ${listedIds(ids, file)}`,
    text: lines.filter(Boolean).join('\n'),
    ...(place === undefined ? {} : { place }),
  };
}

function ofWarned(result: RunResult, file: string): Annotation[] {
  const rows = withVerdict(result, 'warned');
  return byReason(rows).map(({ reason, ids }) => {
    const check = rows
      .find(({ id }) => id === ids[0])
      ?.checks.find(({ verdict }) => verdict === 'warned');
    return {
      level: 'warning',
      title: `warned: ${listedIds(ids, file)}`,
      text: reason,
      ...(check === undefined ? {} : { place: check }),
    };
  });
}

function rest(errors: number, warnings: number, file: string): Annotation[] {
  const more = [
    ...(errors > SHOWN ? [counted(errors - SHOWN, 'more error')] : []),
    ...(warnings > SHOWN ? [counted(warnings - SHOWN, 'more warning')] : []),
  ];
  if (more.length === 0) return [];
  return [
    { level: 'notice', title: 'Payments conformance', text: `${more.join(' and ')} in ${file}` },
  ];
}

/** A line of its own, as GitHub reads it: whatever a target sent, it is text. */
function command({ level, title, text, place }: Annotation): string {
  const properties = [
    ...(place === undefined ? [] : [`file=${property(place.file)}`]),
    ...(place?.line === undefined ? [] : [`line=${place.line}`]),
    `title=${property(plainLine(title))}`,
  ];
  return `::${level} ${properties.join(',')}::${data(withoutCommands(plainText(text, TEXT)))}\n`;
}

function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(withoutCommands(text)).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
