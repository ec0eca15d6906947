import * as fc from 'fast-check';

/** Fault: what is written like no UMA address, though made of one. */
export function malformedUmaAddress(address: string): fc.Arbitrary<string> {
  const [name = '', domain = ''] = address.slice(1).split('@');
  return fc.constantFrom(
    `${name}@${domain}`, // no dollar sign
    `$${name}`,
    `$${name}@`,
    `$@${domain}`,
    `$${name}@@${domain}`,
    `$${name} @${domain}`,
    'nobody',
  );
}
