/** Stores an operator's statement about the outcome of a payout, until a second operator confirms it. */
import { type Database, selectRows } from '../../database';
import { find, remove, save } from '../../rows';
import { type PayoutResolutionRow, payoutResolutions } from '../../tables/payouts';

export type PayoutResolution = PayoutResolutionRow;

/** Finds an operator's statement about a payout. Lock the payout first. */
export async function findResolution(db: Database, payoutId: string): Promise<PayoutResolution | undefined> {
  return find(db, payoutResolutions, { payoutId });
}

/** Stores a statement. Replaces an earlier statement about the payout. */
export async function saveResolutionOf(tx: Database, resolution: PayoutResolution): Promise<void> {
  await save(tx, payoutResolutions, resolution);
}

/** Removes a confirmed statement. The audit log keeps the statement and its confirmation. */
export async function removeResolution(tx: Database, payoutId: string): Promise<void> {
  await remove(tx, payoutResolutions, { payoutId });
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
