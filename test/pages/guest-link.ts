/** The link to the gifts of a guest: asked for on a page, read in the mail and opened, in any language. */
import { type Page } from 'playwright-core';
import { readMails } from '../support/oauth';
import { waitFor } from '../support/wait';
import { type Walk } from './walk';

export const ASK_BUTTON = 'form[action="/account/guest"] button';
export const OPEN_BUTTON = 'form[action="/account/guest/open"] button';

/** The newest link that was mailed to an address, once there are more than `seen`. */
export function readGuestLink(walk: Walk, email: string, seen = 0): Promise<string> {
  return waitFor('the mail', async () => {
    const links = await listGuestLinks(walk, email);
    return links.length > seen ? links[0] : undefined;
  });
}

async function listGuestLinks({ installation, url }: Walk, email: string): Promise<string[]> {
  const mails = (await readMails(installation)).filter(({ to }) => to === email);
  return mails
    .flatMap(({ text }) => /\/account\/guest\?token=\S+/.exec(text) ?? [])
    .map((path) => url + path);
}

/** Asks on the page for one more link, and comes by it to the gifts. */
export async function comeByNewLink(page: Page, walk: Walk, email: string): Promise<void> {
  const seen = (await listGuestLinks(walk, email)).length;
  await askForGuestLink(page, walk, email);
  await page.goto(await readGuestLink(walk, email, seen));
  await page.locator(OPEN_BUTTON).click();
  await seeGifts(page);
}

export async function askForGuestLink(page: Page, { url }: Walk, email: string): Promise<void> {
  await page.goto(`${url}/account/guest`);
  await page.locator('input[name=email]').fill(email);
  await page.locator(ASK_BUTTON).click();
}

export async function seeGifts(page: Page): Promise<void> {
  await page.waitForURL('**/my');
  await page.locator('main .entry').first().waitFor();
}
