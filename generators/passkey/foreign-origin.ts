import * as fc from 'fast-check';
import type { Change } from '../change.ts';
import { jsonChange, textIn } from '../json-members.ts';

type Origin = readonly [name: string, change: (origin: string) => string];

const origins: readonly Origin[] = [
  ['another host', () => 'https://other.invalid'],
  ['a host with the right one in front', (origin) => `${origin}.invalid`],
  ['another port', (origin) => `${origin.replace(/:\d+$/, '')}:8444`],
  ['another scheme', (origin) => origin.replace(/^http(s?):/, (_, s) => `http${s ? '' : 's'}:`)],
];

/** Fault: the ceremony was run by a page of another origin. */
export const foreignOrigin: fc.Arbitrary<Change<string>> = fc
  .constantFrom(...origins)
  .map(([name, change]) =>
    jsonChange(`for an origin, ${name}`, (clientData) => ({
      ...clientData,
      origin: change(textIn(clientData, 'origin')),
    })),
  );
