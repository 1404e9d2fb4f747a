/** Sums what an operator's decisions about refunds and disputes cost. See docs/rules/refunds.md. */
import { type Money } from '../../../domain/money';
import { type Database, selectRows } from '../../database';

/** Lets only one transaction at a time add to the costs of each person, until it ends. All lock in the same order. */
export async function lockCosts(tx: Database, persons: readonly string[]): Promise<void> {
  for (const person of [...persons].sort()) {
    await selectRows(tx, 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`costs of ${person}`]);
  }
}

/**
 * Lists, by currency, what the persons decided after a time: refunds that the platform pays, the fees of refunds that it
 * bears, and lost disputes without a processor. Who opened a dispute that nobody answered decided it. What failed or was given back does not count.
 */
export async function listCosts(
  db: Database,
  { persons, since }: { persons: readonly string[]; since: Date },
): Promise<Money[]> {
  return selectRows(
    db,
    `SELECT d.currency, sum(c.minor) AS minor FROM (
       SELECT donation_id, returned_minor AS minor FROM refunds
       WHERE decision = 'platform_bears' AND decided_by_user_id = ANY($1) AND decided_at > $2 AND status <> 'failed'
       UNION ALL
       SELECT donation_id, processing_fee_minor + absorbed_processing_minor FROM refunds
       WHERE requested_by = 'platform' AND fee_bearer = 'platform' AND requested_by_user_id = ANY($1)
         AND created_at > $2 AND status <> 'failed'
       UNION ALL
       SELECT donation_id, returned_minor + beyond_minor FROM disputes
       WHERE status = 'lost' AND processor IS NULL AND coalesce(resolved_by_user_id, opened_by_user_id) = ANY($1)
         AND resolved_at > $2
     ) c JOIN donations d ON d.id = c.donation_id GROUP BY d.currency`,
    [[...persons], since],
  );
}
