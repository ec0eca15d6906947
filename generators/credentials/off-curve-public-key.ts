import { p256 } from '@noble/curves/nist.js';
import * as fc from 'fast-check';
import { Change } from '../change.ts';

function isPoint(publicKey: string): boolean {
  try {
    p256.Point.fromHex(publicKey);
    return true;
  } catch {
    return false;
  }
}

/** Counts the last four bytes up until the text, of the same form and length, is no point. */
function offCurve(publicKey: string, start: number): string {
  const bytes = Buffer.from(publicKey, 'hex');
  const last = bytes.length - 4;
  if (last < 0) throw new RangeError('the value to change is not a public key');
  let value = (bytes.readUInt32BE(last) + start) % 2 ** 32;
  do {
    bytes.writeUInt32BE(value, last);
    value = (value + 1) % 2 ** 32;
  } while (isPoint(bytes.toString('hex')));
  return bytes.toString('hex');
}

/** Fault: the form and length of a public key, and no point of the curve. */
export const offCurvePublicKey: fc.Arbitrary<Change<string>> = fc
  .integer({ min: 1, max: 1_000_000 })
  .map((start) => new Change('a key off the curve', (key) => offCurve(key, start)));
