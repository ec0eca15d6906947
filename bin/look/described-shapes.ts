import type { OpenApi, Operation } from '../../spec/openapi.ts';
import type { JsonSchema } from '../../spec/schema-validator.ts';
import type { TheirDescription, TheirOperation } from '../../spec/their-openapi/description.ts';
import { successes } from '../../spec/their-openapi/pair.ts';
import { type View, type Viewer, viewer } from '../../spec/their-openapi/view.ts';
import type { Entries } from './advice.ts';
import { isAlikeName, isNearName } from './alike-names.ts';
import { describedOperations } from './described-operations.ts';

type Mapping = Readonly<Record<string, unknown>>;

/**
 * What a profile may say under `operations`, by a description that the service publishes of itself: the
 * route, the names and the values of its own, of operations that only a gap names.
 */
export function describedShapes(
  description: TheirDescription,
  operations: OpenApi['operations'],
): Entries {
  const viewOurs = viewer((schema) => Object(schema));
  const viewTheirs = viewer(description.resolved);
  const found = describedOperations(description, operations).map(({ ours, theirs, route }) => {
    const shape = {
      ...route,
      ...requestShape(ours, theirs, viewOurs, viewTheirs),
      ...answerShape(ours, theirs, viewOurs, viewTheirs),
    };
    return [`operations.${ours.id}`, shape] as const;
  });
  return Object.fromEntries(found.filter(([, shape]) => Object.keys(shape).length > 0));
}

function requestShape(
  { requestSchema: own }: Operation,
  { requestSchema: given }: TheirOperation,
  viewOurs: Viewer,
  viewTheirs: Viewer,
): Mapping {
  if (own === undefined || given === undefined) return {};
  const [ours, theirs] = [viewOurs(own), viewTheirs(given)];
  const body: Record<string, unknown> = {};
  const used = new Set<string>();
  for (const [name, member] of theirs.members) {
    if (!isPlain(name)) continue;
    const isDue = theirs.required.has(name);
    const from = ours.members.has(name) ? name : otherName(name, isDue, ours, theirs);
    const view = viewTheirs(member);
    if (from === undefined) {
      const [only, ...more] = view.values ?? [];
      if (isDue && only !== undefined && more.length === 0) body[name] = only;
      continue;
    }
    used.add(from);
    if (from !== name) body[name] = `$${from}`;
    const values = valuesBetween(viewOurs(ours.members.get(from)), view);
    if (values !== undefined) {
      body[name] = `$${from}`;
      body[`${name}.values`] = values;
    }
  }
  const without = theirs.isClosed ? [...ours.members.keys()].filter((name) => !used.has(name)) : [];
  return {
    ...(Object.keys(body).length > 0 && { body }),
    ...(without.length > 0 && { without }),
  };
}

/** A name that a path of a profile can hold. */
function isPlain(name: string): boolean {
  return /^\w[\w-]*$/.test(name);
}

/** Our member that goes under a name of theirs: the same in another way of writing, or near where it is due. */
function otherName(name: string, isDue: boolean, ours: View, theirs: View): string | undefined {
  const free = [...ours.members.keys()].filter((each) => !theirs.members.has(each));
  const near = free.filter((each) => isNearName(each, name));
  return (
    free.find((each) => isAlikeName(each, name)) ??
    (isDue && near.length === 1 ? near[0] : undefined)
  );
}

/** From the first values to the second, as far as they are the same in another way of writing. */
function valuesBetween(from: View, to: View): Mapping | undefined {
  const pairs = (from.values ?? []).flatMap((value) => {
    const other = to.values?.find((each) => isAlikeName(String(each), String(value)));
    return other === undefined || other === value ? [] : [[String(value), other] as const];
  });
  return pairs.length === 0 ? undefined : Object.fromEntries(pairs);
}

function answerShape(
  ours: Operation,
  { responses }: TheirOperation,
  viewOurs: Viewer,
  viewTheirs: Viewer,
): Mapping {
  const [own] = successes(Object.entries(ours.responses)).map(viewOurs);
  const [given] = successes(responses).map(viewTheirs);
  if (own === undefined || given === undefined || own.members.size === 0) return {};
  const data = own.members.get('data');
  const rows = data === undefined ? undefined : listIn(given, viewTheirs);
  if (data !== undefined && rows !== undefined) {
    const [item, theirItem] = [viewOurs(data).items, rows.items];
    const below =
      item && theirItem ? renamed(viewOurs(item), viewTheirs(theirItem), viewOurs, viewTheirs) : {};
    const answer = {
      ...(rows.name === 'data' ? {} : { data: rows.name }),
      ...prefixed(below, 'data[].', `${rows.name}[].`),
    };
    return Object.keys(answer).length > 0 ? { answer } : {};
  }
  const envelope = envelopeIn(own, given, viewTheirs);
  const inside = envelope === undefined ? given : viewTheirs(given.members.get(envelope));
  const names = renamed(own, inside, viewOurs, viewTheirs);
  const answer = {
    ...(envelope !== undefined && { '.': envelope }),
    ...(envelope === undefined ? names : prefixed(names, '', `${envelope}.`)),
  };
  return Object.keys(answer).length > 0 ? { answer } : {};
}

/** The list of an answer: under our name, or the only one that there is. */
function listIn(
  given: View,
  view: Viewer,
): { name: string; items: JsonSchema | undefined } | undefined {
  const lists = [...given.members].flatMap(([name, member]) => {
    const { items, types } = view(member);
    return items !== undefined || types?.has('array') ? [{ name, items }] : [];
  });
  return lists.find(({ name }) => name === 'data') ?? (lists.length === 1 ? lists[0] : undefined);
}

/** The member that holds the record, where the record is not the answer itself. */
function envelopeIn(own: View, given: View, view: Viewer): string | undefined {
  const known = ({ members }: View) =>
    [...own.members.keys()].filter((name) =>
      [...members.keys()].some((each) => isAlikeName(each, name)),
    ).length;
  const here = known(given);
  const inside = [...given.members].map(([name, member]) => ({ name, count: known(view(member)) }));
  const [best] = inside
    .filter(({ count }) => count > Math.max(1, here))
    .sort((a, b) => b.count - a.count);
  return best?.name;
}

/** Our members with the names that theirs have, and values in another way of writing. */
function renamed(own: View, given: View, viewOurs: Viewer, viewTheirs: Viewer): Mapping {
  const all = [...own.members].flatMap(([name, member]) => {
    const other = given.members.has(name)
      ? name
      : [...given.members.keys()].find((each) => isPlain(each) && isAlikeName(each, name));
    if (other === undefined) return [];
    const values = valuesBetween(viewTheirs(given.members.get(other)), viewOurs(member));
    return [
      ...(other === name ? [] : [[name, other] as const]),
      ...(values === undefined
        ? []
        : [[name, other] as const, [`${name}.values`, values] as const]),
    ];
  });
  return Object.fromEntries(all);
}

function prefixed(mapping: Mapping, ours: string, theirs: string): Mapping {
  return Object.fromEntries(
    Object.entries(mapping).map(([name, value]) => [
      `${ours}${name}`,
      typeof value === 'string' ? `${theirs}${value}` : value,
    ]),
  );
}
