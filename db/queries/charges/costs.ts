/** Stores the actual fees that processors took for charges. They are called costs. */
import { type ProcessorName } from '../../../domain/charges/charge';
import { type Database, runStatement, selectRows } from '../../database';
import { isCareDue } from '../platform/care-attempts';
import { update } from '../../rows';
import { charges } from '../../tables/sources';

/**
 * Lists the charges of completed gifts whose cost is not booked. Leaves out charges whose cost the platform
 * has asked for since `askedBefore`.
 */
export async function listChargesWithoutCost(
  db: Database,
  search: { processor: ProcessorName; askedBefore: Date; at: Date; limit: number },
): Promise<{ id: string }[]> {
  return selectRows(
    db,
    `SELECT c.donation_id AS id FROM charges c JOIN donations d ON d.id = c.donation_id
     WHERE c.processor <> 'sandbox' AND c.processor = $1 AND c.state = 'approved' AND c.cost_booked_at IS NULL
       AND (c.cost_asked_at IS NULL OR c.cost_asked_at < $2) AND d.status NOT IN ('pending', 'failed')
       AND ${isCareDue('processing_cost', 'c.donation_id', '$4')}
     ORDER BY c.cost_asked_at NULLS FIRST LIMIT $3`,
    [search.processor, search.askedBefore, search.limit, search.at],
  );
}

/** Stores the time at which the platform asked for a charge's cost. */
export async function noteCostAsked(tx: Database, donationId: string, at: Date): Promise<void> {
  await update(tx, charges, { donationId }, { costAskedAt: at });
}

/** Stores the cost of a charge. Returns false if the charge already has a cost. */
export async function storeCost(
  tx: Database,
  donationId: string,
  cost: { costMinor: bigint; costBookedAt: Date },
): Promise<boolean> {
  const stored = await update(tx, charges, { donationId, costBookedAt: null }, cost);
  return stored === 1;
}

/** Writes the cost into the fee line of the completed gift. Fee reports read the fee lines. */
export async function noteCostInFeeLine(tx: Database, donationId: string, costMinor: bigint): Promise<void> {
  await runStatement(
    tx,
    `UPDATE fee_lines l SET cost_usd_minor = to_usd_minor($2::numeric, d.currency, d.usd_per_unit)
     FROM donations d WHERE d.id = $1 AND l.subject_id = d.id AND l.donations = 1 AND l.transaction_id IN (
       SELECT id FROM ledger_transactions WHERE donation_id = d.id AND kind = 'completed')`,
    [donationId, costMinor],
  );
}
