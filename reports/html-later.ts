import { type Html, html } from './html-escape.ts';

/**
 * Markup that the page's script builds once a reader asks for it, and mere text until then: a page
 * of all rows would be a hundred thousand nodes. Who runs no scripts, as under the policy of some CI
 * servers, sees all of it at once. One cannot stand in another.
 */
export function later(content: Html): Html {
  return html`<noscript>${content}</noscript>`;
}
