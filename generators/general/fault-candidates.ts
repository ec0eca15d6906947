import type { JsonSchema } from '../../spec/openapi.ts';
import type { FaultName } from './body-fault.ts';
import { numbersUnder } from './schema-hints.ts';
import { longerTexts, misformedTexts, shorterTexts } from './string-candidates.ts';

/**
 * Wrong values that may carry one fault, the plainest first; a schema has to confirm which do.
 * `undefined` stands for no member at all.
 */
export interface FaultCandidates {
  readonly fault: FaultName;
  readonly values: readonly unknown[];
}

const OTHER_TYPES: readonly unknown[] = [7, 'seven', true, [], {}];

/** The candidates for one value, from what the schemas around it say. */
export function faultCandidates(
  hints: readonly JsonSchema[],
  value: unknown,
): readonly FaultCandidates[] {
  return [
    { fault: 'missing', values: [undefined] },
    { fault: 'null', values: [null] },
    { fault: 'wrong type', values: OTHER_TYPES },
    ...(typeof value === 'string' ? textCandidates(hints, value) : []),
    ...(typeof value === 'number' ? numberCandidates(hints, value) : []),
    ...(Array.isArray(value) ? arrayCandidates(hints, value) : []),
  ];
}

function textCandidates(hints: readonly JsonSchema[], value: string): readonly FaultCandidates[] {
  const letters = [...value].length;
  return [
    {
      fault: 'too short',
      values: numbersUnder(hints, 'minLength').flatMap((least) => shorterTexts(value, least)),
    },
    {
      fault: 'too long',
      values: numbersUnder(hints, 'maxLength').flatMap((most) => longerTexts(value, most)),
    },
    { fault: 'wrong format', values: misformedTexts(value) },
    { fault: 'wrong enum', values: [`NOT_${value}`, 'Z'.repeat(letters)] },
  ];
}

function numberCandidates(hints: readonly JsonSchema[], value: number): readonly FaultCandidates[] {
  const steps = [...numbersUnder(hints, 'multipleOf'), 1];
  const beside = (keyword: string, direction: 1 | -1) =>
    numbersUnder(hints, keyword).flatMap((bound) => steps.map((step) => bound + direction * step));
  return [
    {
      fault: 'below minimum',
      values: [...numbersUnder(hints, 'exclusiveMinimum'), ...beside('minimum', -1)],
    },
    {
      fault: 'above maximum',
      values: [...numbersUnder(hints, 'exclusiveMaximum'), ...beside('maximum', 1)],
    },
    { fault: 'wrong enum', values: [value + 1, value - 1, value + 1000] },
  ];
}

function arrayCandidates(
  hints: readonly JsonSchema[],
  value: readonly unknown[],
): readonly FaultCandidates[] {
  return [
    {
      fault: 'too short',
      values: numbersUnder(hints, 'minItems').map((least) =>
        value.slice(0, Math.max(0, least - 1)),
      ),
    },
    {
      fault: 'too long',
      values: numbersUnder(hints, 'maxItems').map((most) => [
        ...value,
        ...Array.from({ length: Math.max(0, most + 1 - value.length) }, () => value.at(-1)),
      ]),
    },
  ];
}
