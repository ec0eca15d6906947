import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A text that was searched, and where it stood. */
export interface Place {
  readonly name: string;
  readonly text: string;
}

/** Every file below a folder, byte for byte. */
export function filesBelow(folder: string): readonly Place[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ name: file.slice(folder.length), text: readFileSync(file, 'latin1') }));
}

/** The arguments of every process on this machine, as its other users see them. */
export function commandLines(): string {
  if (process.platform !== 'linux') {
    return execFileSync('ps', ['-A', '-o', 'args']).toString();
  }
  const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return ids.map((id) => readIfThere(`/proc/${id}/cmdline`)).join('\n');
}

/** What a text leaves behind in whatever form it travels: itself, escaped, in base64, in hex. */
export function tracesOf(text: string): readonly string[] {
  const bytes = Buffer.from(text);
  const base64 = base64Of(bytes);
  return [
    text,
    JSON.stringify(text).slice(1, -1),
    encodeURIComponent(text),
    encodeURIComponent(text).toLowerCase(),
    ...base64,
    ...base64.map((form) => form.replaceAll('+', '-').replaceAll('/', '_')),
    bytes.toString('hex'),
    bytes.toString('hex').toUpperCase(),
  ];
}

/** What bytes always yield inside base64, in each of the three ways to lie across its groups. */
export function base64Of(bytes: Buffer): readonly string[] {
  return [0, 1, 2].map((shift) => {
    const whole = Buffer.concat([Buffer.alloc(shift), bytes]).toString('base64');
    return whole.slice(Math.ceil((shift * 8) / 6), Math.floor(((shift + bytes.length) * 8) / 6));
  });
}

/** Where any of the traces stands, with some of what is around it. */
export function sightings(traces: readonly string[], places: readonly Place[]): readonly string[] {
  return [...new Set(traces)].flatMap((trace) =>
    places.flatMap(({ name, text }) => {
      const at = text.indexOf(trace);
      return at === -1 ? [] : [`${name}: …${text.slice(Math.max(0, at - 60), at + 60)}…`];
    }),
  );
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'latin1').replaceAll('\0', ' ');
  } catch {
    // The process has ended meanwhile.
    return '';
  }
}
