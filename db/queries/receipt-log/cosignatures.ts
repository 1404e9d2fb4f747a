/** Stores cosignatures. A cosignature is the signature of a witness below a checkpoint. */
import { type Database, runStatement, selectRows } from '../../database';

export interface Cosignature {
  logId: number;
  size: number;
  /** The key name of the witness. */
  witness: string;
  /** The signature line, without its newline. */
  line: string;
  at: Date;
}

/**
 * The number of cosignatures to look at for one proof. Two witnesses need more than an hour to produce as
 * many.
 */
const NEWEST_COSIGNATURES = 1_000;

/** Stores a witness's newest signature of a checkpoint. */
export async function insertCosignature(db: Database, cosignature: Cosignature): Promise<void> {
  const { logId, size, witness, line, at } = cosignature;
  await runStatement(
    db,
    `INSERT INTO receipt_cosignatures (log_id, size, witness, line, at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (log_id, size, witness) DO UPDATE SET line = excluded.line, at = excluded.at`,
    [logId, size, witness, line, at],
  );
}

/** Returns the cosignatures of the checkpoint with this size. */
export async function listCosignatures(db: Database, logId: number, size: number): Promise<Cosignature[]> {
  return selectRows(
    db,
    `SELECT log_id, size::float8 AS size, witness, line, at FROM receipt_cosignatures
     WHERE log_id = $1 AND size = $2 ORDER BY witness`,
    [logId, size],
  );
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
    `SELECT size::float8 AS size FROM (
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
    `SELECT max(size)::float8 AS size FROM receipt_cosignatures WHERE log_id = $1 AND witness = $2`,
    [logId, witness],
  );
  return row?.size ?? 0;
}
