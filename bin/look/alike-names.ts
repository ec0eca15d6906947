/** Whether two names are one in another way of writing: `customer_id` and `customerId`. */
export function isAlikeName(a: string, b: string): boolean {
  return lettersOf(a) === lettersOf(b);
}

/** Whether one may well stand for the other: `holder` for `cardholderId`. */
export function isNearName(a: string, b: string): boolean {
  const [one, other] = [a, b].map((name) => lettersOf(name.replace(/_?ids?$/i, '')));
  if (one === undefined || other === undefined || Math.min(one.length, other.length) < 3) {
    return false;
  }
  return one.includes(other) || other.includes(one);
}

function lettersOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '');
}
