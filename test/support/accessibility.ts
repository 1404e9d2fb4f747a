/** Asks axe in Chromium whether a page can be read by everybody, in light and in dark, with all frames in it. */
import { AxeBuilder } from '@axe-core/playwright';
import { type Page } from 'playwright-core';

/**
 * The violations of the page that is open: the rule, and the elements that break it. Axe needs a tab of its own beside the
 * page, so the page must stand in a context that may have several (`openTab`).
 */
export async function findViolations(page: Page): Promise<string[]> {
  // axe measures targets (WCAG 2.2, 2.5.8) only when asked.
  const all = new AxeBuilder({ page }).options({ rules: { 'target-size': { enabled: true } } });
  const contrast = new AxeBuilder({ page }).withRules('color-contrast');
  return [...(await ask(page, 'light', all)), ...(await ask(page, 'dark', contrast))];
}

async function ask(page: Page, colorScheme: 'light' | 'dark', builder: AxeBuilder): Promise<string[]> {
  await page.emulateMedia({ colorScheme });
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${colorScheme} ${id}: ${html}`));
}
