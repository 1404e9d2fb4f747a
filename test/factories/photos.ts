/** Photographs on the page of a charity. */
import { type Page } from 'playwright-core';
import sharp from 'sharp';
import { call } from '../support/api';
import { waitFor } from '../support/wait';

const WIDTH = 40;

/** Adds a red photograph as a member does. */
export async function addPhoto(url: string, { charityId, key }: { charityId: string; key: string }) {
  const picture = { create: { width: WIDTH, height: 30, channels: 3, background: 'red' } } as const;
  const body = Uint8Array.from(await sharp(picture).png().toBuffer());
  const headers = { 'Content-Type': 'application/octet-stream' };
  const path = `/v1/charities/${charityId}/photos`;
  const { status, text } = await call(url, 'POST', path, { key, body, headers });
  if (status !== 201) throw new Error(`no photograph: ${text}`);
}

/** Waits until the browser has shown it. A policy that forbids it makes this fail. */
export async function seePhoto(page: Page): Promise<void> {
  const photo = page.locator('.photos img');
  await photo.scrollIntoViewIfNeeded();
  await waitFor(
    'the photograph',
    async () => (await photo.evaluate((image: { naturalWidth: number }) => image.naturalWidth)) === WIDTH,
  );
}
