/**
 * axe-core finds nothing on any page of `/docs`, in light and in dark, on a screen as narrow as a telephone. All pages take
 * seven minutes: `DOCS_PAGES=all npm test -- test/long/browser/docs/accessibility`. Otherwise one page of each kind is tried.
 */
import { buildSite } from '../../../../api/docs-site/site';
import { findViolations } from '../../../support/accessibility';
import { useTabs } from '../../../support/tabs';
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
const PATHS = process.env.DOCS_PAGES === 'all' ? all : ONE_OF_EACH_KIND;
const WIDTH = 375;

// A fresh page each time: the memory of a hundred large pages would end the browser.
const tabs = useTabs({ width: WIDTH });
let site: ServedSite;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site?.close());

it.each(PATHS)('%s', async (path) => {
  const { page } = tabs;
  await page.goto(`${site.url}${path}`);
  expect(await page.evaluate('document.scrollingElement.scrollWidth')).toBeLessThanOrEqual(WIDTH);
  expect(await findViolations(page)).toEqual([]);
});
