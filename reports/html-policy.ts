import { createHash } from 'node:crypto';

/** What a page may do: nothing but to show itself in this style, and to run this script if it has one. */
export function policyFor(style: string, script?: string): string {
  return [
    "default-src 'none'",
    `style-src ${hashOf(style)}`,
    ...(script === undefined ? [] : [`script-src ${hashOf(script)}`]),
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
