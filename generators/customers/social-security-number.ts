import { seedFor } from '../seed.ts';

/** A number of the form ###-##-####, outside the ranges that are never given out; the same for a tag. */
export function socialSecurityNumber(tag: string): string {
  const draw = seedFor(0, tag);
  const [area, group, serial] = [100 + (draw % 500), 10 + (draw % 89), 1000 + (draw % 8999)];
  return `${area}-${group}-${serial}`;
}
