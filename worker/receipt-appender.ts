/** Appends queued leaves to the receipt log, and signs the committed tree. A lock lets in one worker at a time. */
import { type Logger } from '../log';
import { type Database, inTransaction } from '../db/database';
import { findReceiptLogHealth } from '../db/queries/receipt-log/health';
import { hasQueuedLeaves } from '../db/queries/receipt-log/leaves';
import { findOpenLog } from '../db/queries/receipt-log/logs';
import { type ReceiptSigner, SignerRefusal } from '../gateways/settlement/receipt-signer';
import { appendQueuedLeaves } from '../operations/receipt-log/append-leaves';
import { ensureLog } from '../operations/receipt-log/log';
import { recordRefusal } from '../operations/receipt-log/witnesses';
import { signTree } from '../operations/receipt-log/sign-tree';

const LEAVES_AT_ONCE = 1_000;

export interface ReceiptAppender {
  db: Database;
  signer: ReceiptSigner;
  origin: string;
}

/** Returns a job that appends and signs a batch, and logs once if leaves wait too long. */
export function createAppendJob(appender: ReceiptAppender, log: Logger): () => Promise<boolean> {
  const alertOnce = createLateAlert(appender.db, log);
  return async () => {
    const at = new Date();
    await alertOnce(at);
    return extendReceiptLog(appender, log, at);
  };
}

/** Appends a batch, commits, then signs. Returns whether more leaves may be queued. */
export async function extendReceiptLog(
  { db, signer, origin }: ReceiptAppender,
  log: Logger,
  at: Date,
): Promise<boolean> {
  try {
    const isQueued = await hasQueuedLeaves(db);
    if (await isLogMissing(db, { signer, origin, isQueued })) {
      await inTransaction(db, (tx) => ensureLog(tx, origin));
    }
    const append = { signer, origin, limit: LEAVES_AT_ONCE };
    const appended = isQueued ? await inTransaction(db, (tx) => appendQueuedLeaves(tx, append)) : 0;
    await inTransaction(db, (tx) => signTree({ tx, at }, { signer, origin }));
    return appended === LEAVES_AT_ONCE;
  } catch (error) {
    if (!(error instanceof SignerRefusal)) throw error;
    const refusal = error.message;
    const isNews = await inTransaction(db, (tx) => recordRefusal({ tx, at }, refusal));
    if (isNews)
      log.error(
        { code: 'RECEIPT_LOG_REFUSED', refusal },
        'the signer refuses the log, so gifts do not complete',
      );
    return false;
  }
}

/**
 * Returns true if Postgres lacks the log and needs it: for the first leaf, or because the signer has signed
 * the log before. In the second case, Postgres was restored or reset.
 */
async function isLogMissing(
  db: Database,
  { signer, origin, isQueued }: { signer: ReceiptSigner; origin: string; isQueued: boolean },
): Promise<boolean> {
  if ((await findOpenLog(db)) !== undefined) return false;
  try {
    return isQueued || (await signer.lastSigned(origin)) !== undefined;
  } catch (error) {
    // The signer cannot read its state, so it also refuses the next step. Storing that refusal needs a log.
    if (error instanceof SignerRefusal) return true;
    throw error;
  }
}

/** Logs one error for each period in which leaves wait too long for a checkpoint, whatever the cause. */
function createLateAlert(db: Database, log: Logger): (at: Date) => Promise<void> {
  let wasLate = false;
  return async (at) => {
    const { isLate, waitingMs } = await findReceiptLogHealth(db, at);
    if (isLate && !wasLate) {
      log.error({ code: 'RECEIPT_LOG_LATE', waitingMs }, 'leaves wait too long for a signed checkpoint');
    }
    wasLate = isLate;
  };
}
