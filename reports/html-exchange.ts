import type { TranscriptEntry } from '../spec/transcript.ts';
import { duration } from './headline.ts';
import { type Html, html } from './html-escape.ts';
import { plainLine } from './plain-text.ts';

/** The exchanges of a check, each to be unfolded. */
export function exchangeList(entries: readonly TranscriptEntry[]): Html {
  return entries.length === 0
    ? html``
    : html`<ol class="exchanges">${entries.map(
        (entry) => html`<li><details><summary>${line(entry)}</summary>
${message('Request', entry.requestHeaders, entry.requestBody)}
${message('Answer', entry.responseHeaders, entry.responseBody)}
${command('curl', entry.curl)}
</details></li>`,
      )}</ol>`;
}

function line({ method, url, status, error, durationMs }: TranscriptEntry): Html {
  const answer = status === undefined ? plainLine(error ?? 'no answer') : String(status);
  return html`<b>${method}</b> <span class="url">${plainLine(url)}</span> <b class="status">${answer}</b> <span class="where">${duration(durationMs)}${error === undefined || status === undefined ? '' : ` · ${plainLine(error)}`}</span>`;
}

function message(
  title: string,
  headers: Readonly<Record<string, string>> | undefined,
  body: string | undefined,
): Html {
  if (headers === undefined && body === undefined) {
    return html``;
  }
  const lines = Object.entries(headers ?? {}).map(([name, value]) => `${name}: ${value}`);
  const text = [...lines, ...(body === undefined ? [] : ['', body])].join('\n');
  return html`<p class="label">${title}</p><pre>${text}</pre>`;
}

/** A command that the reader can copy. */
export function command(title: string, text: string): Html {
  return html`<p class="label">${title}</p><div class="command"><pre>${text}</pre><button type="button" class="plain copy">Copy</button></div>`;
}
