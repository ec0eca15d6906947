/** The area of requirements that a suite beside ours brings along; the contract has none of that name. */
export const OWN_AREA = 'own';

/** How their ids begin, and no id of the contract ever does. */
export const OWN_PREFIX = 'OWN-';

/** An id of such a requirement: OWN-PAYEE-001. */
export type OwnId = `${typeof OWN_PREFIX}${string}-${number}`;

/** Whether a requirement is one of those. */
export function isOwn(id: string): id is OwnId {
  return id.startsWith(OWN_PREFIX);
}
