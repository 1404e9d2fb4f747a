/** Our witness against our log, over HTTP: it cosigns what extends, and raises an alarm at a rollback and a fork. */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { askWitness } from '../../../worker/ask-witness';
import { inTransaction, selectRows } from '../../../db/database';
import { findNewestCheckpoint } from '../../../db/queries/receipt-log/checkpoints';
import { findOpenLog, listLogs } from '../../../db/queries/receipt-log/logs';
import { parseVerifierKey } from '../../../domain/receipt-log/keys';
import { verifyNote } from '../../../domain/receipt-log/note';
import { createOutbound } from '../../../gateways/outbound';
import { signedLeavesPath } from '../../../gateways/settlement/signed-leaves';
import { recoverFrom } from '../../../admin/receipts/recover';
import { type RunningWitness, startWitness } from '../../../admin/receipts/witness';
import { replaceLog } from '../../../operations/receipt-log/log';
import { log, type LogUnderTest, ORIGIN, startReceiptLog } from './log-under-test';

const outbound = createOutbound({ allowedCidrs: ['127.0.0.0/8'] });
let ours: LogUnderTest;
let witness: RunningWitness;
let mails: string[];

beforeEach(async () => {
  ours = await startReceiptLog();
  mails = [];
  witness = await startWitness(
    {
      url: ours.url,
      log: ours.watched,
      name: 'witness.example',
      directory: join(ours.home, 'witness'),
      host: '127.0.0.1',
      port: 0,
      mail: (subject) => Promise.resolve(void mails.push(subject)),
    },
    log,
  );
});
afterEach(async () => {
  await witness.close();
  await ours.close();
});
afterAll(() => outbound.close());

const ask = () =>
  askWitness(
    { url: `http://127.0.0.1:${witness.port}`, key: witness.key },
    { db: ours.db, outbound, at: new Date() },
  );
const listLeaves = () =>
  selectRows(
    ours.db,
    `SELECT leaf_index::int AS at, kind, donation_id AS gift FROM receipt_leaves WHERE leaf_index IS NOT NULL
     ORDER BY leaf_index`,
  );

test('the served checkpoint carries the cosignature of every size that was asked for', async () => {
  for (const count of [3, 300]) {
    await ours.settle(count);
    expect(await ask()).toEqual({ kind: 'cosigned' });
    expect(await ask()).toEqual({ kind: 'nothing_new' });
    expect(await witness.look()).toBeUndefined();
    const keys = [ours.key, witness.key].map(parseVerifierKey);
    expect(verifyNote(await ours.readCheckpoint(), keys).signatures).toHaveLength(2);
  }
});

test('a witness that the log does not ask still copies and cosigns the log', async () => {
  await ours.settle(5);
  expect(await witness.look()).toBeUndefined();
  expect(await readFile(join(ours.home, 'witness', 'checkpoint'), 'utf8')).toContain(`${ORIGIN}\n5\n`);
  await ours.settle(1);
  expect(await ask()).toEqual({ kind: 'cosigned' });
});

test('a restored database: alarm, no signature, then recovery of every lost leaf', async () => {
  await ours.settle(4);
  await ours.backUp();
  await ours.settle(300);
  expect(await witness.look()).toBeUndefined();
  const before = await listLeaves();
  const signed = await ours.readCheckpoint();
  await ours.restore();

  expect(await witness.look()).toBe('rollback');
  expect(mails).toEqual([expect.stringContaining('RECEIPT_LOG_ROLLBACK')]);
  expect(await ask()).toMatchObject({ kind: 'ahead' });
  await ours.settle(1);
  expect((await findOpenLog(ours.db))?.refusal).toContain('304 leaves were signed');

  expect(await recoverFrom(join(ours.home, 'witness'), ours.db, ours.config, new Date())).toBe(300);
  expect((await listLeaves()).slice(0, 304)).toEqual(before);
  await ours.settle(1);
  expect((await listLeaves()).length).toBe(306);
  expect((await findOpenLog(ours.db))?.refusal).toBeNull();
  expect(await ask()).toEqual({ kind: 'cosigned' });
  expect(await witness.look()).toBeUndefined();
  expect(await ours.readCheckpoint()).not.toBe(signed);
});

test('a copy with one wrong hash recovers nothing', async () => {
  await ours.settle(2);
  await ours.backUp();
  await ours.settle(3);
  await witness.look();
  await ours.restore();
  await rm(signedLeavesPath(ours.config.receiptLog.signerState, ORIGIN));
  const tile = join(ours.home, 'witness/tile/0/000.p/5');
  const hashes = await readFile(tile);
  hashes[4 * 32] = (hashes[4 * 32] ?? 0) ^ 1;
  await writeFile(tile, hashes);
  const recovery = recoverFrom(join(ours.home, 'witness'), ours.db, ours.config, new Date());
  await expect(recovery).rejects.toThrow('do not lead to the root');
  expect(await listLeaves()).toHaveLength(2);
});

test('a fork is refused, raises an alarm and changes nothing that the witness signed', async () => {
  await ours.settle(2);
  const forkState = await ours.backUp();
  await ours.settle(3);
  await witness.look();
  await ours.restore();
  await ours.settle(4, forkState);
  expect(await ask()).toMatchObject({ kind: 'refused', reason: 'The witness answered 422.' });
  expect(await witness.look()).toBe('fork');
  expect(await readFile(join(ours.home, 'witness', 'cosigned'), 'utf8')).toContain(`${ORIGIN}\n5\n`);
});

test('if nobody has the leaves, a new log takes those that no checkpoint covers', async () => {
  await ours.settle(2);
  const at = new Date();
  const order = { origin: 'new.example/log', reason: 'restored without a witness' };
  await inTransaction(ours.db, (tx) => replaceLog({ tx, at }, order));
  const [closed, open] = await listLogs(ours.db);
  expect(closed).toMatchObject({ origin: ORIGIN, reason: order.reason, size: 2 });
  expect(open).toMatchObject({ origin: order.origin, closedAt: null, size: 0 });
  expect(await findNewestCheckpoint(ours.db, closed?.id ?? 0)).toMatchObject({ size: 2 });
});
