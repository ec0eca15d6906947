import { writeFileSync } from 'node:fs';
import { type Browser, test as base, type Page } from '@playwright/test';
import { chromiumPath, NO_BROWSER, startChromium } from '../../fixtures/areas/passkey/chromium.ts';

const path = chromiumPath();

/** What a page must not do, as it did it: errors on its console, and requests beyond its file. */
type Faults = readonly string[];

/** A test in a browser that is installed; skipped where there is none. */
export const test = base.extend<{ faults: Faults }, { browser: Browser }>({
  browser: [
    async ({}, use) => {
      const browser = await startChromium(path ?? '');
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  faults: async ({ page }, use) => {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text());
    });
    page.on('request', (request) => {
      if (!request.url().startsWith('file:')) faults.push(`request to ${request.url()}`);
    });
    await use(faults);
  },
});

/** Called at the top of a file: its tests are for who has a browser. */
export function needsBrowser(): void {
  test.skip(path === undefined, NO_BROWSER);
}

/** Writes a page to a file, and opens it there; tells its address. */
export async function openPage(page: Page, file: string, markup: string): Promise<string> {
  writeFileSync(file, markup);
  await page.goto(`file://${file}`);
  return page.url();
}

/** The element that has the focus: what it is, whether a ring shows it, and whether it is in sight. */
export interface Focused {
  readonly what: string;
  readonly isRinged: boolean;
  readonly isOnTop: boolean;
}

// The browser's types are not those of this project, so what runs there is text.
const FOCUSED = `(() => {
  const it = document.activeElement;
  const { outlineStyle, outlineWidth } = getComputedStyle(it);
  const { x, y, width, height } = it.getBoundingClientRect();
  const top = document.elementFromPoint(x + Math.min(width / 2, 12), y + height / 2);
  return {
    what: it === document.body ? '' : it.outerHTML.replace(/>[^]*/, '>'),
    isRinged: it.matches(':focus-visible') && outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
    isOnTop: it === top || it.contains(top),
  };
})()`;

export function focused(page: Page): Promise<Focused> {
  return page.evaluate<Focused>(FOCUSED);
}

/** Presses Tab until the focus has gone round; tells where it was. */
export async function tabThrough(page: Page, limit = 200): Promise<readonly Focused[]> {
  const seen: Focused[] = [];
  while (seen.length < limit) {
    await page.keyboard.press('Tab');
    const now = await focused(page);
    if (now.what === '' || now.what === seen[0]?.what) return seen;
    seen.push(now);
  }
  throw new Error(`the focus did not go round in ${limit} steps`);
}

const NAMELESS = `[...document.querySelectorAll('a, button, select, input, summary')]
  .filter((it) => it.checkVisibility())
  .filter((it) => ![it.textContent, it.title, it.ariaLabel, it.labels?.[0]?.textContent].some((name) => name?.trim()))
  .map((it) => it.outerHTML)`;

/** The controls in sight that nothing names. */
export function nameless(page: Page): Promise<readonly string[]> {
  return page.evaluate<readonly string[]>(NAMELESS);
}

/** All nodes of the page: elements, texts and the rest. */
export function nodeCount(page: Page): Promise<number> {
  return page.evaluate<number>(`(() => {
    const walker = document.createTreeWalker(document);
    let count = 1;
    while (walker.nextNode() !== null) count += 1;
    return count;
  })()`);
}

/** How many pixels it is wider than the window. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate<number>('window.document.documentElement.scrollWidth - window.innerWidth');
}

/** Where the links of the page lead to within it, each once. */
export function linksIn(page: Page): Promise<readonly string[]> {
  return page.evaluate<readonly string[]>(
    '[...new Set([...document.querySelectorAll("a")].map((it) => it.hash))]',
  );
}

/** Milliseconds until the page was there, its script with it. */
export function loadTime(page: Page): Promise<number> {
  return page.evaluate<number>(
    'Math.round(performance.getEntriesByType("navigation")[0].loadEventEnd)',
  );
}

/** Milliseconds from the press of a button until what it changes is laid out. */
export function pressTime(page: Page, selector: string): Promise<number> {
  return page.evaluate<number>(`(() => {
    const began = performance.now();
    document.querySelector(${JSON.stringify(selector)}).click();
    document.body.getBoundingClientRect();
    return Math.round(performance.now() - began);
  })()`);
}

/** Unfolds all there is, cause by cause and row by row. */
export async function unfoldAll(page: Page): Promise<void> {
  const causes = page.locator('.cause > summary');
  for (let n = 0; n < (await causes.count()); n += 1) await causes.nth(n).click();
  await page.getByRole('button', { name: 'Unfold all' }).click();
}
