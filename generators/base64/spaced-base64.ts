import * as fc from 'fast-check';
import { base64Text } from './base64-text.ts';

const gapped = fc
  .tuple(
    base64Text({ minLength: 16, maxLength: 1020 }),
    fc.nat(1018),
    fc.constantFrom(' ', '\n', '\t', '\r\n'),
  )
  .map(([text, at, space]) => {
    const place = 1 + (at % (text.length - 1));
    return `${text.slice(0, place)}${space}${text.slice(place)}`;
  });

/** Lines as PEM (64) and MIME (76) break them. */
const wrapped = fc
  .tuple(
    base64Text({ minLength: 80, maxLength: 996 }),
    fc.constantFrom([64, '\n'] as const, [76, '\r\n'] as const),
  )
  .map(([text, [width, end]]) => text.match(new RegExp(`.{1,${width}}`, 'g'))?.join(end) ?? text);

/** Fault: white space inside valid base64; 16 to 1024 characters with and without it. */
export const spacedBase64: fc.Arbitrary<string> = fc.oneof(gapped, wrapped);
