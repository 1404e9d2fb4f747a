/** Keeps pictures of the pages, if PICTURES names a folder for them. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { type Page } from 'playwright-core';
import sharp from 'sharp';

const QUALITY = 70;

export async function keepPictures(page: Page, name: string): Promise<void> {
  const folder = process.env.PICTURES;
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  const screen = page.viewportSize();
  if (screen === null) throw new Error('the page has no size');
  // A screen as high as the page, because Chromium paints a frame of another origin only on the screen.
  const height = await page.evaluate<number>('document.documentElement.scrollHeight');
  await page.setViewportSize({ ...screen, height });
  await page.evaluate('new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)))');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const picture = await page.screenshot({ fullPage: true });
    await sharp(picture)
      .webp({ quality: QUALITY })
      .toFile(path.join(folder, `${name}-${colorScheme}.webp`));
  }
  await page.setViewportSize(screen);
}
