import * as fc from 'fast-check';
import { nonce } from './nonce.ts';
import { pin } from './pin.ts';
import { PinPlaintext } from './pin-plaintext.ts';

type Form = readonly [name: string, render: (nonce: number, pin: string) => string];

const forms: readonly Form[] = [
  ['form fields', (n, p) => `nonce=${n}&pin=${p}`],
  ['JSON that never closes', (n, p) => `{"nonce":${n},"pin":"${p}"`],
  ['single quotes', (n, p) => `{'nonce':${n},'pin':'${p}'}`],
];

/** Fault: a valid nonce and PIN, in a form no JSON parser takes. */
export const nonJsonPlaintext: fc.Arbitrary<PinPlaintext> = fc
  .tuple(nonce, pin, fc.constantFrom(...forms))
  .map(
    ([n, { text }, [name, render]]) =>
      new PinPlaintext((fresh) => render(fresh, text), n, `a block that is not JSON: ${name}`),
  );
