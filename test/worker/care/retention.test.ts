import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { runStatement, selectRows } from '../../../db/database';
import { insertUpload, markUploadsUsed } from '../../../db/queries/documents/documents';
import { keepAnswer } from '../../../db/queries/platform/idempotent-answers';
import { createDiskDocumentStore } from '../../../gateways/documents/document-store';
import { bankFileId, createBankFileStore } from '../../../gateways/payouts/bank-files';
import { createLog } from '../../../log';
import { newId } from '../../../new-id';
import { forgetBatch } from '../../../worker/care/retention';
import { buildActor } from '../../factories';
import { openTestDatabase, type TestDatabase } from '../../support/database';

const directory = mkdtempSync(join(tmpdir(), 'giving-retention-'));
const store = createDiskDocumentStore(directory);
const bankFiles = createBankFileStore(join(directory, 'bank-files'), [{ id: '1', key: 'a'.repeat(43) }]);
const stores = { documents: store, bankFiles };

const log = createLog('worker', 'silent');

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(async () => {
  await test.close();
  rmSync(directory, { recursive: true });
});

it('kept answers go after their 24 hours, and not before', async () => {
  const { accountId, userId } = await buildActor(test.db);
  for (const key of ['young', 'old']) {
    await keepAnswer(test.db, {
      accountId,
      key,
      userId,
      credentialHash: 'credential',
      scopes: [],
      requestHash: 'hash',
      status: 201,
      sealedBody: 'sealed',
    });
  }
  const age = (key: string, hours: number) =>
    runStatement(
      test.db,
      `UPDATE idempotent_answers SET created_at = now() - $1 * interval '1 hour' WHERE key = $2`,
      [hours, key],
    );
  await age('young', 23.9);
  await age('old', 24.1);
  expect(await forgetBatch({ db: test.db, log }, stores)).toBe(true);
  expect(await selectRows(test.db, 'SELECT key FROM idempotent_answers')).toEqual([{ key: 'young' }]);
  expect(await forgetBatch({ db: test.db, log }, stores)).toBe(false);
});

it('removes a document that nothing cites after a day, with its file, and keeps a cited one', async () => {
  const { accountId, userId } = await buildActor(test.db);
  const upload = async (hours: number, usedAt: Date | null) => {
    const { key, bytes, sha256 } = await store.keep(Readable.from([Buffer.from('%PDF-')]), 100);
    const createdAt = new Date(Date.now() - hours * 3_600_000);
    const document = { id: newId('document'), accountId, userId, storageKey: key, bytes, sha256, createdAt };
    await insertUpload(test.db, { ...document, format: 'pdf' });
    if (usedAt !== null) await markUploadsUsed(test.db, { ids: [document.id], accountId, at: usedAt });
    return document;
  };
  const young = await upload(23.9, null);
  const old = await upload(24.1, null);
  const cited = await upload(1_000, new Date());
  expect(await forgetBatch({ db: test.db, log }, stores)).toBe(true);
  expect(await forgetBatch({ db: test.db, log }, stores)).toBe(false);
  const rows = await selectRows<{ id: string }>(test.db, 'SELECT id FROM documents ORDER BY created_at');
  expect(rows.map(({ id }) => id)).toEqual([cited.id, young.id]);
  await expect(store.readStart(old.storageKey, 1)).rejects.toMatchObject({ code: 'ENOENT' });
  expect(await store.readStart(cited.storageKey, 1)).toHaveLength(1);
});

it('removes a file for a bank after its 30 days, and not before', async () => {
  const keep = async (payoutId: string, days: number) => {
    const madeAt = new Date(Date.now() - days * 86_400_000);
    const file = { id: bankFileId('nacha', [payoutId]), format: 'nacha' as const, madeAt, content: 'x' };
    await bankFiles.keep(file);
    return file.id;
  };
  const [young, old] = [await keep('payout_1', 29.9), await keep('payout_2', 30.1)];
  expect(await forgetBatch({ db: test.db, log }, stores)).toBe(true);
  expect(await forgetBatch({ db: test.db, log }, stores)).toBe(false);
  expect(await bankFiles.read(young)).toBeDefined();
  expect(await bankFiles.read(old)).toBeUndefined();
});
