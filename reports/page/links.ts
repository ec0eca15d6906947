import type { Area } from './area.ts';
import type { Filter } from './filter.ts';
import { build, builtElement } from './later.ts';

/** Opens what the page's address points to, whatever it is folded into or filtered by. */
export function openLinked(areas: readonly Area[], filter: Filter): void {
  if (filter.restore()) {
    filter.scrollIntoView();
    return;
  }
  const target = builtElement(linkedId());
  if (target === null) return;
  const area = areas.find(({ section }) => section.contains(target));
  if (area !== undefined) {
    const isHidden = () => target.hidden || area.section.hidden;
    if (isHidden()) filter.clear();
    area.isUnfolded = true;
    // What was not selected is shown to who asks for it by name.
    target.hidden = false;
  }
  for (let each: Element | null = target; each !== null; each = each.parentElement) {
    if (each instanceof HTMLDetailsElement) {
      build(each);
      each.open = true;
    }
  }
  target.scrollIntoView();
  target.querySelector<HTMLElement>('summary, button')?.focus({ preventScroll: true });
}

function linkedId(): string {
  const fragment = location.hash.slice(1);
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
