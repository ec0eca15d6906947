import type { JsonSchema } from '../../spec/openapi.ts';
import { lazyValidator, type SchemaFault, type Validator } from '../../spec/schema-validator.ts';
import { BodyFault, type FaultName, faultKeywords } from './body-fault.ts';
import { bodyWith, placePath, placePointer, pointerStep, type Step } from './body-place.ts';
import { faultCandidates } from './fault-candidates.ts';
import { isObject, itemHints, memberHints, schemaHints } from './schema-hints.ts';

const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

interface Place {
  readonly steps: readonly Step[];
  readonly value: unknown;
  readonly hints: readonly JsonSchema[];
}

/**
 * The single-fault mutations of a valid body, at most one per place and fault, in a stable order:
 * every member it holds goes missing (where required), becomes null, changes its type, and steps
 * just outside each bound, format and enum. Listed are only those to which the schema objects at
 * that place, for that reason and for no other. Throws a TypeError where it refuses the body itself.
 */
export function bodyFaults(schema: JsonSchema, validBody: unknown): readonly BodyFault[] {
  const judge = lazyValidator(schema);
  const [refusal] = judge(validBody);
  if (refusal !== undefined) {
    throw new TypeError(`the body is not valid: ${refusal.instancePath} ${refusal.message}`);
  }
  const whole = { steps: [], value: validBody, hints: schemaHints([schema], schema) };
  return placesBelow(whole, schema).flatMap((place) => faultsAt(place, validBody, judge));
}

function placesBelow({ steps, value, hints }: Place, root: JsonSchema): readonly Place[] {
  const places = Array.isArray(value)
    ? value.map((item, at) => ({
        steps: [...steps, at],
        value: item,
        hints: itemHints(hints, root),
      }))
    : Object.entries(isObject(value) ? value : {}).map(([name, member]) => ({
        steps: [...steps, name],
        value: member,
        hints: memberHints(hints, name, root),
      }));
  return places.flatMap((place) => [place, ...placesBelow(place, root)]);
}

function faultsAt(place: Place, validBody: unknown, judge: Validator): readonly BodyFault[] {
  const { steps, value, hints } = place;
  const encoded = hints.some((hint) => hint['contentEncoding'] === 'base64');
  const faults: BodyFault[] = [];
  for (const { fault, values } of faultCandidates(hints, value)) {
    for (const wrong of values) {
      const body = bodyWith(validBody, steps, wrong);
      const misencoded = encoded && typeof wrong === 'string' && !BASE64.test(wrong);
      if (!isOnly(fault, placePointer(steps), judge(body), misencoded)) continue;
      faults.push(new BodyFault(placePath(steps), fault, body));
      break;
    }
  }
  return faults;
}

/** contentEncoding is a mere annotation in JSON Schema, so the validator leaves it to us. */
function isOnly(
  fault: FaultName,
  pointer: string,
  objections: readonly SchemaFault[],
  misencoded: boolean,
): boolean {
  const keywords: readonly string[] = faultKeywords[fault];
  if (misencoded && !keywords.includes('contentEncoding')) return false;
  // `if` only echoes what the branch it leads to has said.
  const said = objections.filter(({ keyword }) => keyword !== 'if');
  if (fault === 'wrong type' && !said.some(({ keyword }) => keyword === 'type')) return false;
  return (
    (said.length > 0 || misencoded) &&
    said.every((one) => placeOf(one) === pointer && keywords.includes(one.keyword))
  );
}

function placeOf({ keyword, instancePath, params }: SchemaFault): string {
  if (keyword !== 'required') return instancePath;
  return `${instancePath}/${pointerStep(String(params['missingProperty']))}`;
}
