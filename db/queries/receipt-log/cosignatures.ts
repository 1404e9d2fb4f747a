/** Stores cosignatures. A cosignature is the signature of a witness below a checkpoint. */
import { type Database, selectRows } from '../../database';
import { list, save } from '../../rows';
import { type ReceiptCosignatureRow, receiptCosignatures } from '../../tables/receipts';

export type Cosignature = ReceiptCosignatureRow;

/**
 * The number of cosignatures to look at for one proof. Two witnesses need more than an hour to produce as
 * many.
 */
const NEWEST_COSIGNATURES = 1_000;

/** Stores a witness's newest signature of a checkpoint. */
export async function insertCosignature(db: Database, cosignature: Cosignature): Promise<void> {
  await save(db, receiptCosignatures, cosignature);
}

/** Returns the cosignatures of the checkpoint with this size. */
export async function listCosignatures(db: Database, logId: number, size: number): Promise<Cosignature[]> {
  return list(db, receiptCosignatures, { logId, size }, { order: ['witness'] });
}

/**
 * Returns the size of the checkpoint with the most cosignatures, among checkpoints of at least `size` leaves.
 * The newest wins a tie. The newest checkpoint of all often lacks cosignatures, because some witnesses have
 * not answered yet. A verifier may want all witnesses. Looks only at the newest cosignatures.
 */
export async function findCosignedSize(
  db: Database,
  logId: number,
  size: number,
): Promise<number | undefined> {
  const [row] = await selectRows<{ size: number }>(
    db,
    `SELECT size FROM (
       SELECT size FROM receipt_cosignatures WHERE log_id = $1 AND size >= $2 ORDER BY size DESC LIMIT $3
     ) AS newest GROUP BY size ORDER BY count(*) DESC, size DESC LIMIT 1`,
    [logId, size, NEWEST_COSIGNATURES],
  );
  return row?.size;
}

/** Returns the size of the newest checkpoint that a witness cosigned, or 0 if there is none. */
export async function findSizeOfWitness(db: Database, logId: number, witness: string): Promise<number> {
  const [row] = await selectRows<{ size: number | null }>(
    db,
    `SELECT max(size) AS size FROM receipt_cosignatures WHERE log_id = $1 AND witness = $2`,
    [logId, witness],
  );
  return row?.size ?? 0;
}
