import type { JsonSchema } from '../schema-validator.ts';
import { arrayOf, objectOf } from './description.ts';

/** A rule of a schema, with the requirement that it is judged for, if it has one. */
export interface Rule {
  readonly keyword: string;
  readonly value: unknown;
  readonly requirement?: string;
}

/** What a schema says of one value, whatever it is put together of. */
export interface View {
  /** Undefined for any. */
  readonly types: ReadonlySet<string> | undefined;
  /** All that it may be, where they are listed. */
  readonly values: readonly unknown[] | undefined;
  readonly rules: readonly Rule[];
  readonly required: ReadonlyMap<string, string | undefined>;
  /** Names that have to be there in one of several forms, or under a condition. */
  readonly sometimes: ReadonlySet<string>;
  readonly members: ReadonlyMap<string, JsonSchema>;
  readonly items: JsonSchema | undefined;
  /** Whether further members are refused. */
  readonly isClosed: boolean;
  readonly isReadOnly: boolean;
  readonly isWriteOnly: boolean;
  /** Whether a gap default is all that it rests on. */
  readonly isGap: boolean;
}

export type Viewer = (schema: unknown) => View;

const RULES = [
  'pattern',
  'format',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minItems',
  'maxItems',
  'minProperties',
  'not',
] as const;

const EMPTY: View = {
  types: undefined,
  values: undefined,
  rules: [],
  required: new Map(),
  sometimes: new Set(),
  members: new Map(),
  items: undefined,
  isClosed: false,
  isReadOnly: false,
  isWriteOnly: false,
  isGap: false,
};

/**
 * Reads schemas as views, each once. Of several forms (`oneOf`, `anyOf`) a view has what all of them
 * say, and the members of each, so that nothing is told that holds in one of them alone.
 */
export function viewer(resolved: (schema: unknown) => JsonSchema): Viewer {
  const done = new Map<JsonSchema, View>();
  const open = new Set<JsonSchema>();
  let made = 0;
  let isCut = false;
  const view: Viewer = (written) => {
    const schema = resolved(written);
    const known = done.get(schema);
    if (known !== undefined) return known;
    if (open.has(schema)) {
      // A schema that is a part of itself adds nothing.
      isCut = true;
      return EMPTY;
    }
    open.add(schema);
    const forms = ['oneOf', 'anyOf'].flatMap((keyword) =>
      schema[keyword] === undefined ? [] : [either(arrayOf(schema[keyword]).map(view))],
    );
    const conditions = ['if', 'then', 'else'].flatMap((keyword) =>
      schema[keyword] === undefined ? [] : [optional(view(schema[keyword]))],
    );
    const parts = [ownView(schema), ...arrayOf(schema['allOf']).map(view), ...forms, ...conditions];
    const whole = parts.reduce(both);
    open.delete(schema);
    if (open.size === 0) isCut = false;
    made += 1;
    // What was seen from inside a circle lacks what was left open there.
    if (!isCut || made > MOST_CUT) done.set(schema, whole);
    return whole;
  };
  return view;
}

/** From here on views from inside circles will do: there may be more ways through them than anybody waits for. */
const MOST_CUT = 20_000;

function ownView(schema: JsonSchema): View {
  const requirement = textOf(schema['x-requirement']);
  const cited = requirement === undefined ? {} : { requirement };
  const missing = objectOf(schema['x-requirement-if-missing']);
  const listed =
    schema['enum'] ?? ('const' in schema ? [schema['const']] : schema['x-known-values']);
  const types = schema['type'] === undefined ? undefined : [schema['type']].flat().map(String);
  const written = [
    ...(types === undefined ? [] : [{ keyword: 'type', value: types, ...cited }]),
    ...(Array.isArray(listed) ? [{ keyword: 'enum', value: listed, ...cited }] : []),
    ...RULES.filter((keyword) => schema[keyword] !== undefined).map((keyword) => ({
      keyword,
      value: schema[keyword],
      ...cited,
    })),
  ];
  return {
    types: types && new Set(types),
    values: Array.isArray(listed) ? listed : undefined,
    rules: written,
    required: new Map(
      arrayOf(schema['required']).map((name) => [String(name), textOf(missing[String(name)])]),
    ),
    sometimes: new Set(),
    members: new Map(
      Object.entries(objectOf(schema['properties'])).map(([name, each]) => [name, objectOf(each)]),
    ),
    items: schema['items'] === undefined ? undefined : objectOf(schema['items']),
    isClosed: [schema['additionalProperties'], schema['unevaluatedProperties']].includes(false),
    isReadOnly: schema['readOnly'] === true,
    isWriteOnly: schema['writeOnly'] === true,
    isGap: schema['x-gap'] !== undefined && requirement === undefined,
  };
}

/** What both say of one value. */
function both(a: View, b: View): View {
  return {
    types: a.types && b.types ? common(a.types, b.types) : (a.types ?? b.types),
    values:
      a.values && b.values
        ? a.values.filter((value) => b.values?.includes(value))
        : (a.values ?? b.values),
    rules: [...a.rules, ...b.rules],
    required: new Map([...a.required, ...b.required]),
    sometimes: new Set([...a.sometimes, ...b.sometimes]),
    members: joined(a, b, 'allOf'),
    items: a.items && b.items ? { allOf: [a.items, b.items] } : (a.items ?? b.items),
    isClosed: a.isClosed || b.isClosed,
    isReadOnly: a.isReadOnly || b.isReadOnly,
    isWriteOnly: a.isWriteOnly || b.isWriteOnly,
    isGap: a.isGap || b.isGap,
  };
}

/** What every one of several forms says; `null` as a form of its own only adds that value. */
function either(forms: readonly View[]): View {
  const isNull = ({ types }: View) => types?.size === 1 && types.has('null');
  const real = forms.filter((each) => !isNull(each));
  const [first, ...others] = real;
  if (first === undefined) return forms[0] ?? EMPTY;
  const made = others.reduce(oneOfTwo, first);
  if (real.length === forms.length) return made;
  return {
    ...made,
    types: made.types && new Set([...made.types, 'null']),
    values: made.values && [...made.values, null],
  };
}

function oneOfTwo(a: View, b: View): View {
  const inBoth = [...a.required].filter(([name]) => b.required.has(name));
  return {
    types: a.types && b.types && new Set([...a.types, ...b.types]),
    values: a.values && b.values && [...new Set([...a.values, ...b.values])],
    rules: a.rules.filter((rule) =>
      b.rules.some((other) => JSON.stringify(other) === JSON.stringify(rule)),
    ),
    required: new Map(inBoth),
    sometimes: new Set([
      ...[...a.required.keys(), ...b.required.keys()],
      ...[...a.sometimes, ...b.sometimes],
    ]),
    members: joined(a, b, 'anyOf'),
    items: a.items && b.items ? { anyOf: [a.items, b.items] } : (a.items ?? b.items),
    isClosed: a.isClosed && b.isClosed,
    isReadOnly: a.isReadOnly && b.isReadOnly,
    isWriteOnly: a.isWriteOnly && b.isWriteOnly,
    isGap: a.isGap && b.isGap,
  };
}

/** What holds under a condition names members, and demands none of every value. */
function optional(view: View): View {
  return {
    ...EMPTY,
    sometimes: new Set([...view.required.keys(), ...view.sometimes]),
    members: new Map([...view.members].map(([name, member]) => [name, { anyOf: [member, {}] }])),
  };
}

function joined(a: View, b: View, how: 'allOf' | 'anyOf'): ReadonlyMap<string, JsonSchema> {
  const members = new Map(a.members);
  for (const [name, member] of b.members) {
    const known = members.get(name);
    const isSame = known === undefined || known === member;
    members.set(name, isSame ? member : { [how]: [known, member] });
  }
  return members;
}

function common(a: ReadonlySet<string>, b: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...a].filter((type) => b.has(type) || (type === 'integer' && b.has('number'))));
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
