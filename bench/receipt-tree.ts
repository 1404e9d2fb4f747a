/** Builds a receipt log of any size in Postgres: leaves in one statement, the Merkle tree tile by tile. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase, runStatement } from '../db/database';
import { findOpenLog, insertLog, saveLogSize } from '../db/queries/receipt-log/logs';
import { saveTiles } from '../db/queries/receipt-log/tiles';
import { requireRow } from '../domain/errors';
import { SEED_SIZE } from '../domain/receipt-log/crypto';
import { printPrivateKey, signerOf } from '../domain/receipt-log/keys';
import { hashLeaf } from '../domain/receipt-log/leaf';
import { CHECKPOINT_INTERVAL_MS } from '../domain/receipt-log/pace';
import { appendLeaves, TILE_WIDTH } from '../domain/receipt-log/tree';
import { createFileSigner, type ReceiptSigner } from '../gateways/settlement/receipt-signer';

export interface Tree {
  db: Database;
  logId: number;
  origin: string;
  size: number;
  root: Buffer;
  signer: ReceiptSigner;
  /** The moment of the next turn. The worker signs at most once a second. */
  nextTurn: () => Date;
}

const ORIGIN = 'bench.example/receipt-log';
const BATCH = TILE_WIDTH ** 2;
/** Without these, ten million rows are written several times as fast. */
const KEYS = {
  receipt_leaves_pkey: 'PRIMARY KEY (leaf_hash)',
  receipt_leaves_log_id_leaf_index_key: 'UNIQUE (log_id, leaf_index)',
  receipt_leaves_kind_reference_key: 'UNIQUE (kind, reference)',
};

/** The text of leaf `index` is the number itself. */
export function leafHashOf(index: number): Buffer {
  return hashLeaf(String(index));
}

export async function buildTree(url: string, size: number): Promise<Tree> {
  const db = openDatabase({ url, poolMax: 4 });
  await insertLog(db, ORIGIN);
  const { id: logId } = requireRow(await findOpenLog(db), ORIGIN);
  const [root] = await Promise.all([growTiles(db, logId, size), insertLeaves(db, logId, size)]);
  await saveLogSize(db, logId, size);
  await runStatement(db, 'ANALYZE');
  let turn = Date.now();
  const nextTurn = () => new Date((turn += CHECKPOINT_INTERVAL_MS));
  return { db, logId, origin: ORIGIN, size, root, signer: createSigner(), nextTurn };
}

/** Queues leaves that belong to no gift. */
export async function queueLeaves(db: Database, leaves: number): Promise<void> {
  await runStatement(
    db,
    `INSERT INTO receipt_leaves (leaf_hash, kind, queued_at)
     SELECT sha256(convert_to(gen_random_uuid()::text, 'UTF8')), 'unknown', now() FROM generate_series(1, $1)`,
    [leaves],
  );
}

async function insertLeaves(db: Database, logId: number, size: number): Promise<void> {
  for (const name of Object.keys(KEYS)) {
    await runStatement(db, `ALTER TABLE receipt_leaves DROP CONSTRAINT ${name}`);
  }
  await runStatement(
    db,
    `INSERT INTO receipt_leaves (leaf_hash, log_id, leaf_index, kind, queued_at)
     SELECT sha256('\\x00'::bytea || convert_to(n::text, 'UTF8')), $1::integer, n, 'unknown', now()
     FROM generate_series(0, $2::bigint - 1) AS n`,
    [logId, size],
  );
  for (const [name, key] of Object.entries(KEYS)) {
    await runStatement(db, `ALTER TABLE receipt_leaves ADD CONSTRAINT ${name} ${key}`);
  }
}

/** Appends as the worker does, but in larger batches. Keeps the newest tile of each level. */
async function growTiles(db: Database, logId: number, size: number): Promise<Buffer> {
  const newest = new Map<string, Buffer>();
  let root = Buffer.alloc(0);
  for (let first = 0; first < size; first += BATCH) {
    const count = Math.min(BATCH, size - first);
    const hashes = Array.from({ length: count }, (_, at) => leafHashOf(first + at));
    const grown = appendLeaves(first, hashes, ({ level, index }) => newest.get(`${level}/${index}`));
    for (const tile of grown.tiles) newest.set(`${tile.level}/${tile.index}`, tile.hashes);
    await saveTiles(db, logId, grown.tiles);
    root = Buffer.from(grown.root);
  }
  return root;
}

function createSigner(): ReceiptSigner {
  const seed = randomBytes(SEED_SIZE);
  const { key } = signerOf(ORIGIN, 'ed25519', seed);
  const statePath = join(mkdtempSync(join(tmpdir(), 'giving-signer-')), 'state.json');
  return createFileSigner({ keys: [printPrivateKey(key, seed)], statePath });
}
