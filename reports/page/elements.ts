/** Every element that a selector finds, of a kind. */
export function all<E extends Element>(
  selector: string,
  kind: abstract new () => E,
  within: ParentNode = document,
): E[] {
  const found = [...within.querySelectorAll(selector)];
  return found.filter((each): each is E => each instanceof kind);
}

/** The element of an id that the page is known to have. */
export function one<E extends Element>(id: string, kind: abstract new () => E): E {
  const found = document.getElementById(id);
  if (found instanceof kind) return found;
  throw new Error(`the page has no ${kind.name} "${id}"`);
}
