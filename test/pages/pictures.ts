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
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // The browser draws a frame below the screen only once somebody has been there.
    for (const place of ['document.body.scrollHeight', '0']) {
      await page.evaluate(
        `new Promise((done) => { scrollTo(0, ${place}); requestAnimationFrame(() => setTimeout(done)); })`,
      );
    }
    const picture = await page.screenshot({ fullPage: true });
    await sharp(picture)
      .webp({ quality: QUALITY })
      .toFile(path.join(folder, `${name}-${colorScheme}.webp`));
  }
}
