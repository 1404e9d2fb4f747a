/** Reads our charges, so that they can be compared with the processor's list. */
import { type OurCharge } from '../../../domain/charges/comparison';
import { type ProcessorName } from '../../../domain/charges/charge';
import { type Database, selectRows } from '../../database';

const OURS = `SELECT c.donation_id, c.reference, c.state, d.total_charge_minor AS amount_minor, d.currency,
    EXISTS (SELECT 1 FROM refunds r WHERE r.donation_id = d.id AND r.status <> 'failed') AS is_returned
  FROM charges c JOIN donations d ON d.id = c.donation_id`;

/** Finds our charges of these gifts. The map's keys are the ids of the gifts. */
export async function findOurCharges(
  db: Database,
  processor: ProcessorName,
  donationIds: string[],
): Promise<Map<string, OurCharge>> {
  const rows = await selectRows<OurCharge>(
    db,
    `${OURS} WHERE c.donation_id = ANY($1::text[]) AND c.processor = $2`,
    [donationIds, processor],
  );
  return new Map(rows.map((row) => [row.donationId, row]));
}

/**
 * Returns a page of the charges that we requested between `from` and `to` and that the processor should know.
 * The charges are in order of their gifts' ids. The page starts after the gift with the id `after`.
 */
export async function listAskedCharges(
  db: Database,
  search: { processor: ProcessorName; from: Date; to: Date; after: string; limit: number },
): Promise<OurCharge[]> {
  return selectRows(
    db,
    `${OURS} WHERE c.key_asked_at >= $1 AND c.key_asked_at < $2 AND c.processor = $3 AND c.donation_id > $4
       AND c.state IN ('approved', 'processing', 'requires_action')
     ORDER BY c.donation_id LIMIT $5`,
    [search.from, search.to, search.processor, search.after, search.limit],
  );
}
