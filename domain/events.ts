/** Event names and the data each carries, in wire form (specification section 6; decisions: "Events and webhooks"). */

export interface EventData {
  'donation.created': {
    donation_id: string;
    charity_id: string;
    amount: string;
    currency: string;
    donor_id: string | null;
    transaction_hash: string;
  };
  'donation.completed': {
    donation_id: string;
    charity_id: string;
    amount: string;
    currency: string;
    donor_id: string | null;
    transaction_hash: string;
  };
  'donation.failed': {
    donation_id: string;
    charity_id: string;
    amount: string;
    currency: string;
    donor_id: string | null;
    reason: string;
    code: string;
  };
  'webhook.test': { endpoint_id: string; message: string };
}

export type EventName = keyof EventData;

export const EVENT_NAMES = [
  'donation.created',
  'donation.completed',
  'donation.failed',
  'webhook.test',
] as const satisfies readonly EventName[];

/** One thing that happened, before it is addressed to the accounts that may know of it. */
export type DomainEvent = { [Name in EventName]: { name: Name; data: EventData[Name] } }[EventName];
