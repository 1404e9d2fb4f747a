/**
 * Defines how long the platform stores the events of a processor, and how often it tries to apply them. See
 * docs/rules/charges.md.
 */
import { MINUTE_MS, SECOND_MS } from '../days';

const PROCESSOR_EVENT_STATES = ['waiting', 'applied', 'ignored', 'failed'] as const;
export type ProcessorEventState = (typeof PROCESSOR_EVENT_STATES)[number];

/** The kinds of events that the platform applies. It stores and ignores all other events. */
const PROCESSOR_EVENT_KINDS = [
  'charge',
  'refund',
  'dispute',
  'fraud_warning',
  'source',
  'payout',
  'payout_account',
  'identity_check',
] as const;
export type ProcessorEventKind = (typeof PROCESSOR_EVENT_KINDS)[number];

/** A signature older than this is refused, so that nobody can replay an old event. */
export const SIGNATURE_TOLERANCE_MS = 5 * MINUTE_MS;

/** An event is deleted after this time. */
export const PROCESSOR_EVENT_DAYS = 90;

/** After this many attempts to apply it, an event is `failed`. */
export const PROCESSOR_EVENT_ATTEMPTS = 60;

/** The platform logs an error if an event has been waiting longer than this. */
export const PROCESSOR_EVENT_LATE_MS = 5 * MINUTE_MS;

/** The delay doubles with each failed attempt, up to `MOST_RETRY_MS`. */
const FIRST_RETRY_MS = 2 * SECOND_MS;
const MOST_RETRY_MS = 60 * MINUTE_MS;

/** Returns the delay before the next attempt, after this many failed attempts. */
export function retryDelayMs(attempts: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** Math.min(attempts - 1, 30), MOST_RETRY_MS);
}
