const UUID_AT_END = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Texts that resemble the id of a resource that exists and are not its id: cut short, continued, under
 * another resource name. Of an id that does not end in a UUID, what is cut short or continued by a digit may be
 * the id of another. A bare UUID is not among them (the contract takes one for a card).
 */
export function alikeIds(id: string): readonly string[] {
  if (!UUID_AT_END.test(id)) return [`${id}~`, `~${id}`];
  const uuid = id.slice(-36);
  return [id.slice(0, -1), `${id}0`, `Nonesuch:${uuid}`, `${id.slice(0, -36)}:${uuid}`];
}
