/** Stores what one operator says became of a payout, until a second one says the same. */
import { type BankState } from '../../../domain/payouts/bank-answer';
import { type Database, runStatement, selectRows } from '../../database';

export interface PayoutResolution {
  payoutId: string;
  outcome: BankState;
  statedBy: string;
  /** Everybody who can use the credential that stated it. */
  statingPersons: string[];
}

/** Finds what an operator said of a payout. Lock the payout first. */
export async function findResolution(db: Database, payoutId: string): Promise<PayoutResolution | undefined> {
  const [row] = await selectRows<PayoutResolution>(
    db,
    `SELECT payout_id AS "payoutId", outcome, stated_by AS "statedBy", stating_persons AS "statingPersons"
     FROM payout_resolutions WHERE payout_id = $1`,
    [payoutId],
  );
  return row;
}

/** Stores what an operator says, in place of an earlier statement. */
export async function saveResolutionOf(tx: Database, resolution: PayoutResolution, at: Date): Promise<void> {
  const { payoutId, outcome, statedBy, statingPersons } = resolution;
  await runStatement(
    tx,
    `INSERT INTO payout_resolutions (payout_id, outcome, stated_by, stating_persons, stated_at)
     VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (payout_id) DO UPDATE SET outcome = excluded.outcome, stated_by = excluded.stated_by,
       stating_persons = excluded.stating_persons, stated_at = excluded.stated_at`,
    [payoutId, outcome, statedBy, statingPersons, at],
  );
}

/** Removes a statement that a second operator has confirmed. The audit log keeps both. */
export async function removeResolution(tx: Database, payoutId: string): Promise<void> {
  await runStatement(tx, `DELETE FROM payout_resolutions WHERE payout_id = $1`, [payoutId]);
}

/** Lists the statements that wait for a second operator, oldest first. An answer of the bank ends a statement. */
export async function listResolutions(
  db: Database,
): Promise<Pick<PayoutResolution, 'payoutId' | 'outcome'>[]> {
  return selectRows(
    db,
    `SELECT payout_id AS "payoutId", outcome FROM payout_resolutions JOIN payouts p ON p.id = payout_id
     WHERE p.status = CASE outcome WHEN 'returned' THEN 'paid' ELSE 'in_transit' END ORDER BY stated_at, payout_id`,
  );
}
