import {
  renderCapabilities,
  renderFirstKeys,
  renderProfileReference,
} from '../../spec/settings/profile-reference.ts';

/** What stands between two marks of `PROFILE.md`, by the name of the marks. */
const generated: Readonly<Record<string, () => string>> = {
  'first keys': renderFirstKeys,
  capabilities: renderCapabilities,
  'profile reference': renderProfileReference,
};

/** The page with all that is generated put in anew. Throws when it has lost a mark. */
export function profilePage(page: string): string {
  return Object.entries(generated).reduce((text, [name, render]) => {
    const [start, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
    const [before, rest] = halves(text, start);
    const [, after] = halves(rest, end);
    return `${before}${start}\n\n${render()}\n\n${end}${after}`;
  }, page);
}

function halves(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  if (at < 0) {
    throw new Error(`PROFILE.md has no mark ${mark}`);
  }
  return [text.slice(0, at), text.slice(at + mark.length)];
}
