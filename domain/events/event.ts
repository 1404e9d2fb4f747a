/** Lists the events of all nouns, which `events.ts` in the folder of each noun defines. See docs/rules/events.md. */
import { z } from 'zod';
import { claimEvents } from '../claims/events';
import { disputeEvents } from '../disputes/events';
import { exchangeRateEvents } from '../exchange-rates/events';
import { feeEvents } from '../fees/events';
import { giftEvents } from '../gifts/events';
import { hoursEvents } from '../hours/events';
import { matchingEvents } from '../matching/events';
import { payoutAccountEvents } from '../payout-accounts/events';
import { payoutEvents } from '../payouts/events';
import { planEvents } from '../plans/events';
import { qualificationEvents } from '../qualifications/events';
import { reconciliationEvents } from '../reconciliation/events';
import { referenceEvents } from '../references/events';
import { refundEvents } from '../refunds/events';
import { subscriptionEvents } from '../subscriptions/events';
import { verificationEvents } from '../verification/events';
import { videoCallEvents } from '../video-calls/events';
import { webhookEvents } from '../webhooks/events';
import { type EventOf } from './event-of';

/**
 * The schemas of all events. The platform checks data against them before storing it, and generates OpenAPI
 * from them.
 */
export const EVENT_SCHEMAS = {
  ...giftEvents,
  ...refundEvents,
  ...disputeEvents,
  ...feeEvents,
  ...planEvents,
  ...matchingEvents,
  ...hoursEvents,
  ...qualificationEvents,
  ...verificationEvents,
  ...referenceEvents,
  ...videoCallEvents,
  ...claimEvents,
  ...payoutAccountEvents,
  ...payoutEvents,
  ...subscriptionEvents,
  ...exchangeRateEvents,
  ...reconciliationEvents,
  ...webhookEvents,
};

export type EventName = keyof typeof EVENT_SCHEMAS;
export type EventData = { [Name in EventName]: z.output<(typeof EVENT_SCHEMAS)[Name]> };

export const EVENT_NAMES = Object.keys(EVENT_SCHEMAS) as [EventName, ...EventName[]];

/** An event that is not stored yet. Storing it writes one row for each account that may see it. */
export type DomainEvent = EventOf<typeof EVENT_SCHEMAS>;

/**
 * Thrown if an event's data does not fit its schema, which is our bug. The message contains field names but
 * no values.
 */
export class EventDataError extends Error {
  override readonly name = 'EventDataError';
  readonly code = 'EVENT_DATA_INVALID';

  constructor(event: string, paths: string[]) {
    super(`The data of ${event} does not fit its schema: ${paths.join(', ')}`);
  }
}

/** Throws an EventDataError unless the event's data fits its schema. */
export function checkEvent(event: DomainEvent): void {
  const schema: z.ZodType = EVENT_SCHEMAS[event.name];
  const parsed = schema.safeParse(event.data);
  if (parsed.success) return;
  throw new EventDataError(
    event.name,
    parsed.error.issues.map((issue) => issue.path.join('.') || issue.code),
  );
}

/** Describes the body of a webhook, which is also an entry of the event feed. */
export function envelopeSchema(name: EventName) {
  return z.strictObject({
    event: z.literal(name),
    data: EVENT_SCHEMAS[name],
    timestamp: z.iso.datetime().meta({ description: 'The time of the event' }),
    webhook_id: z.string().meta({ description: "The event's id, the same on every attempt" }),
    sequence: z.int().min(1).meta({ description: "The event's place in your feed, without gaps" }),
  });
}
