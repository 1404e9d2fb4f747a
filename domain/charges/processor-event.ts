/** Defines how events of a payment processor are kept and applied. See docs/rules/charges.md. */
import { MINUTE_MS, SECOND_MS } from '../days';

export const PROCESSOR_EVENT_STATES = ['waiting', 'applied', 'ignored', 'failed'] as const;
export type ProcessorEventState = (typeof PROCESSOR_EVENT_STATES)[number];

/** Each kind of event is applied in its own way. Events of other kinds are stored and ignored. */
export const PROCESSOR_EVENT_KINDS = ['charge', 'refund', 'dispute', 'fraud_warning', 'source'] as const;
export type ProcessorEventKind = (typeof PROCESSOR_EVENT_KINDS)[number];

/** A signature older than this is refused, so that nobody can replay an old event. */
export const SIGNATURE_TOLERANCE_MS = 5 * MINUTE_MS;

/** An event is deleted after this time. */
export const PROCESSOR_EVENT_DAYS = 90;

/** An event that could not be applied this often is `failed`. */
export const PROCESSOR_EVENT_ATTEMPTS = 60;

/** An error is logged if an event waits longer than this. */
export const PROCESSOR_EVENT_LATE_MS = 5 * MINUTE_MS;

/** The delay doubles with each failed attempt, up to `MOST_RETRY_MS`. */
export const FIRST_RETRY_MS = 2 * SECOND_MS;
export const MOST_RETRY_MS = 60 * MINUTE_MS;

/** Returns how long to wait after this many failed attempts. */
export function retryDelayMs(attempts: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** Math.min(attempts - 1, 30), MOST_RETRY_MS);
}
