/** When the receipt log is signed, sent to its witnesses and recovered, and when it is left as it is. */
import { type Database, inTransaction, selectRows } from '../../../db/database';
import { insertCosignature, listCosignatures } from '../../../db/queries/receipt-log/cosignatures';
import { listLeavesOfGift } from '../../../db/queries/receipt-log/leaves';
import { type ReceiptLog, findOpenLog } from '../../../db/queries/receipt-log/logs';
import { type Gift } from '../../../db/queries/gifts/gifts';
import { requireRow } from '../../../domain/errors';
import { WITNESS_INTERVAL_MS } from '../../../domain/receipt-log/add-checkpoint';
import { printPrivateKey, signerOf } from '../../../domain/receipt-log/keys';
import { createFileSigner } from '../../../gateways/settlement/receipt-signer';
import { claimWitnessRound } from '../../../operations/receipt-log/witnesses';
import { writeRedirectLeaf } from '../../../operations/receipt-log/write-leaves';
import { recoverLeaves } from '../../../operations/receipt-log/append-leaves';
import { maySign } from '../../../operations/receipt-log/log';
import { openTestDatabase, type TestDatabase } from '../../support/database';
import { createTestReceiptLog, TEST_ORIGIN, type TestReceiptLog } from '../../factories/test-receipt-log';

let test: TestDatabase;
let log: TestReceiptLog;
beforeAll(async () => {
  test = await openTestDatabase();
  log = createTestReceiptLog(test.db);
  await log.give();
  await log.sign();
});
afterAll(async () => {
  log.close();
  await test.close();
});

const run = <Result>(work: (tx: Database) => Promise<Result>) => inTransaction(test.db, work);
const openLog = async (): Promise<ReceiptLog> => requireRow(await findOpenLog(test.db), 'receipt log');

async function listSizes(): Promise<number[]> {
  const rows = await selectRows<{ size: number }>(
    test.db,
    'SELECT size::int AS size FROM receipt_checkpoints ORDER BY number',
  );
  return rows.map(({ size }) => size);
}

it('a log that has not grown gets no new checkpoint', async () => {
  await log.sign();
  expect(await listSizes()).toEqual([1]);
  await log.give();
  await log.sign();
  expect(await listSizes()).toEqual([1, 2]);
});

it('witnesses are asked once in an interval, about the newest checkpoint', async () => {
  const startMs = Date.now();
  const claim = (afterMs: number) => run((tx) => claimWitnessRound({ tx, at: new Date(startMs + afterMs) }));
  const newest = { size: (await openLog()).size };
  expect(await claim(0)).toMatchObject(newest);
  expect(await claim(WITNESS_INTERVAL_MS - 1)).toBeUndefined();
  expect(await claim(WITNESS_INTERVAL_MS)).toMatchObject(newest);
});

it('a signer never signs a log whose name differs from the settings', async () => {
  const seed = Buffer.alloc(32, 9);
  const { key } = signerOf(TEST_ORIGIN, 'ed25519', seed);
  const signer = {
    ...createFileSigner({ keys: [printPrivateKey(key, seed)], statePath: '/nonexistent/state.json' }),
    lastSigned: () => Promise.resolve({ size: 1, root: Buffer.alloc(32) }),
  };
  const open = await openLog();
  await expect(maySign(test.db, open, { origin: 'another.example/log', signer })).rejects.toThrow(
    'RECEIPT_LOG_ORIGIN is another.example/log',
  );
  expect(await maySign(test.db, open, { origin: TEST_ORIGIN, signer })).toBe(true);
});

it('a log that changed while its leaves were fetched is not recovered', async () => {
  const { id: logId, size } = await openLog();
  const at = new Date();
  const lost = { leafHashes: [Buffer.alloc(32, 1)], root: Buffer.alloc(32) };
  for (const seen of [
    { logId, size: size - 1 },
    { logId: logId + 1, size },
  ]) {
    await expect(run((tx) => recoverLeaves({ tx, at }, { ...lost, ...seen }))).rejects.toThrow(
      'The log changed',
    );
  }
  await expect(run((tx) => recoverLeaves({ tx, at }, { ...lost, logId, size }))).rejects.toThrow(
    'do not lead to',
  );
  expect((await openLog()).size).toBe(size);
});

it('every redirect of a gift gets a leaf of the gift that was charged', async () => {
  const gift = await log.give();
  const redirect = (changes: Partial<Gift>, reference: string) =>
    run((tx) => writeRedirectLeaf({ tx, at: new Date() }, { gift: { ...gift, ...changes }, reference }));
  const first = await redirect({}, 'donation_second');
  const second = await redirect({ id: 'donation_second', originId: gift.id }, 'donation_third');
  const leaves = (await listLeavesOfGift(test.db, gift.id)).filter(({ kind }) => kind === 'redirect');
  expect(leaves.map(({ text }) => text)).toEqual([first.text, second.text]);
  for (const { text } of leaves) expect(text).toContain(gift.id);
});

it('a later signature of a witness replaces its earlier one of the same checkpoint', async () => {
  const { id: logId } = await openLog();
  const signed = { logId, size: 1, witness: 'one.example', at: new Date('2026-01-01T00:00:00Z') };
  const later = { ...signed, line: 'later', at: new Date('2026-01-02T00:00:00Z') };
  await insertCosignature(test.db, { ...signed, line: 'earlier' });
  await insertCosignature(test.db, later);
  expect(await listCosignatures(test.db, logId, 1)).toEqual([later]);
});
