import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { selectRows } from '../../../db/database';
import { buildActor, type BuiltActor } from '../../factories';
import { startApi, type TestApi } from '../../support/api';
import { waitFor } from '../../support/wait';

let api: TestApi;
let owner: BuiltActor;
const directory = mkdtempSync(join(tmpdir(), 'giving-documents-'));
beforeAll(async () => {
  api = await startApi({ DOCUMENTS_DIR: directory });
  owner = await buildActor(api.db);
});
afterAll(async () => {
  await api.close();
  rmSync(directory, { recursive: true });
});

interface Document {
  document_id: string;
  format: string;
  bytes: number;
  sha256: string;
}

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<< >>\nendobj\n%%EOF\n');

function upload(body: Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}, key = owner.key) {
  return api.call<Document>('POST', '/v1/documents', {
    key,
    body,
    headers: { 'Content-Type': 'application/pdf', ...headers },
  });
}

function keptFiles(): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

it('keeps a file privately and gives it back byte for byte, by content and not by media type', async () => {
  const { status, body } = await upload(pdf, { 'Content-Type': 'application/octet-stream' });
  expect(status).toBe(201);
  const sha256 = createHash('sha256').update(pdf).digest('hex');
  expect(body).toMatchObject({ format: 'pdf', bytes: pdf.length, sha256 });
  const found = await api.call<Document>('GET', `/v1/documents/${body.document_id}`, { key: owner.key });
  expect(found.body).toEqual(body);
  const content = await api.call('GET', `/v1/documents/${body.document_id}/content`, { key: owner.key });
  expect(content.bytes.equals(pdf)).toBe(true);
  expect(content.headers.get('content-disposition')).toContain('attachment');
  for (const file of keptFiles()) expect(statSync(file).mode & 0o077).toBe(0);
});

it('a document exists for its account and for those who review, and for nobody else', async () => {
  const { body } = await upload(pdf);
  const stranger = await buildActor(api.db);
  const reviewer = await buildActor(api.db, { isReviewer: true });
  for (const path of [`/v1/documents/${body.document_id}`, `/v1/documents/${body.document_id}/content`]) {
    expect((await api.call('GET', path, { key: stranger.key })).status).toBe(404);
    expect((await api.call('GET', path, { key: reviewer.key })).status).toBe(200);
  }
});

it('a retry under the same key is answered alike and keeps no second copy; another file is refused', async () => {
  const headers = { 'Idempotency-Key': 'upload-1' };
  const first = await upload(pdf, headers);
  const kept = keptFiles().length;
  const second = await upload(pdf, headers);
  expect(second.text).toBe(first.text);
  expect(second.headers.get('idempotent-replayed')).toBe('true');
  expect((await upload(Buffer.concat([pdf, pdf]), headers)).body).toMatchObject({
    error: { code: 'IDEMPOTENCY_KEY_REUSED' },
  });
  expect(keptFiles()).toHaveLength(kept);
});

it.each([
  ['a program', Buffer.from('MZ\u0090\u0000 this is a program'), {}, 400, 'VALIDATION_ERROR'],
  ['nothing', Buffer.alloc(0), {}, 400, 'VALIDATION_ERROR'],
  ['another media type', pdf, { 'Content-Type': 'text/html' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ['a compressed body', pdf, { 'Content-Encoding': 'gzip' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ['more than 10 MB', Buffer.concat([pdf, Buffer.alloc(10 * 1024 * 1024)]), {}, 413, 'PAYLOAD_TOO_LARGE'],
])('refuses %s and keeps nothing of it', async (_, body, headers, status, code) => {
  const kept = keptFiles().length;
  const reply = await upload(body, headers);
  expect(reply.status).toBe(status);
  expect(reply.body).toMatchObject({ error: { code } });
  expect(keptFiles()).toHaveLength(kept);
});

it('the refusal of an unknown format names the formats that are taken', async () => {
  expect((await upload(Buffer.from('MZ this is a program'))).body).toMatchObject({
    error: { details: { fields: [{ field: 'body', message: 'is not a PDF, JPEG, PNG, DOC or DOCX file' }] } },
  });
});

it('an endless stream is cut at the limit, and one that breaks off leaves nothing', async () => {
  const kept = keptFiles().length;
  expect(await stream(200)).toBe(413);
  await untilFiles(kept);
  await stream(2, () => untilFiles(kept + 1));
  await untilFiles(kept);
});

/** The server adds and removes the file of a broken upload in its own time. */
function untilFiles(count: number): Promise<boolean> {
  return waitFor(`${String(count)} files`, () => Promise.resolve(keptFiles().length === count));
}

/** Sends a PDF in chunks of 64 KiB without a length. Breaks off after `breakOff`. Returns the status, or 0. */
function stream(chunks: number, breakOff?: () => Promise<unknown>): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(`${api.url}/v1/documents`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${owner.key}`, 'Content-Type': 'application/pdf' },
    });
    let status = 0;
    sent.on('response', (response) => {
      status = response.statusCode ?? 0;
      response.resume();
      resolve(status);
    });
    sent.on('error', () => resolve(status));
    sent.on('close', () => resolve(status));
    sent.write(pdf);
    const chunk = Buffer.alloc(65_536);
    const send = (left: number): void => {
      if (left > 0) sent.write(chunk, () => send(left - 1));
      else if (breakOff === undefined) sent.end();
      else breakOff().then(() => sent.destroy(), reject);
    };
    send(chunks);
  });
}

describe('what an account may keep', () => {
  const keepMany = async (actor: BuiltActor, count: number, bytes: number) =>
    selectRows(
      api.db,
      `INSERT INTO documents (id, account_id, user_id, storage_key, format, bytes, sha256, created_at)
       SELECT 'document_' || $1 || n, $2, $3, $1 || n, 'pdf', $4, 'x', now() FROM generate_series(1, $5) AS n RETURNING 1`,
      [actor.userId.slice(-12), actor.accountId, actor.userId, bytes, count],
    );

  it('is 1,000 documents, also for uploads at once', async () => {
    const actor = await buildActor(api.db);
    await keepMany(actor, 995, 10);
    const files = keptFiles().length;
    const replies = await Promise.all(Array.from({ length: 10 }, () => upload(pdf, {}, actor.key)));
    expect(replies.map(({ status }) => status).sort()).toEqual([
      201, 201, 201, 201, 201, 403, 403, 403, 403, 403,
    ]);
    expect(keptFiles()).toHaveLength(files + 5);
    const refused = replies.find(({ status }) => status === 403);
    expect(refused?.body).toMatchObject({
      error: {
        code: 'LIMIT_EXCEEDED',
        details: { documents: 1_000, limit_documents: 1_000, limit_bytes: 524_288_000 },
      },
    });
  });

  it('is 500 MiB', async () => {
    const actor = await buildActor(api.db);
    await keepMany(actor, 50, 10 * 1024 * 1024 - 1);
    expect((await upload(pdf, {}, actor.key)).status).toBe(201);
    expect((await upload(pdf, {}, actor.key)).status).toBe(403);
  });
});
