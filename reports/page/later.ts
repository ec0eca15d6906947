/**
 * Builds what an element holds for later. It stands in a `noscript`: a browser that runs this script
 * has read it as mere text, and one that runs no scripts shows it.
 */
export function build(holder: Element): void {
  const waiting = waitingIn(holder);
  if (waiting === undefined) return;
  const template = document.createElement('template');
  template.innerHTML = waiting.textContent ?? '';
  waiting.replaceWith(template.content);
}

/** The markup that an element holds for later; empty once it is built. */
export function unbuilt(holder: Element): string {
  return waitingIn(holder)?.textContent ?? '';
}

/** The element with an id, built where it was not. */
export function builtElement(id: string): HTMLElement | null {
  const mark = `id="${id}"`;
  for (const waiting of document.querySelectorAll('noscript')) {
    if (waiting.textContent?.includes(mark) && waiting.parentElement !== null) {
      build(waiting.parentElement);
    }
  }
  return document.getElementById(id);
}

function waitingIn(holder: Element): Element | undefined {
  return [...holder.children].find(({ localName }) => localName === 'noscript');
}
