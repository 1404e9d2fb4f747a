/**
 * axe-core finds nothing on any page of `/docs`, in light and in dark, on a screen as narrow as a telephone. All pages,
 * of a large run, take seven minutes. The usual run tries one page of each kind.
 */
import { buildSite } from '../../../../api/docs-site/site';
import { findViolations } from '../../../support/accessibility';
import { sizeOf } from '../../../support/large';
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
const PATHS = sizeOf({ usual: ONE_OF_EACH_KIND, large: all });
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
