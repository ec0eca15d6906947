import type { Verdict } from './model.ts';

const codes: Readonly<Record<Verdict | 'bold', string>> = {
  passed: '32',
  failed: '31;1',
  warned: '33',
  blocked: '31',
  unverified: '36',
  'not-applicable': '2',
  excluded: '2',
  'known-failure': '35',
  'not-selected': '90',
  bold: '1',
};

export type Paint = (style: Verdict | 'bold', text: string) => string;

/** Colours for a terminal, or none at all. */
export function painter(colour: boolean): Paint {
  return (style, text) => (colour ? `\u001b[${codes[style]}m${text}\u001b[0m` : text);
}

/** Whether a stream shows colours and its user has not asked for none. */
export function wantsColour(stream: { readonly isTTY?: boolean }): boolean {
  return stream.isTTY === true && (process.env['NO_COLOR'] ?? '') === '';
}
