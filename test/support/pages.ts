/** A browser on our own pages, over real processes. */
import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { findViolations } from './accessibility';
import { removeHome } from './global-teardown';
import { type Installation } from './installation';
import { type Process, startApiProcess } from './processes';
import { innerHomes } from './services';

/** More than the fields and links of any page of the account. */
const MOST_TABS = 40;

export interface PagesProcess {
  url: string;
  /** May be killed. It comes back at the same address. */
  api: Process;
  close(): Promise<void>;
}

/** Starts one more API of an installation, with settings that may name its address. */
export async function startPagesProcess(
  installation: Installation,
  settingsAt?: (url: string) => Record<string, string>,
): Promise<PagesProcess> {
  mkdirSync(innerHomes(), { recursive: true });
  const home = mkdtempSync(join(innerHomes(), 'pages-'));
  const api = await startApiProcess(home, installation.environment, settingsAt);
  return { url: api.address, api, close: () => removeHome(home) };
}

/** Opens a tab of somebody who was never here. The context ends with the browser; axe needs one that may have more tabs. */
export async function openTab(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext(options);
  return context.newPage();
}

/** Fails if axe finds a violation, in light or dark, or if the page is wider than the screen. */
export async function expectReadable(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([]);
  await expectToFit(page);
}

/** Fails also if a link, button or field outside a sentence is lower than 24 px. */
export async function expectUsable(page: Page): Promise<void> {
  await expectReadable(page);
  await expectTargets(page, 24);
}

/** Fails if a link, button or field outside a sentence is lower than this. */
export async function expectTargets(page: Page, leastPx: number): Promise<void> {
  const small = await page.evaluate<
    string[]
  >(`[...document.querySelectorAll('a, button, input:not([type=hidden]), select, textarea')]
    .filter((each) => each.checkVisibility() && !each.closest('p'))
    .filter((each) => each.getBoundingClientRect().height < ${String(leastPx)})
    .map((each) => each.outerHTML)`);
  expect(small).toEqual([]);
}

/** Presses Tab until the keyboard is at the field, link or button of that name, and shows where it is. */
export async function tabTo(page: Page, name: string): Promise<void> {
  const named = `(() => {
    const { activeElement: at } = document;
    const text = at?.labels?.[0]?.textContent ?? at?.textContent ?? '';
    return [text.trim(), getComputedStyle(at).outlineStyle].join('|');
  })()`;
  for (let presses = 0; presses < MOST_TABS; presses += 1) {
    await page.keyboard.press('Tab');
    if ((await page.evaluate<string>(named)) === `${name}|solid`) return;
  }
  throw new Error(`the keyboard does not reach ${name}`);
}

/** Fails if the page is wider than the screen. */
export async function expectToFit(page: Page): Promise<void> {
  expect(await page.evaluate(TOO_WIDE)).toEqual([]);
}

/** How wide the page is, and the elements that stick out. Empty if it fits. */
const TOO_WIDE = `(() => {
  const width = document.documentElement.clientWidth;
  const { scrollWidth } = document.scrollingElement;
  if (scrollWidth <= width) return [];
  const wide = [...document.querySelectorAll('body *')].filter((each) => each.getBoundingClientRect().right > width);
  return [scrollWidth + ' of ' + width + ' px', ...wide.map((each) => each.outerHTML.slice(0, 200))];
})()`;

const OUR_HOSTS = ['127.0.0.1', 'localhost', ''];

/** Notes what a browser reports as broken, and every request to a host that is neither ours nor named. */
export function watchPage(
  page: Page,
  isExpected: (text: string, url: string) => boolean,
  otherHosts: string[] = [],
): string[] {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isExpected(message.text(), message.location().url)) {
      faults.push(message.text());
    }
  });
  page.on('request', (request) => {
    const { hostname } = new URL(request.url());
    if (![...OUR_HOSTS, ...otherHosts].includes(hostname)) faults.push(request.url());
  });
  return faults;
}

/** Drops what a step expects from the faults noted so far. Later ones go into the same list. */
export function dropFaults(faults: string[], part: string): void {
  faults.splice(0, faults.length, ...faults.filter((fault) => !fault.includes(part)));
}
