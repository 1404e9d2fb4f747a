/** Stores the events that payment processors send. Workers claim and apply them. */
import {
  PROCESSOR_EVENT_DAYS,
  PROCESSOR_EVENT_LATE_MS,
  type ProcessorEventKind,
  type ProcessorEventState,
} from '../../../domain/charges/processor-event';
import { changeRows, type Database, runStatement, selectRows } from '../../database';
import { CHANNELS, notify } from '../../listen';
import { update } from '../../rows';
import { type ProcessorEventRow, processorEvents } from '../../tables/sources';

export interface NewProcessorEvent extends Pick<
  ProcessorEventRow,
  'id' | 'processor' | 'type' | 'kind' | 'reference' | 'sealedPayload' | 'receivedAt'
> {
  /** A worker applies the event at this time or later. */
  dueAt: Date;
}

/**
 * Stores an event unless its id is already stored, and wakes the workers. Workers ignore an event without a
 * kind.
 */
export async function keepProcessorEvent(tx: Database, event: NewProcessorEvent): Promise<void> {
  await runStatement(
    tx,
    `INSERT INTO processor_events
       (id, processor, type, kind, reference, sealed_payload, state, received_at, next_attempt_at, applied_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (id) DO NOTHING`,
    [
      event.id,
      event.processor,
      event.type,
      event.kind,
      event.reference,
      event.sealedPayload,
      event.kind === null ? 'ignored' : 'waiting',
      event.receivedAt,
      event.dueAt,
      event.kind === null ? event.receivedAt : null,
    ],
  );
  if (event.kind !== null) notify(tx, CHANNELS.processorEvents);
}

export interface WaitingEvent extends Pick<ProcessorEventRow, 'id' | 'processor' | 'type'> {
  kind: ProcessorEventKind;
  reference: string;
  /** The number of attempts, including this one. */
  attempts: number;
}

/** Claims due events for `leaseMs`. If the worker dies, the events are due again when this time is over. */
export async function claimProcessorEvents(
  db: Database,
  { limit, leaseMs }: { limit: number; leaseMs: number },
): Promise<WaitingEvent[]> {
  return selectRows<WaitingEvent>(
    db,
    `UPDATE processor_events SET attempts = attempts + 1, next_attempt_at = now() + $2 * interval '1 millisecond'
     WHERE id IN (
       SELECT id FROM processor_events WHERE state = 'waiting' AND next_attempt_at <= now()
       ORDER BY next_attempt_at LIMIT $1 FOR UPDATE SKIP LOCKED
     ) RETURNING id, processor, type, kind, reference, attempts`,
    [limit, leaseMs],
  );
}

/**
 * Locks an event until the transaction ends. Returns false if another worker has already applied or dropped
 * it.
 */
export async function holdProcessorEvent(tx: Database, id: string): Promise<boolean> {
  const rows = await selectRows(
    tx,
    `SELECT 1 FROM processor_events WHERE id = $1 AND state = 'waiting' FOR UPDATE`,
    [id],
  );
  return rows.length > 0;
}

/** Stores the final state of a waiting event. */
export async function endProcessorEvent(
  db: Database,
  id: string,
  { state, at }: { state: Exclude<ProcessorEventState, 'waiting'>; at: Date },
): Promise<void> {
  await update(db, processorEvents, { id, state: 'waiting' }, { state, appliedAt: at });
}

/** Makes an event due again after a delay. */
export async function postponeProcessorEvent(db: Database, id: string, delayMs: number): Promise<void> {
  await runStatement(
    db,
    `UPDATE processor_events SET next_attempt_at = now() + $2 * interval '1 millisecond'
     WHERE id = $1 AND state = 'waiting'`,
    [id, delayMs],
  );
}

export interface EventHealth {
  /**
   * The number of overdue events of each type, and the age of the oldest. Events that are not due yet are
   * left out.
   */
  waiting: { type: string; count: number; oldestMs: number }[];
  isLate: boolean;
}

/**
 * Counts the due events that are not applied yet. `isLate` is true if one of them has waited longer than
 * PROCESSOR_EVENT_LATE_MS.
 */
export async function findEventHealth(db: Database, at: Date): Promise<EventHealth> {
  const waiting = await selectRows<EventHealth['waiting'][number]>(
    db,
    `SELECT type, count(*) AS count,
            (extract(epoch FROM $1::timestamptz - min(received_at)) * 1000)::float8 AS oldest_ms
     FROM processor_events WHERE state = 'waiting' AND (attempts > 0 OR next_attempt_at <= $1)
     GROUP BY type ORDER BY type`,
    [at],
  );
  return { waiting, isLate: waiting.some(({ oldestMs }) => oldestMs > PROCESSOR_EVENT_LATE_MS) };
}

/**
 * Deletes one batch of events that are older than PROCESSOR_EVENT_DAYS and no longer wait. Returns how many
 * it deleted.
 */
export async function forgetProcessorEvents(db: Database, limit = 1_000): Promise<number> {
  return changeRows(
    db,
    `DELETE FROM processor_events WHERE id IN (
       SELECT id FROM processor_events WHERE received_at < now() - $2 * interval '1 day' AND state <> 'waiting'
       ORDER BY received_at LIMIT $1
     )`,
    [limit, PROCESSOR_EVENT_DAYS],
  );
}
