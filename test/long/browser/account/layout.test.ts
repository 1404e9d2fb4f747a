/** How the account's pages are laid out: one card in the middle, or cards in a column with one rhythm. */
import { type Locator, type Page } from 'playwright-core';
import { useApi } from '../../../support/api';
import { buildPerson, PASSWORD } from '../../../support/oauth';
import { expectToFit } from '../../../support/pages';
import { useTabs } from '../../../support/tabs';

const SCREENS = { phone: { width: 375, height: 800 }, desktop: { width: 1440, height: 900 } };
const REM = 16;

const api = useApi();
// One of the pages is that of a link that nobody mailed.
const tabs = useTabs({
  viewport: SCREENS.desktop,
  expects: (text, url) => text.includes('status of 422') && url.includes('/unsubscribe'),
});

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (box === null) throw new Error('nothing to see');
  return { ...box, bottom: box.y + box.height };
}

/** The empty heights between parts that follow each other. */
async function gapsOf(parts: Locator): Promise<number[]> {
  const boxes = await Promise.all((await parts.all()).map(boxOf));
  return boxes.slice(1).map(({ y }, index) => Math.round(y - (boxes[index]?.bottom ?? 0)));
}

async function openSignedIn(page: Page, path: string): Promise<void> {
  const { email } = await buildPerson(api);
  await page.goto(api.url + path);
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('navigation', { name: 'You are here' }).waitFor();
}

it.each([
  '/account/security',
  '/account/register',
  '/account/forgotten',
  '/account/guest',
  '/account/unsubscribe?token=x',
])('%s is one card in the middle of a desktop, with the title in it', async (path) => {
  const { page } = tabs;
  await page.goto(api.url + path);
  const card = await boxOf(page.locator('.alone'));
  expect(card.width).toBe(26 * REM);
  expect(card.x).toBe((SCREENS.desktop.width - card.width) / 2);
  expect(await page.locator('.alone h1').count()).toBe(1);
  expect(await page.locator('.alone :is(button, a).primary').count()).toBe(1);
});

it.each([
  ['phone', 1.5],
  ['desktop', 2],
] as const)('on a %s, cards stand apart alike, and titles near to their content', async (screen, rems) => {
  const page = await tabs.open({ viewport: SCREENS[screen] });
  await openSignedIn(page, '/account/security');
  expect(new Set(await gapsOf(page.locator('main > section')))).toEqual(new Set([rems * REM]));
  for (const section of await page.locator('main > section').all())
    expect((await gapsOf(section.locator('.about > *')))[0]).toBe(0.75 * REM);
});

it('on a desktop, the button of each box is at its right end, beside its title', async () => {
  const { page } = tabs;
  await openSignedIn(page, '/account/security');
  const cards = await page.locator('main > section:has(.beside .secondary)').all();
  expect(cards.length).toBeGreaterThan(2);
  const places = await Promise.all(
    cards.map(async (card) => {
      const [title, action] = [
        await boxOf(card.locator('h2')),
        await boxOf(card.locator('.secondary').first()),
      ];
      expect(action.y).toBeLessThan(title.bottom);
      return action.x + action.width;
    }),
  );
  expect(new Set(places.map(Math.round)).size).toBe(1);
});

it('what stands beside its title goes below it when the text is large', async () => {
  const page = await tabs.open({ viewport: { width: 640, height: 900 } });
  await openSignedIn(page, '/account/security');
  await page.evaluate("document.documentElement.style.fontSize = '200%'");
  await expectToFit(page);
});
