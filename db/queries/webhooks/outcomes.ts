/**
 * Stores the outcomes of attempts. Also updates the states of the deliveries and the health of their
 * endpoints.
 */
import { newId } from '../../../new-id';
import { type Database, selectRows } from '../../database';
import { update } from '../../rows';
import { webhookDeliveries, type WebhookDeliveryRow } from '../../tables/messages';

/** One finished attempt. */
export interface AttemptOutcome {
  deliveryId: string;
  round: number;
  endpointId: string;
  at: Date;
  /** The HTTP status; null without a response. */
  status: number | null;
  durationMs: number;
  /** The kind of failure; null on success. */
  error: string | null;
  errorMessage: string | null;
  response: string | null;
  state: 'delivered' | 'retrying' | 'failed';
  nextAttemptAt: Date | null;
  /** True if the receiver answered that the endpoint is gone permanently. */
  gone: boolean;
}

export type MovedDelivery = Pick<
  WebhookDeliveryRow,
  'id' | 'round' | 'endpointId' | 'state' | 'nextAttemptAt'
>;

/**
 * Stores successful attempts in one statement, without waiting for the disk. If the machine crashes before
 * the disk has them, their deliveries are sent again. Returns the deliveries that changed.
 */
export async function storeSuccesses(db: Database, outcomes: AttemptOutcome[]): Promise<MovedDelivery[]> {
  return storeOutcomes(db, outcomes, 'off');
}

/** Stores failed attempts. Returns the deliveries that are still in the round of the attempt. */
export async function storeFailures(tx: Database, outcomes: AttemptOutcome[]): Promise<MovedDelivery[]> {
  return storeOutcomes(tx, outcomes, 'on');
}

/**
 * Stores outcomes. A delivery may have been put on hold during its attempt. A successful attempt completes it
 * anyway. After a failed attempt, it stays on hold.
 */
async function storeOutcomes(
  db: Database,
  outcomes: AttemptOutcome[],
  synchronousCommit: 'on' | 'off',
): Promise<MovedDelivery[]> {
  if (outcomes.length === 0) return [];
  const rows = outcomes.map((outcome) => ({ ...outcome, id: newId('attempt') }));
  return selectRows<MovedDelivery>(
    db,
    `WITH r AS MATERIALIZED (
       SELECT * FROM json_to_recordset($1::json) AS r(id text, "deliveryId" text, round integer, "endpointId" text,
         at timestamptz, status integer, "durationMs" integer, error text, "errorMessage" text, response text,
         state text, "nextAttemptAt" timestamptz), set_config('synchronous_commit', $2, true)
     ), noted AS (
       INSERT INTO webhook_attempts (id, delivery_id, at, status, duration_ms, error, error_message, response)
       SELECT id, "deliveryId", at, status, "durationMs", error, "errorMessage", response FROM r
       WHERE EXISTS (SELECT FROM webhook_deliveries d WHERE d.id = r."deliveryId")
     ), healthy AS (
       UPDATE webhook_endpoints e SET failing_since = NULL
       WHERE failing_since IS NOT NULL AND id IN (SELECT "endpointId" FROM r WHERE state = 'delivered')
     ), failing AS (
       UPDATE webhook_endpoints e SET failing_since = now()
       WHERE failing_since IS NULL AND id IN (SELECT "endpointId" FROM r WHERE state <> 'delivered')
         AND id NOT IN (SELECT "endpointId" FROM r WHERE state = 'delivered')
     )
     UPDATE webhook_deliveries d SET attempts_made = d.attempts_made + 1, leased_until = NULL,
       state = CASE WHEN d.state = 'held' AND r.state <> 'delivered' THEN 'held' ELSE r.state END,
       next_attempt_at = CASE WHEN d.state <> 'held' THEN r."nextAttemptAt" END
     FROM r WHERE d.id = r."deliveryId" AND d.round = r.round AND d.state <> 'delivered'
     RETURNING d.id, d.round, d.endpoint_id, d.state, d.next_attempt_at`,
    [JSON.stringify(rows), synchronousCommit],
  );
}

/** Marks a delivery as failed if it is still retrying in this round. */
export async function failRetrying(tx: Database, id: string, round: number): Promise<void> {
  await update(
    tx,
    webhookDeliveries,
    { id, round, state: 'retrying' },
    { state: 'failed', nextAttemptAt: null },
  );
}
