/** Stores an operator's statement about the outcome of a payout, until a second operator confirms it. */
import { type BankState } from '../../../domain/payouts/bank-answer';
import { type Database, runStatement, selectRows } from '../../database';

export interface PayoutResolution {
  payoutId: string;
  outcome: BankState;
  statedBy: string;
  /** The users who can use the credential that made the statement. They may not confirm it. */
  statingPersons: string[];
}

/** Finds an operator's statement about a payout. Lock the payout first. */
export async function findResolution(db: Database, payoutId: string): Promise<PayoutResolution | undefined> {
  const [row] = await selectRows<PayoutResolution>(
    db,
    `SELECT payout_id, outcome, stated_by, stating_persons
     FROM payout_resolutions WHERE payout_id = $1`,
    [payoutId],
  );
  return row;
}

/** Stores a statement. Replaces an earlier statement about the payout. */
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

/** Removes a confirmed statement. The audit log keeps the statement and its confirmation. */
export async function removeResolution(tx: Database, payoutId: string): Promise<void> {
  await runStatement(tx, `DELETE FROM payout_resolutions WHERE payout_id = $1`, [payoutId]);
}

/** Lists the unconfirmed statements, oldest first. Leaves out payouts that a bank answer has settled. */
export async function listResolutions(
  db: Database,
): Promise<Pick<PayoutResolution, 'payoutId' | 'outcome'>[]> {
  return selectRows(
    db,
    `SELECT payout_id, outcome FROM payout_resolutions JOIN payouts p ON p.id = payout_id
     WHERE p.status = CASE outcome WHEN 'returned' THEN 'paid' ELSE 'in_transit' END ORDER BY stated_at, payout_id`,
  );
}
