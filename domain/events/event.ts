/** Lists all events and the data of each event in wire format. See docs/rules/events.md. */
import { z } from 'zod';
import { donationEvents } from './gifts';
import { exchangeRateEvents } from './exchange-rates';
import { payoutEvents } from './payouts';
import { matchingEvents } from './matching';
import { subscriptionEvents } from './subscriptions';
import { recurringEvents } from './plans';
import { claimEvents } from './claims';
import { payoutAccountEvents } from './payout-accounts';
import { reconciliationEvents } from './reconciliation';
import { verificationEvents } from './verification';
import { volunteeringEvents } from './hours';
import { qualificationEvents } from './qualifications';
import { webhookEvents } from './webhooks';

/**
 * The schemas of all events. The platform checks data against them before storing it, and generates OpenAPI
 * from them.
 */
export const EVENT_SCHEMAS = {
  ...donationEvents,
  ...recurringEvents,
  ...matchingEvents,
  ...volunteeringEvents,
  ...qualificationEvents,
  ...verificationEvents,
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
export type DomainEvent = { [Name in EventName]: { name: Name; data: EventData[Name] } }[EventName];

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
