/** What attempts led to: log, state of the delivery, health of the endpoint, and the workflow that retries. */
import { newId } from '../../../new-id';
import { type Database, inTransaction, runStatement, selectRows } from '../../database';
import { type DeliveryState } from '../../models/events';
import { disableEndpoint } from './endpoints';
import { enqueueWorkflows, type WorkflowStart } from '../platform/promise-workflows';

/** One finished attempt. */
export interface AttemptOutcome {
  deliveryId: string;
  round: number;
  endpointId: string;
  at: Date;
  /** Absent when there was no answer. */
  status: number | null;
  durationMs: number;
  /** The kind of failure; null on success. */
  error: string | null;
  errorMessage: string | null;
  response: string | null;
  state: 'delivered' | 'retrying' | 'failed';
  nextAttemptAt: Date | null;
  /** The receiver answered that the endpoint is gone for good. */
  gone: boolean;
}

export interface MovedDelivery {
  id: string;
  round: number;
  endpointId: string;
  state: DeliveryState;
  nextAttemptAt: Date | null;
}

export interface OutcomeOptions {
  /** How a retry is started; absent when a workflow is at work on the delivery already. */
  startRetry?: (delivery: MovedDelivery) => WorkflowStart;
}

/** How long an endpoint may fail before it is disabled. */
const FAILING_DAYS = 5;

/** Writes finished attempts together; answers the deliveries that were still of the attempt's round. */
export async function recordOutcomes(
  db: Database,
  outcomes: AttemptOutcome[],
  options: OutcomeOptions = {},
): Promise<MovedDelivery[]> {
  if (outcomes.length === 0) return [];
  // One statement needs no transaction of its own, and success is the usual case.
  if (outcomes.every(({ state }) => state === 'delivered')) return writeOutcomes(db, outcomes, 'off');
  return inTransaction(db, async (tx) => {
    const moved = await writeOutcomes(tx, outcomes, 'on');
    const { startRetry } = options;
    if (startRetry !== undefined) {
      await enqueueWorkflows(tx, moved.filter(({ state }) => state === 'retrying').map(startRetry));
    }
    await disableEndpoints(tx, outcomes);
    return moved;
  });
}

/**
 * A success counts also for a delivery that was held meanwhile; a failure leaves it held. Success need not wait for
 * the disk: should the machine die at that moment, the delivery is made once more.
 */
async function writeOutcomes(
  db: Database,
  outcomes: AttemptOutcome[],
  synchronousCommit: 'on' | 'off',
): Promise<MovedDelivery[]> {
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
     RETURNING d.id, d.round, d.endpoint_id AS "endpointId", d.state, d.next_attempt_at AS "nextAttemptAt"`,
    [JSON.stringify(rows), synchronousCommit],
  );
}

async function disableEndpoints(tx: Database, outcomes: AttemptOutcome[]): Promise<void> {
  const failed = outcomes.filter(({ state }) => state !== 'delivered');
  const gone = new Set(failed.filter((outcome) => outcome.gone).map(({ endpointId }) => endpointId));
  const tired = await selectRows<{ id: string }>(
    tx,
    `SELECT id FROM webhook_endpoints
     WHERE id = ANY($1) AND status = 'enabled' AND failing_since < now() - $2 * interval '1 day'`,
    [failed.map(({ endpointId }) => endpointId), FAILING_DAYS],
  );
  for (const id of gone) await disableEndpoint(tx, id, 'gone', new Date());
  for (const { id } of tired) if (!gone.has(id)) await disableEndpoint(tx, id, 'failing', new Date());
}

/** Ends a retrying delivery without success, by an operator's hand; ending it twice is harmless. */
export async function giveUpDelivery(db: Database, deliveryId: string, round: number): Promise<void> {
  await runStatement(
    db,
    `UPDATE webhook_deliveries SET state = 'failed', next_attempt_at = NULL
     WHERE id = $1 AND round = $2 AND state = 'retrying'`,
    [deliveryId, round],
  );
}
