/** The receipt log on a real database: several workers, connections that die, a database that was turned back. */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createActivities } from '../../../activities';
import { readConfig } from '../../../config';
import {
  closeDatabase,
  type Database,
  inTransaction,
  openDatabase,
  runStatement,
  selectRows,
} from '../../../db/database';
import { findNewestCheckpoint } from '../../../db/queries/receipt-log/checkpoints';
import { findReceiptLogHealth } from '../../../db/queries/receipt-log/health';
import { listLeavesOfGift, queueGiftLeaf } from '../../../db/queries/receipt-log/leaves';
import { findOpenLog } from '../../../db/queries/receipt-log/logs';
import { findTiles } from '../../../db/queries/receipt-log/tiles';
import { parseVerifierKey, printPrivateKey, signerOf } from '../../../domain/receipt-log/keys';
import { hashLeaf, transactionHash } from '../../../domain/receipt-log/leaf';
import { verifyNote } from '../../../domain/receipt-log/note';
import { appendLeaves, computeRoot, tilesForRoot } from '../../../domain/receipt-log/tree';
import { createGateways } from '../../../gateways';
import { createFileSigner, SignerRefusal } from '../../../gateways/settlement/receipt-signer';
import { createLog } from '../../../log';
import { extendReceiptLog } from '../../../worker/receipt-appender';
import { buildActor, buildCharity, buildGift } from '../../factories';
import { openTestDatabase, type TestDatabase } from '../../support/database';
import { update } from '../../../db/rows';
import { donations } from '../../../db/tables/gifts';

const ORIGIN = 'localhost/receipt-log';
const log = createLog('test', 'silent');
let test: TestDatabase;
let home: string;
let clockMs = Date.parse('2026-12-06T00:00:00Z');
const seed = randomBytes(32);
const key = printPrivateKey(signerOf(ORIGIN, 'ed25519', seed).key, seed);

beforeEach(async () => {
  [test, home] = await Promise.all([openTestDatabase(), mkdtemp(join(tmpdir(), 'receipt-log-'))]);
});
afterEach(async () => {
  await test.close();
  await rm(home, { recursive: true });
});

const signer = (file = 'state.json') => createFileSigner({ keys: [key], statePath: join(home, file) });

/** One turn of a worker, a second after the turn before. */
function turn(db: Database = test.db, own = signer()) {
  clockMs += 1_000;
  return extendReceiptLog({ db, signer: own, origin: ORIGIN }, log, new Date(clockMs));
}

/** Pending gifts on the log, charged and queued. */
async function queueGifts(count: number): Promise<string[]> {
  const [donor, charity] = [await buildActor(test.db), await buildCharity(test.db)];
  const owner = { donorUserId: donor.userId, accountId: donor.accountId, charityId: charity.id };
  return Promise.all(
    Array.from({ length: count }, async () => {
      const text = randomBytes(8).toString('hex');
      const hash = transactionHash(text);
      const gift = await buildGift(test.db, {
        ...owner,
        network: 'receipts',
        transactionHash: hash,
        signedTransaction: text,
        confirmationsNeeded: 1,
      });
      await queueGiftLeaf(test.db, { leafHash: hashLeaf(text), donationId: gift.id, at: new Date(clockMs) });
      return gift.id;
    }),
  );
}

/** Builds the tree again from the leaves, and holds tiles and checkpoint to it. */
async function expectSoundLog(leaves: number): Promise<void> {
  const open = await findOpenLog(test.db);
  const { id, size } = open ?? { id: 0, size: 0 };
  const rows = await selectRows<{ hash: Buffer; index: number }>(
    test.db,
    'SELECT leaf_hash AS hash, leaf_index::int AS index FROM receipt_leaves ORDER BY leaf_index',
  );
  expect({ size, indexes: rows.map(({ index }) => index) }).toEqual({
    size: leaves,
    indexes: Array.from({ length: leaves }, (_, index) => index),
  });
  const { root } = appendLeaves(
    0,
    rows.map(({ hash }) => hash),
    () => undefined,
  );
  expect(computeRoot(size, await findTiles(test.db, id, tilesForRoot(size)))).toEqual(root);
  const newest = await findNewestCheckpoint(test.db, id);
  expect(newest).toMatchObject({ size: leaves, root });
  verifyNote(newest?.note ?? '', signer().publicKeys.map(parseVerifierKey));
}

it('several workers whose connections die at any moment lose, double and fork nothing', async () => {
  await queueGifts(100);
  const workers = Array.from({ length: 3 }, openSecondPool);
  let isDone = false;
  const killing = (async () => {
    while (!isDone) {
      await selectRows(
        test.db,
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND pid <> pg_backend_pid() AND random() < 0.2`,
      ).catch(() => undefined);
    }
  })();
  const tries = workers.map(async ({ db }) => {
    for (let round = 0; round < 25; round += 1) await turn(db).catch(() => undefined);
  });
  await Promise.all(tries);
  isDone = true;
  await killing;
  await Promise.all(workers.map(({ close }) => close()));
  await queueGifts(300);
  await turn();
  await turn();
  await expectSoundLog(400);
});

function openSecondPool() {
  const db = openDatabase({ url: test.url, poolMax: 2 });
  return { db, close: () => closeDatabase(db) };
}

it('a worker without the state file never signs once the log has a checkpoint', async () => {
  await queueGifts(1);
  await turn();
  await queueGifts(1);
  await turn(test.db, signer('other.json'));
  expect(await findOpenLog(test.db)).toMatchObject({ size: 1, refusal: null });
  await turn();
  await expectSoundLog(2);
});

it('a database that was turned back is refused, and nothing is appended to it until it is whole again', async () => {
  await queueGifts(5);
  await turn();
  const [before] = await selectRows<{ hashes: Buffer }>(test.db, 'SELECT hashes FROM receipt_tiles');
  await runStatement(test.db, `DELETE FROM receipt_checkpoints`);
  await runStatement(
    test.db,
    `UPDATE receipt_leaves SET log_id = NULL, leaf_index = NULL WHERE leaf_index > 2`,
  );
  await runStatement(test.db, `UPDATE receipt_tiles SET hashes = substr(hashes, 1, 96)`);
  await runStatement(test.db, `UPDATE receipt_logs SET size = 3`);
  await turn();
  await turn();
  expect(await findOpenLog(test.db)).toMatchObject({
    size: 3,
    refusal: 'The log has 3 leaves, but 5 leaves were signed before.',
  });
  const late = new Date(clockMs + 120_000);
  expect(await findReceiptLogHealth(test.db, late)).toMatchObject({ isLate: true });
  await runStatement(test.db, `UPDATE receipt_tiles SET hashes = $1`, [before?.hashes]);
  await runStatement(test.db, `UPDATE receipt_logs SET size = 5`);
  await turn();
  expect(await findOpenLog(test.db)).toMatchObject({ refusal: null });
});

describe('the signer', () => {
  const tree = (texts: string[]) => appendLeaves(0, texts.map(hashLeaf), () => undefined);
  const request = (size: number, root: Buffer, isFirst = false) => ({
    checkpoint: { origin: ORIGIN, size, root },
    prove: () => Promise.resolve([]),
    readLeaves: () => Promise.resolve(Buffer.alloc(0)),
    isFirst,
  });

  it('signs the same tree again, and refuses a different tree of its size, a smaller tree and a tree without proof', async () => {
    const [own, other] = [tree(['a', 'b', 'c']), tree(['a', 'b', 'x'])];
    const note = await signer().sign(request(3, own.root, true));
    expect(await signer().sign(request(3, own.root))).toBe(note);
    await expect(signer().sign(request(3, other.root))).rejects.toThrow(SignerRefusal);
    await expect(signer().sign(request(2, tree(['a', 'b']).root))).rejects.toThrow(SignerRefusal);
    await expect(signer().sign(request(4, tree(['a', 'b', 'c', 'd']).root))).rejects.toThrow(SignerRefusal);
    expect(await signer().lastSigned(ORIGIN)).toEqual({ size: 3, root: own.root });
  });

  it('survives a crash before and after the rename, and refuses a damaged or foreign state', async () => {
    const { root } = tree(['a']);
    await signer().sign(request(1, root, true));
    await writeFile(join(home, 'state.json.unfinished'), '{"localhost/rec');
    expect(await signer().sign(request(1, root))).toContain('\n1\n');
    await expect(signer('none.json').sign(request(1, root))).rejects.toThrow(SignerRefusal);
    await writeFile(join(home, 'state.json'), '');
    await expect(signer().sign(request(1, root, true))).rejects.toThrow(SignerRefusal);
  });
});

it('a refusal, which /readyz shows to everybody, never names the path of a file', async () => {
  await queueGifts(1);
  await turn();
  await writeFile(join(home, 'state.json'), '{');
  await queueGifts(1);
  await turn();
  const { refusal } = await findReceiptLogHealth(test.db, new Date());
  expect(refusal).toMatch(/^RECEIPT_SIGNER_STATE cannot be read \(\w+\)\./);
  await expect(signer('none.json').sign({ ...emptyRequest, isFirst: false })).rejects.toThrow(
    /^RECEIPT_SIGNER_STATE has no signed tree of localhost\/receipt-log\.$/,
  );
});

const emptyRequest = {
  checkpoint: { origin: ORIGIN, size: 1, root: hashLeaf('a') },
  prove: () => Promise.resolve([]),
  readLeaves: () => Promise.resolve(Buffer.alloc(0)),
};

it('a gift completes after its checkpoint, a slow one after ten, and one with a leaf outlives its deadline', async () => {
  const [id = ''] = await queueGifts(1);
  const activities = createActivities({ db: test.db, gateways: createGateways(readConfig({}), test.db) });
  const settle = () => activities.settleDonation({ donationId: id, lastCheck: true });
  expect(await settle()).toMatchObject({ status: 'pending' });
  await update(test.db, donations, { id }, { confirmationsNeeded: 10 });
  for (let signed = 0; signed < 10; signed += 1) {
    expect(await settle()).toMatchObject({ status: 'pending' });
    await turn();
  }
  expect(await settle()).toEqual({ status: 'completed' });
  expect(await listLeavesOfGift(test.db, id)).toMatchObject([{ kind: 'gift', leafIndex: 0 }]);
  await turn();
  expect(await findNewestCheckpoint(test.db, 1)).toMatchObject({ number: 10 });
});

it('a gift whose leaf was never queued fails at its deadline, and a late broadcast queues none', async () => {
  const text = randomBytes(8).toString('hex');
  const gift = await buildGift(test.db, {
    network: 'receipts',
    source: 'card_never_confirms',
    transactionHash: transactionHash(text),
    signedTransaction: text,
  });
  const activities = createActivities({ db: test.db, gateways: createGateways(readConfig({}), test.db) });
  await activities.chargeDonation({ donationId: gift.id });
  await activities.broadcastDonation({ donationId: gift.id });
  const end = await activities.settleDonation({ donationId: gift.id, lastCheck: true });
  expect(end).toEqual({ status: 'failed' });
  await inTransaction(test.db, (tx) =>
    queueGiftLeaf(tx, { leafHash: hashLeaf(text), donationId: gift.id, at: new Date() }),
  );
  expect(await listLeavesOfGift(test.db, gift.id)).toEqual([]);
});
