/** Members upload photographs. What is served holds the pixels alone, and never changes. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { inTransaction } from '../../../db/database';
import { PHOTO_LIMITS, PHOTO_LONGEST_SIDE, REMOVED_PHOTO_KEPT_HOURS } from '../../../domain/charities/photos';
import { newId } from '../../../new-id';
import { forgetRemovedPhotos } from '../../../operations/charities/photos';
import { insertPhoto } from '../../../db/queries/charities/photos';
import { buildActor, buildCharity } from '../../factories';
import { startApi, type TestApi, type WireError } from '../../support/api';

interface WirePhoto {
  photo_id: string;
  url: string;
  width: number;
  height: number;
  caption: string | null;
}

const directory = mkdtempSync(join(tmpdir(), 'giving-photos-'));
let api: TestApi;
beforeAll(async () => {
  api = await startApi({ DOCUMENTS_DIR: directory });
});
afterAll(async () => {
  await api.close();
  rmSync(directory, { recursive: true });
});

const countFiles = () =>
  readdirSync(directory, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;

const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'red' } });

async function buildMember() {
  const charity = await buildCharity(api.db);
  const { key, userId } = await buildActor(api.db, { memberOf: charity.id });
  const path = `/v1/charities/${charity.id}/photos`;
  const upload = (file: Buffer, query = '') =>
    api.call<WirePhoto & WireError>('POST', path + query, {
      key,
      body: Uint8Array.from(file),
      headers: { 'Content-Type': 'application/octet-stream' },
    });
  return { charity, key, userId, path, upload };
}

it('re-encodes a photograph upright and without metadata, and serves it to everybody for ever', async () => {
  const { charity, key, upload } = await buildMember();
  const file = await draw(300, 200)
    .withExif({ IFD0: { Copyright: 'SECRET-PLACE' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(file.includes('SECRET-PLACE')).toBe(true);
  const { status, body } = await upload(file, '?caption=Our%20house');
  expect(status).toBe(201);
  expect(body).toMatchObject({ width: 200, height: 300, caption: 'Our house' });

  const { pathname } = new URL(body.url);
  const picture = await api.call('GET', pathname);
  expect(picture.status).toBe(200);
  expect(picture.headers.get('content-type')).toBe('image/webp');
  expect(picture.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(picture.headers.get('x-content-type-options')).toBe('nosniff');
  expect(picture.bytes.includes('SECRET-PLACE')).toBe(false);
  expect(await sharp(picture.bytes).metadata()).toMatchObject({ format: 'webp', width: 200, height: 300 });
  // Without a Cache-Control of its own, fetch forbids a 304.
  const headers = {
    'If-None-Match': picture.headers.get('etag') ?? '',
    'Cache-Control': 'max-age=0',
  };
  expect((await api.call('GET', pathname, { headers })).status).toBe(304);

  const shown = await api.call<{ photos: WirePhoto[] }>('GET', `/v1/charities/${charity.id}`, { key });
  expect(shown.body.photos).toEqual([body]);
});

it('takes PNG and WebP too, and makes a large picture smaller', async () => {
  const { upload } = await buildMember();
  const { body } = await upload(await draw(3_000, 1_500).png().toBuffer());
  expect([body.width, body.height]).toEqual([PHOTO_LONGEST_SIDE, PHOTO_LONGEST_SIDE / 2]);
  expect((await upload(await draw(10, 10).webp().toBuffer())).status).toBe(201);
});

it('refuses other formats, damaged files and too many pixels, and keeps no file of them', async () => {
  const { upload } = await buildMember();
  const before = countFiles();
  const photograph = await draw(400, 400).jpeg().toBuffer();
  const refused: [Buffer, string][] = [
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'not a JPEG, PNG or WebP'],
    [await draw(10, 10).gif().toBuffer(), 'not a JPEG, PNG or WebP'],
    [photograph.subarray(0, photograph.length / 2), 'damaged'],
    [await draw(8_000, 5_001).png().toBuffer(), '40,000,000 pixels'],
  ];
  for (const [file, message] of refused) {
    const { status, body } = await upload(file);
    expect(status).toBe(400);
    expect(JSON.stringify(body.error.details)).toContain(message);
  }
  expect(countFiles()).toBe(before);
});

it('a charity has a limited number of photographs, and nobody else adds or removes one', async () => {
  const { charity, userId, path, upload } = await buildMember();
  const file = await draw(10, 10).png().toBuffer();
  const row = { charityId: charity.id, userId, caption: null, width: 1, height: 1, bytes: 1 };
  const add = (id: string) => insertPhoto(api.db, { ...row, id, storageKey: id, createdAt: new Date() });
  for (let made = 1; made < PHOTO_LIMITS.most; made += 1) await add(newId('photo'));
  const last = await upload(file);
  expect(last.status).toBe(201);
  const { status, body } = await upload(file);
  expect([status, body.error.code]).toEqual([403, 'LIMIT_EXCEEDED']);

  const stranger = await buildActor(api.db);
  const one = `${path}/${last.body.photo_id}`;
  expect((await api.call('DELETE', one, { key: stranger.key })).status).toBe(403);
  const other = await buildMember();
  const wrong = `${other.path}/${last.body.photo_id}`;
  expect((await api.call('DELETE', wrong, { key: other.key })).status).toBe(404);
});

it('a removed photograph is not served, and its file goes a day later', async () => {
  const { key, path, upload } = await buildMember();
  const { body } = await upload(await draw(10, 10).png().toBuffer());
  const removed = await api.call('DELETE', `${path}/${body.photo_id}`, { key });
  expect(removed.status).toBe(200);
  expect((await api.call('GET', new URL(body.url).pathname)).status).toBe(404);
  expect((await api.call('DELETE', `${path}/${body.photo_id}`, { key })).status).toBe(404);

  const forget = (at: Date) => inTransaction(api.db, (tx) => forgetRemovedPhotos({ tx, at }, 10));
  expect(await forget(new Date())).toEqual([]);
  expect(await forget(new Date(Date.now() + REMOVED_PHOTO_KEPT_HOURS * 3_600_000 + 1_000))).toHaveLength(1);
});
