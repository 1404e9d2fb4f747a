/** Lists the money that the sandbox's processor and payout provider moved. */
import { FAILING_LAST4, RETURNED_AFTER_MS, RETURNED_LAST4 } from '../../../domain/sandbox/payouts';
import { SANDBOX_RETURN_MS } from '../../../domain/sandbox/sources';
import { type Movement } from '../../../domain/reconciliation/item';
import { type Database, selectRows } from '../../database';

export interface SandboxMovement {
  reference: string;
  movement: Movement;
  subject: string;
  currency: string;
  amountMinor: bigint;
  movedAt: Date;
  /** With microseconds, because the cursor needs the exact time. */
  exactTime: string;
}

/**
 * A voided charge counts as a charge and a refund at the same time. The sandbox does not store the time of the void.
 */
const MOVEMENTS = `
  SELECT 'charge/' || idempotency_key AS reference, 'charge' AS movement, idempotency_key AS subject, currency, amount_minor, charged_at AS at
  FROM sandbox_charges WHERE state IN ('approved', 'voided')
  UNION ALL
  SELECT 'void/' || idempotency_key, 'refund', idempotency_key, currency, -amount_minor, charged_at
  FROM sandbox_charges WHERE state = 'voided'
  UNION ALL
  SELECT 'refund/' || idempotency_key, 'refund', idempotency_key, currency, -amount_minor, requested_at
  FROM sandbox_refunds WHERE NOT refused
  UNION ALL
  SELECT 'dispute/' || c.idempotency_key, 'dispute', c.idempotency_key, c.currency, -c.amount_minor,
    e.received_at + ${SANDBOX_RETURN_MS} * interval '1 millisecond'
  FROM processor_events e JOIN sandbox_charges c ON c.idempotency_key = e.reference
  WHERE e.processor = 'sandbox' AND e.type = 'sandbox.debit_returned'
  UNION ALL
  SELECT 'payout/' || payout_id, 'payout', payout_id, currency, -amount_minor, arrives_at
  FROM sandbox_payouts WHERE account_last4 <> '${FAILING_LAST4}'
  UNION ALL
  SELECT 'payout_return/' || payout_id, 'payout_return', payout_id, currency, amount_minor,
    arrives_at + ${RETURNED_AFTER_MS} * interval '1 millisecond'
  FROM sandbox_payouts WHERE account_last4 = '${RETURNED_LAST4}'`;

/** Returns a page of movements before `to`, oldest first. The page starts after the given time and reference. */
export async function listSandboxMovements(
  db: Database,
  { time, reference, to, limit }: { time: string; reference: string; to: Date; limit: number },
): Promise<SandboxMovement[]> {
  return selectRows(
    db,
    `SELECT reference, movement, subject, currency, amount_minor, at AS moved_at,
       to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS exact_time
     FROM (${MOVEMENTS}) AS moved
     WHERE at >= $1::timestamptz AND (at, reference) > ($1::timestamptz, $2) AND at < $3 ORDER BY at, reference LIMIT $4`,
    [time, reference, to, limit],
  );
}
