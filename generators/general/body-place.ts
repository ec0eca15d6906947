import { isObject } from './schema-hints.ts';

/** A member name, or an index into an array. */
export type Step = string | number;

/** `items[0].name`, the grammar of G-17. */
export function placePath(steps: readonly Step[]): string {
  return steps
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`))
    .join('')
    .replace(/^\./, '');
}

/** `/items/0/name` (RFC 6901), as the validator names places. */
export function placePointer(steps: readonly Step[]): string {
  return steps.map((step) => `/${pointerStep(String(step))}`).join('');
}

export function pointerStep(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** A copy with another value at that place; `undefined` takes the member away. */
export function bodyWith(body: unknown, steps: readonly Step[], value: unknown): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) return value;
  if (Array.isArray(body)) {
    return body.map((item, at) => (at === step ? bodyWith(item, rest, value) : item));
  }
  if (!isObject(body)) throw new TypeError(`no ${step} in a value without members`);
  const changed = { ...body, [step]: bodyWith(body[step], rest, value) };
  return Object.fromEntries(Object.entries(changed).filter(([, member]) => member !== undefined));
}
