/** Asks axe-core in Chromium whether a page can be read by everybody, in light and in dark. */
import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import { type Frame, type Page } from 'playwright-core';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** The violations of the page that is open: the rule, and the elements that break it. */
export async function findViolations(page: Page): Promise<string[]> {
  // The debugger runs the text, so the page's own policy needs no exception.
  await page.evaluate(AXE);
  // axe measures targets (WCAG 2.2, 2.5.8) only when asked.
  const light = await ask(page, 'light', "axe.run({ rules: { 'target-size': { enabled: true } } })");
  const dark = await ask(page, 'dark', "axe.run({ runOnly: ['color-contrast'] })");
  return [...light, ...dark];
}

/** The violations of a form that a page shows in a frame. Rules for whole pages, such as a main heading, leave it out. */
export async function findFrameViolations(frame: Frame): Promise<string[]> {
  await frame.evaluate(AXE);
  const light = await ask(
    frame,
    'light',
    "axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] })",
  );
  const dark = await ask(frame, 'dark', "axe.run({ runOnly: ['color-contrast'] })");
  return [...light, ...dark];
}

async function ask(place: Page | Frame, colorScheme: 'light' | 'dark', script: string): Promise<string[]> {
  const page = 'page' in place ? place.page() : place;
  await page.emulateMedia({ colorScheme });
  const { violations } = await place.evaluate<axe.AxeResults>(script);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${colorScheme} ${id}: ${html}`));
}
