/** A receipt log behind the real API, which can be set back to an earlier moment. */
import { randomBytes } from 'node:crypto';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../../config';
import { runStatement } from '../../../db/database';
import { queueGiftLeaf } from '../../../db/queries/receipt-log/leaves';
import {
  parseVerifierKey,
  printPrivateKey,
  printVerifierKey,
  signerOf,
} from '../../../domain/receipt-log/keys';
import { hashLeaf, transactionHash } from '../../../domain/receipt-log/leaf';
import { createFileSigner } from '../../../gateways/settlement/receipt-signer';
import { createLog } from '../../../log';
import { extendReceiptLog } from '../../../worker/receipt-appender';
import { buildActor, buildCharity, buildGift } from '../../factories';
import { startApi } from '../../support/api';
import { update } from '../../../db/rows';
import { charges } from '../../../db/tables/sources';

export const ORIGIN = 'localhost/receipt-log';
export const log = createLog('test', 'silent');
const TABLES = ['receipt_leaves', 'receipt_tiles', 'receipt_checkpoints', 'receipt_cosignatures'];

export async function startReceiptLog() {
  const api = await startApi();
  const home = await mkdtemp(join(tmpdir(), 'witness-'));
  const seed = randomBytes(32);
  const { key } = signerOf(ORIGIN, 'ed25519', seed);
  const privateKey = printPrivateKey(key, seed);
  const statePath = join(home, 'state.json');
  const { db } = api;
  let clockMs = Date.parse('2026-12-06T00:00:00Z');
  const environment = {
    GIVING_HOME: home,
    DATABASE_URL: api.databaseUrl,
    RECEIPT_SIGNING_KEY: privateKey,
    RECEIPT_SIGNER_STATE: statePath,
    RECEIPT_LOG_ORIGIN: ORIGIN,
  };
  return {
    db,
    home,
    environment,
    config: readConfig(environment),
    url: `${api.url}/v1/receipt-log`,
    key: printVerifierKey(key),
    watched: { origin: ORIGIN, keys: [parseVerifierKey(printVerifierKey(key))] },
    readCheckpoint: async () => (await fetch(`${api.url}/v1/receipt-log/checkpoint`)).text(),

    /** Settles gifts and signs. Returns the ids of the gifts. */
    async settle(count: number, signerState = statePath): Promise<string[]> {
      const ids = await queueGifts(api.db, count, new Date(clockMs));
      clockMs += 1_000;
      const signer = createFileSigner({ keys: [privateKey], statePath: signerState });
      await extendReceiptLog({ db, signer, origin: ORIGIN }, log, new Date(clockMs));
      return ids;
    },

    /** Queues the leaves of gifts. Returns the ids of the gifts. */
    queue: (count: number): Promise<string[]> => queueGifts(db, count, new Date(clockMs)),

    /** Remembers this moment, and the signer's state as a signer that forks would have it. */
    async backUp(): Promise<string> {
      for (const table of TABLES)
        await runStatement(db, `CREATE TABLE old_${table} AS SELECT * FROM ${table}`);
      await copyFile(statePath, join(home, 'fork.json'));
      return join(home, 'fork.json');
    },
    async restore(): Promise<void> {
      await runStatement(db, `TRUNCATE ${TABLES.join(', ')}`);
      for (const table of TABLES) await runStatement(db, `INSERT INTO ${table} SELECT * FROM old_${table}`);
      await runStatement(db, 'UPDATE receipt_logs SET size = (SELECT max(size) FROM receipt_checkpoints)');
    },
    async close(): Promise<void> {
      await api.close();
      await rm(home, { recursive: true });
    },
  };
}

export type LogUnderTest = Awaited<ReturnType<typeof startReceiptLog>>;

async function queueGifts(db: LogUnderTest['db'], count: number, at: Date): Promise<string[]> {
  const [donor, charity] = [await buildActor(db), await buildCharity(db)];
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const text = randomBytes(8).toString('hex');
    const { id } = await buildGift(db, {
      donorUserId: donor.userId,
      accountId: donor.accountId,
      charityId: charity.id,
      network: 'receipts',
      transactionHash: transactionHash(text),
      signedTransaction: text,
      confirmationsNeeded: 1,
    });
    // A gift gets a leaf only after its charge was approved.
    await update(db, charges, { donationId: id }, { state: 'approved', approvedAt: at });
    await queueGiftLeaf(db, { leafHash: hashLeaf(text), donationId: id, at });
    ids.push(id);
  }
  return ids;
}
