import { expect, type Page } from '@playwright/test';
import {
  exampleOutcomes,
  exampleResult,
  exchange,
  outcome,
  record,
  setPin,
} from '../../reports/example-run.ts';
import { formatHtml } from '../../reports/html.ts';
import type { RunResult } from '../../reports/model.ts';
import { loadRequirements } from '../../spec/requirements.ts';
import {
  focused,
  linksIn,
  loadTime,
  nameless,
  needsBrowser,
  nodeCount,
  openPage,
  overflow,
  pressTime,
  tabThrough,
  test,
  unfoldAll,
} from './browser-page.ts';

needsBrowser();

const held = exampleOutcomes.map(({ title, record: { requirements } }) =>
  outcome(title, record(requirements, 'passed')),
);
const open = exampleOutcomes.map(({ title, record: { requirements } }) =>
  outcome(title, record(requirements, 'unverified', { message: 'needs a card' })),
);

const runs: Readonly<Record<string, RunResult>> = {
  green: exampleResult({ knownFailures: [] }, { outcomes: held }),
  red: exampleResult(),
  unjudged: exampleResult({ knownFailures: [] }, { outcomes: open }),
};

/**
 * A run of every row of the contract: of so many rows one fails by a cause of its own, and the next
 * is blocked, where that is another.
 */
function fullRun(of: number): RunResult {
  const requirements = loadRequirements();
  const outcomes = requirements.map(({ id }, n) => {
    const deviation = { call: setPin(500 + n), expected: '409 CONFLICT' };
    const transcript = Array.from({ length: 9 }, () => exchange);
    if (n % of === 0) {
      return outcome(id, record([id], 'failed', { message: `at ${n}`, deviation, transcript }));
    }
    const because = { call: setPin(502) };
    return outcome(
      id,
      n % of === 1 ? record([id], 'blocked', { because }) : record([id], 'passed'),
    );
  });
  return exampleResult({ requirements, knownFailures: [], absentCapabilities: [] }, { outcomes });
}

const shownRows = (page: Page) => page.locator('.row:visible');

/** Expects what a link names to be in sight, and unfolded if it can be. */
async function expectOpen(page: Page, link: string): Promise<void> {
  const target = page.locator(`[id="${link.slice(1)}"]`);
  await expect(target, link).toBeInViewport();
  await expect(page.locator(`details[id="${link.slice(1)}"]:not([open])`), link).toHaveCount(0);
}

for (const [width, height] of [
  [1400, 900],
  [390, 844],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height }, permissions: ['clipboard-write'] });

    for (const [name, result] of Object.entries(runs)) {
      test(`every control of a ${name} run's page does what it says`, async ({
        page,
        faults,
      }, info) => {
        const address = await openPage(page, info.outputPath('page.html'), formatHtml(result));
        expect(faults, 'as it loads').toEqual([]);
        expect(await nameless(page)).toEqual([]);

        const all = result.requirements.length;
        const chips = page.locator('.chip');
        expect(await chips.count()).toBeGreaterThan(0);
        for (const chip of await chips.all()) {
          const verdict = await chip.getAttribute('data-verdict');
          const of = result.requirements.filter((row) => row.verdict === verdict).length;
          await chip.click();
          await expect(chip).toHaveAttribute('aria-pressed', 'true');
          await expect(shownRows(page)).toHaveCount(of);
          await expect(page.locator(`.row:visible:not([data-verdict="${verdict}"])`)).toHaveCount(
            0,
          );
          await expect(page.locator('#shown')).toHaveText(`${of} of ${all}`);
          await chip.click();
          await expect(shownRows(page)).toHaveCount(0);
        }

        const area = page.getByRole('combobox', { name: 'Area' });
        const search = page.getByRole('searchbox');
        await area.selectOption('card-pin');
        await expect(shownRows(page)).toHaveCount(7);
        await search.fill('card-pin-007');
        await expect(shownRows(page)).toHaveCount(1);
        // The address holds the filters, so that it can be sent as a link.
        const filtered = page.url();
        await page.goto('about:blank');
        await page.goto(filtered);
        await expect(shownRows(page)).toHaveCount(1);
        await expect(area).toHaveValue('card-pin');
        await area.selectOption('');
        await search.fill('no row says this');
        await expect(page.getByText('No requirement matches.')).toBeVisible();
        await search.press('Escape');
        await expect(page.locator('.area:visible')).toHaveCount(2);
        const pressed = page.locator('.chip[aria-pressed="true"]');
        await chips.first().click();
        await expect(page.locator('#toolbar')).toBeInViewport();
        await chips.first().press('Escape');
        await expect(pressed).toHaveCount(0);
        // Back from a row, and from a filter that was set beside it, is all of it again.
        await page.goto(`${address}#${result.requirements[0]?.id}`);
        await chips.first().click();
        await page.goBack();
        await expect(pressed).toHaveCount(0);

        const heading = page.getByRole('button', { name: 'card-pin', exact: true });
        await heading.click();
        await expect(heading).toHaveAttribute('aria-expanded', 'true');
        await expect(shownRows(page)).toHaveCount(7);
        await heading.click();
        await expect(heading).toHaveAttribute('aria-expanded', 'false');
        await expect(shownRows(page)).toHaveCount(0);

        await unfoldAll(page);
        await expect(shownRows(page)).toHaveCount(all);
        await expect(page.locator('.row:visible[open]')).toHaveCount(all);
        await expect(page.locator('noscript')).toHaveCount(0);
        for (const exchangeSummary of await page.locator('.exchanges summary').all()) {
          await exchangeSummary.click();
        }
        for (const copy of await page.locator('.copy').all()) {
          await copy.click();
          await expect(copy).toHaveText('Copied');
        }
        expect(await nameless(page)).toEqual([]);
        expect(await overflow(page)).toBe(0);
        await page.getByRole('button', { name: 'Fold all' }).click();
        await expect(shownRows(page)).toHaveCount(0);
        expect(faults).toEqual([]);
      });

      test(`every link of a ${name} run's page leads to what it names`, async ({
        page,
        faults,
      }, info) => {
        const address = await openPage(page, info.outputPath('page.html'), formatHtml(result));
        await unfoldAll(page);
        const links = await linksIn(page);
        expect(links.length).toBeGreaterThan(result.requirements.length);
        for (const link of links) {
          await page.locator(`a[href="${link}"]`).last().press('Enter');
          await expectOpen(page, link);
        }
        // The same as an address, on a page in which all is folded.
        for (const link of links) {
          await page.goto('about:blank');
          await page.goto(address + link);
          await expectOpen(page, link);
        }
        expect(faults).toEqual([]);
      });
    }

    test('the first cause is in sight, failed ones before blocked ones', async ({ page }, info) => {
      await openPage(page, info.outputPath('page.html'), formatHtml(fullRun(20)));

      await expect(page.locator('.cause').first()).toBeInViewport({ ratio: 1 });
      await expect(page.locator('h2')).toContainText(['Failed', 'Blocked', 'Requirements']);
      expect(await overflow(page)).toBe(0);
    });

    test('the keyboard alone reaches and opens everything', async ({ page, faults }, info) => {
      await openPage(page, info.outputPath('page.html'), formatHtml(exampleResult()));

      const stops = await tabThrough(page);
      expect(stops.filter(({ isRinged }) => !isRinged)).toEqual([]);
      expect(stops.slice(1).filter(({ isOnTop }) => !isOnTop)).toEqual([]);
      const count = async (selector: string) => await page.locator(`${selector}:visible`).count();
      const controls = await count(':is(button, select, input, summary)');
      // One square of each area, and the link that skips to the requirements.
      expect(stops).toHaveLength(1 + controls + (await count('.area')));

      await page.locator('.square').nth(3).focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('End');
      await page.keyboard.press('Enter');
      const row = page.locator('.row[open]');
      await expect(row).toHaveAttribute('id', 'CARD-PIN-007');
      expect(await focused(page)).toMatchObject({ what: '<summary>', isRinged: true });
      await page.keyboard.press('Enter');
      await expect(row).toHaveCount(0);
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Enter');
      await expect(row).toHaveAttribute('id', 'CARD-PIN-006');
      await page.keyboard.press('/');
      expect(await focused(page)).toMatchObject({ what: /id="search"/, isRinged: true });
      await page.keyboard.type('card-pin-007');
      await expect(shownRows(page)).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('searchbox')).toHaveValue('');
      expect(faults).toEqual([]);
    });
  });
}

test('a run that judged nothing has a grey headline', async ({ page }, info) => {
  const file = info.outputPath('page.html');
  const spread = async (result: RunResult | undefined) => {
    await openPage(page, file, formatHtml(result ?? exampleResult()));
    const colour = await page.evaluate<string>(
      'getComputedStyle(document.querySelector("h1")).color',
    );
    const channels = (colour.match(/\d+/g) ?? []).slice(0, 3).map(Number);
    return Math.max(...channels) - Math.min(...channels);
  };

  expect(await spread(runs['unjudged'])).toBeLessThan(40);
  expect(await spread(runs['green'])).toBeGreaterThan(80);
  expect(await spread(runs['red'])).toBeGreaterThan(80);
});

for (const of of [20, 1]) {
  test(`a page of every row is light where one of ${of} fails`, async ({ page, faults }, info) => {
    const result = fullRun(of);
    await openPage(page, info.outputPath('page.html'), formatHtml(result));
    const nodes = await nodeCount(page);
    const ready = await loadTime(page);
    const press = await pressTime(page, '.chip.failed');
    process.stdout.write(
      `1 of ${of} fails: ${nodes} nodes, ${ready} ms to load, ${press} to press\n`,
    );

    expect(nodes).toBeLessThan(15_000);
    const last = result.requirements.at(-1)?.id ?? '';
    await page.goto(`${page.url().replace(/#.*/, '')}#${last}`);
    await expect(page.locator(`[id="${last}"]`)).toBeInViewport();
    const cause = result.causes.at(-1)?.id ?? '';
    await page.goto(`${page.url().replace(/#.*/, '')}#cause-${cause}`);
    await expect(page.locator(`[id="cause-${cause}"] .body`)).toBeInViewport();
    expect(faults).toEqual([]);
  });
}

test('what a target sent does nothing once it is unfolded', async ({ page, faults }, info) => {
  const attack = '</noscript></script><img src="x:y"><script>throw new Error("ran")</script>';
  const message = `${attack} ${attack}`;
  const transcript = [{ ...exchange, url: attack, responseBody: attack, curl: attack }];
  const outcomes = [
    outcome(attack, record(['CARD-PIN-007'], 'failed', { message, counterexample: attack })),
    outcome('b', record(['CARD-PIN-003'], 'failed', { message: attack, transcript })),
    outcome('c', record(['CARD-PIN-001'], 'warned', { message: attack, transcript })),
  ];
  const target = { baseUrl: attack, profile: attack };
  const result = exampleResult({ target }, { outcomes });
  await openPage(page, info.outputPath('page.html'), formatHtml(result));
  await unfoldAll(page);
  await page.getByRole('searchbox').fill('</noscript>');

  await expect(shownRows(page)).toHaveCount(3);
  await expect(page.locator('img, main script')).toHaveCount(0);
  expect(faults).toEqual([]);
});

test('without scripts every row and cause is there', async ({ browser }, info) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const address = await openPage(page, info.outputPath('page.html'), formatHtml(exampleResult()));

  await expect(shownRows(page)).toHaveCount(10);
  await page.locator('.cause > summary').first().click();
  await expect(
    page.getByText('What to repeat').or(page.locator('.cause .body')).first(),
  ).toBeVisible();
  await page.goto(`${address}#CARD-PIN-007`);
  await expect(page.locator('#CARD-PIN-007')).toBeInViewport();
  await context.close();
});
