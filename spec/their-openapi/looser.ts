import type { Operation } from '../openapi-operations.ts';
import type { JsonSchema } from '../schema-validator.ts';
import { responseFor, type TheirOperation } from './description.ts';
import type { DescriptionFinding } from './finding.ts';
import { callOf, finding, hasMembers, isAmong, type Pair, typesOf } from './pair.ts';
import type { Rule, View } from './view.ts';

/** What stands for a call where the errors of many have one schema. */
export const ERRORS = 'error answers';

/** Where the description allows an answer that the contract forbids, in what is judged of every answer. */
export function looserIn(pair: Pair): readonly DescriptionFinding[] {
  const { ours, theirs } = pair;
  const [refusal] = Object.entries(ours.responses).flatMap(([status, { schema }]) =>
    status.startsWith('4') && schema !== undefined ? [schema] : [],
  );
  return [
    ...(ours.origin === 'contract' ? inSuccesses(pair) : []),
    ...(refusal === undefined ? [] : inErrors(pair, refusal, theirs)),
  ];
}

function inSuccesses(pair: Pair): readonly DescriptionFinding[] {
  const { ours, theirs } = pair;
  return [...theirs.responses].flatMap(([status, { schema }]) => {
    const own = status.startsWith('2') ? ownSchema(ours, status) : undefined;
    if (schema === undefined || own === undefined) return [];
    return inPair(pair, callOf(ours), own, schema);
  });
}

function ownSchema({ responses }: Operation, status: string): JsonSchema | undefined {
  return (responses[status] ?? responses['2XX'])?.schema;
}

function inErrors(
  pair: Pair,
  refusal: JsonSchema,
  theirs: TheirOperation,
): readonly DescriptionFinding[] {
  const described = [400, 401, 403, 404, 409, 422].flatMap(
    (status) => responseFor(theirs, status) ?? [],
  );
  return [...new Set(described.map(({ schema }) => schema))].flatMap((schema) => {
    const clause = pair.viewOurs(refusal).rules.find((rule) => rule.requirement)?.requirement;
    return schema === undefined
      ? [finding(ERRORS, 'looser', 'answer', 'has no schema', clause)]
      : inPair(pair, ERRORS, refusal, schema);
  });
}

function inPair(pair: Pair, call: string, own: JsonSchema, given: JsonSchema) {
  return inValue(pair, call, pair.viewOurs(own), pair.viewTheirs(given), 'answer');
}

function inValue(
  pair: Pair,
  call: string,
  own: View,
  given: View,
  where: string,
): readonly DescriptionFinding[] {
  const { viewOurs, viewTheirs } = pair;
  const told = (differs: string, clause: string, at = where) =>
    finding(call, 'looser', at, differs, clause);
  const isSilent = !hasMembers(given);
  const required = [...own.required].flatMap(([name, clause]) =>
    clause === undefined || given.required.has(name)
      ? []
      : // What it does not describe at all it leaves out as a whole.
        isSilent
        ? []
        : [told('is not required', clause, `${where}.${name}`)],
  );
  const rules = own.rules.flatMap((rule) => {
    const differs = rule.requirement === undefined ? undefined : admitted(rule, given);
    return differs === undefined ? [] : [told(differs, rule.requirement ?? '')];
  });
  const members = [...own.members].flatMap(([name, member]) => {
    const theirs = given.members.get(name);
    if (theirs === undefined) return [];
    return inValue(pair, call, viewOurs(member), viewTheirs(theirs), `${where}.${name}`);
  });
  const items =
    own.items === undefined || given.items === undefined
      ? []
      : inValue(pair, call, viewOurs(own.items), viewTheirs(given.items), `${where}[]`);
  return [...required, ...rules, ...members, ...items];
}

/** What a schema allows beyond a rule; undefined where it keeps to it, or says so in another way. */
function admitted({ keyword, value }: Rule, given: View): string | undefined {
  const { values } = given;
  const theirs = given.rules.find((rule) => rule.keyword === keyword)?.value;
  switch (keyword) {
    case 'type': {
      const due = new Set([value].flat().map(String));
      const types = typesOf(given);
      if (types === undefined) return 'has no type';
      const more = [...types].filter((type) => !isAmong(type, due));
      return more.length === 0 ? undefined : `type also has ${more.join(', ')}`;
    }
    case 'enum': {
      const known = Array.isArray(value) ? value : [];
      if (values === undefined) return 'has no enum';
      // A member that may be left out may be null as well.
      const more = values.filter((each) => each !== null && !known.includes(each));
      return more.length === 0 ? undefined : `enum also has ${more.map(String).join(', ')}`;
    }
    case 'not': {
      const { const: excluded } = Object(value);
      return excluded !== undefined && values?.includes(excluded) === true
        ? `enum also has ${String(excluded)}`
        : undefined;
    }
    case 'pattern':
    case 'format': {
      const says = given.rules.some((rule) => ['pattern', 'format'].includes(rule.keyword));
      return says || values !== undefined ? undefined : `has no ${keyword}`;
    }
    default: {
      const isLower = keyword.startsWith('min') || keyword === 'exclusiveMinimum';
      if (values !== undefined) return undefined;
      if (theirs === undefined) return `has no ${keyword}`;
      const isLooser = isLower ? Number(theirs) < Number(value) : Number(theirs) > Number(value);
      return isLooser ? `${keyword} is looser` : undefined;
    }
  }
}
