import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runStatement } from '../../../db/database';
import { type BuiltActor } from '../../factories';
import { type Person, useApi } from '../../support/api';
import { outcome, refusal } from '../../support/refusal';
import { waitFor } from '../../support/wait';

const directory = mkdtempSync(join(tmpdir(), 'giving-documents-'));
const api = useApi({ DOCUMENTS_DIR: directory });
let owner: Person;
beforeAll(async () => {
  owner = await api.person();
});
afterAll(() => rmSync(directory, { recursive: true }));

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<< >>\nendobj\n%%EOF\n');

const upload = ({ client } = owner, body = pdf, type = 'application/pdf') =>
  client.documents.upload(new Blob([body], { type }));

/** Uploads with headers that the SDK does not send. */
function post(body: Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) {
  return api.call('POST', '/v1/documents', {
    key: owner.key,
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
  const kept = await upload(owner, pdf, 'application/octet-stream');
  const sha256 = createHash('sha256').update(pdf).digest('hex');
  expect(kept).toMatchObject({ format: 'pdf', bytes: pdf.length, sha256 });
  expect(await owner.client.documents.get(kept.document_id)).toEqual(kept);
  const content = await api.call('GET', `/v1/documents/${kept.document_id}/content`, owner);
  expect(content.bytes.equals(pdf)).toBe(true);
  expect(content.headers.get('content-disposition')).toContain('attachment');
  for (const file of keptFiles()) expect(statSync(file).mode & 0o077).toBe(0);
});

it('a document exists for its account and for those who review, and for nobody else', async () => {
  const { document_id: id } = await upload();
  const stranger = (await api.person()).client.documents;
  const reviewer = (await api.person({ isReviewer: true })).client.documents;
  expect(await refusal(stranger.get(id))).toBe('404 NOT_FOUND');
  expect(await refusal(stranger.download(id))).toBe('404 NOT_FOUND');
  expect(await outcome(reviewer.get(id))).toBe('accepted');
  expect(await outcome(reviewer.download(id))).toBe('accepted');
});

it('a retry under the same key is answered alike and keeps no second copy; another file is refused', async () => {
  const headers = { 'Idempotency-Key': 'upload-1' };
  const first = await post(pdf, headers);
  const kept = keptFiles().length;
  const second = await post(pdf, headers);
  expect(second.text).toBe(first.text);
  expect(second.headers.get('idempotent-replayed')).toBe('true');
  expect((await post(Buffer.concat([pdf, pdf]), headers)).body).toMatchObject({
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
  const reply = await post(body, headers);
  expect(reply.status).toBe(status);
  expect(reply.body).toMatchObject({ error: { code } });
  expect(keptFiles()).toHaveLength(kept);
});

it('the refusal of an unknown format names the formats that are taken', async () => {
  await expect(upload(owner, Buffer.from('MZ this is a program'))).rejects.toMatchObject({
    fields: [{ field: 'body', message: 'is not a PDF, JPEG, PNG, DOC or DOCX file' }],
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
    runStatement(
      api.db,
      `INSERT INTO documents (id, account_id, user_id, storage_key, format, bytes, sha256, created_at)
       SELECT 'document_' || $1 || n, $2, $3, $1 || n, 'pdf', $4, 'x', now() FROM generate_series(1, $5) AS n`,
      [actor.userId.slice(-12), actor.accountId, actor.userId, bytes, count],
    );

  it('is 1,000 documents, also for uploads at once', async () => {
    const actor = await api.person();
    await keepMany(actor, 995, 10);
    const files = keptFiles().length;
    const uploads = Array.from({ length: 10 }, () => upload(actor));
    const outcomes = await Promise.all(uploads.map(outcome));
    expect(outcomes.filter((each) => each === 'accepted')).toHaveLength(5);
    expect(outcomes.filter((each) => each === '403 LIMIT_EXCEEDED')).toHaveLength(5);
    expect(keptFiles()).toHaveLength(files + 5);
    await expect(Promise.all(uploads)).rejects.toMatchObject({
      code: 'LIMIT_EXCEEDED',
      details: { documents: 1_000, limit_documents: 1_000, limit_bytes: 524_288_000 },
    });
  });

  it('is 500 MiB', async () => {
    const actor = await api.person();
    await keepMany(actor, 50, 10 * 1024 * 1024 - 1);
    expect(await outcome(upload(actor))).toBe('accepted');
    expect(await refusal(upload(actor))).toBe('403 LIMIT_EXCEEDED');
  });
});
