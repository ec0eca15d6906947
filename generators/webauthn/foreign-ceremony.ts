import * as fc from 'fast-check';
import type { Change } from '../change.ts';
import { jsonChange } from '../json-members.ts';

type Ceremony = readonly [name: string, type: (right: unknown) => string];

const ceremonies: readonly Ceremony[] = [
  [
    'the other ceremony',
    (right) => (right === 'webauthn.get' ? 'webauthn.create' : 'webauthn.get'),
  ],
  ['a payment', () => 'payment.get'],
  ['no ceremony', () => ''],
];

/** Fault: the client data are of another ceremony than the one they are used in. */
export const foreignCeremony: fc.Arbitrary<Change<string>> = fc
  .constantFrom(...ceremonies)
  .map(([name, type]) =>
    jsonChange(`client data of ${name}`, (clientData) => ({
      ...clientData,
      type: type(clientData['type']),
    })),
  );
