import type { DescriptionFinding } from './finding.ts';
import { callOf, finding, isAmong, type Pair, typesOf } from './pair.ts';
import type { View } from './view.ts';

/** Where the description refuses a request that the contract allows. */
export function stricterIn(pair: Pair): readonly DescriptionFinding[] {
  const { ours, theirs, viewOurs, viewTheirs } = pair;
  const query = [...theirs.query].flatMap(([name, { required }]) => {
    const known = ours.parameters.find((each) => each.in === 'query' && each.name === name);
    return required && known?.required !== true
      ? [finding(callOf(ours), 'stricter', `query.${name}`, 'is required')]
      : [];
  });
  const { requestSchema: own = {} } = ours;
  const { requestSchema: given } = theirs;
  const body = given === undefined ? [] : inMembers(pair, viewOurs(own), viewTheirs(given), 'body');
  return [...query, ...body];
}

function inMembers(pair: Pair, own: View, given: View, where: string): DescriptionFinding[] {
  const { ours, viewOurs, viewTheirs } = pair;
  const required = [...given.required.keys()]
    .filter((name) => !own.required.has(name) && !own.sometimes.has(name))
    .filter((name) => !viewTheirs(given.members.get(name) ?? {}).isReadOnly)
    .map((name) => finding(callOf(ours), 'stricter', `${where}.${name}`, 'is required'));
  const below = [...own.members].flatMap(([name, member]) => {
    const theirs = given.members.get(name);
    const ownView = viewOurs(member);
    // What rests on a default alone is for the service to say.
    if (theirs === undefined || ownView.isGap) return [];
    return inValue(pair, ownView, viewTheirs(theirs), `${where}.${name}`);
  });
  return [...required, ...below];
}

function inValue(pair: Pair, own: View, given: View, where: string): DescriptionFinding[] {
  const { ours, viewOurs, viewTheirs } = pair;
  const told = (differs: string) => finding(callOf(ours), 'stricter', where, differs);
  const types = typesOf(given);
  const lost = [...(typesOf(own) ?? [])].filter((type) => types && !isAmong(type, types));
  if (lost.length > 0) return [told(`type leaves out ${lost.join(', ')}`)];
  const values = own.values?.filter((value) => given.values && !given.values.includes(value)) ?? [];
  const items = own.items && given.items;
  return [
    ...values.map((value) => told(`enum lacks ${String(value)}`)),
    ...limits(own, given).map(told),
    ...(items && own.items && given.items
      ? inValue(pair, viewOurs(own.items), viewTheirs(given.items), `${where}[]`)
      : []),
    ...(own.members.size > 0 ? inMembers(pair, own, given, where) : []),
  ];
}

/** Keywords that bound a value from below and from above, each with what binds nothing anyone would send. */
const LEAST = { minLength: 1, minItems: 1, minProperties: 1, minimum: 0, exclusiveMinimum: 0 };
const MOST = ['maxLength', 'maxItems', 'maximum', 'exclusiveMaximum'];

function limits(own: View, given: View): readonly string[] {
  const ofOwn = (keyword: string) => own.rules.find((rule) => rule.keyword === keyword)?.value;
  return given.rules.flatMap(({ keyword, value }) => {
    const known = ofOwn(keyword);
    if (keyword === 'pattern') {
      const isTold =
        known === undefined && own.values === undefined && ofOwn('format') === undefined;
      const refused = own.values?.some((each) => isRefused(String(value), each)) === true;
      return isTold || refused || (known !== undefined && known !== value)
        ? [known === undefined ? 'pattern, where the contract has none' : 'pattern is another']
        : [];
    }
    const limit = Number(value);
    const least: number | undefined = Reflect.get(LEAST, keyword);
    if (least !== undefined && limit > Math.max(least, Number(known ?? least))) {
      return [`${keyword} is higher`];
    }
    const isLower = MOST.includes(keyword) && (known === undefined || limit < Number(known));
    return isLower && own.values === undefined ? [`${keyword} is lower`] : [];
  });
}

function isRefused(pattern: string, value: unknown): boolean {
  try {
    return !new RegExp(pattern).test(String(value));
  } catch {
    return false;
  }
}
