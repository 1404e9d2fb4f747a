/**
 * axe-core finds nothing on any page of `/docs`, in light and in dark, on a screen as narrow as a telephone. All pages,
 * of a large run, take seven minutes. The usual run tries one page of each kind.
 */
import { type Browser, type Page } from 'playwright-core';
import { launchChromium } from '../../../../local/chromium';
import { buildSite } from '../../../../api/docs-site/site';
import { findViolations } from '../../../support/accessibility';
import { sizeOf } from '../../../support/large';
import { openTab } from '../../../support/pages';
import { SANDBOX, type ServedSite, serveSite } from '../../../api/docs-site/site';

const ONE_OF_EACH_KIND = [
  '/docs',
  '/docs/try-it',
  '/docs/errors',
  '/docs/errors/VALIDATION_ERROR',
  '/docs/guides/mistakes',
  '/docs/rules/gifts',
  '/docs/reference',
  '/docs/reference/verification',
];
const all = [...buildSite(SANDBOX).pages.keys()];
const PATHS = sizeOf({ usual: ONE_OF_EACH_KIND, large: all });
const WIDTH = 375;
/** Pages with hundreds of fields take long, the more so beside other tests. */
const TEST_TIMEOUT_MS = 240_000;

let site: ServedSite;
let browser: Browser;
let page: Page;
/** What the browser reports as broken, such as a blocked style or script. */
let faults: string[];
beforeAll(async () => {
  site = await serveSite();
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});
// A fresh page each time: the memory of a hundred large pages would end the browser.
beforeEach(async () => {
  faults = [];
  page = await openTab(browser, { viewport: { width: WIDTH, height: 800 } });
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
});
afterEach(() => page.close());

it.each(PATHS)(
  '%s',
  async (path) => {
    await page.goto(`${site.url}${path}`);
    expect(await page.evaluate('document.scrollingElement.scrollWidth')).toBeLessThanOrEqual(WIDTH);
    expect(await findViolations(page)).toEqual([]);
    expect(faults).toEqual([]);
  },
  TEST_TIMEOUT_MS,
);
