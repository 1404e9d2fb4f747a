import { type Sequelize } from 'sequelize';
import { type EventName } from '../../domain/events/event';
import {
  defineTable,
  countOrNull,
  id,
  integer,
  integerOrNull,
  json,
  text,
  textOrNull,
  texts,
  time,
  timeOrNull,
} from './columns';

export interface EventRow {
  id: string;
  accountId: string;
  name: EventName;
  data: object;
  /** The only endpoint that gets a test event; null for other events. */
  onlyEndpointId: string | null;
  occurredAt: Date;
  /** The event's position in the feed of its account; null until the fan-out worker assigns it. */
  sequence: number | null;
}

export type EndpointStatus = 'enabled' | 'paused' | 'disabled';
export type DisabledReason = 'owner' | 'gone' | 'failing';

export interface WebhookEndpointRow {
  id: string;
  accountId: string;
  url: string;
  events: string[];
  description: string | null;
  status: EndpointStatus;
  sealedSecret: string;
  previousSealedSecret: string | null;
  previousSecretUntil: Date | null;
  /** The owner's custom headers as encrypted JSON; null if there are none. */
  sealedHeaders: string | null;
  headerNames: string[];
  /** The limit of concurrent requests. */
  maxConcurrency: number;
  /** The limit of requests per second; null for none. */
  ratePerSecond: number | null;
  /** The time of the first failure since the last success; null after a success. */
  failingSince: Date | null;
  disabledReason: DisabledReason | null;
  createdAt: Date;
  deletedAt: Date | null;
}

export type DeliveryState = 'pending' | 'delivered' | 'retrying' | 'failed' | 'held';

export interface WebhookDeliveryRow {
  id: string;
  eventId: string;
  endpointId: string;
  accountId: string;
  state: DeliveryState;
  /** Starts at 1. Each redelivery begins a new round of attempts. */
  round: number;
  /** Attempts in this round. */
  attemptsMade: number;
  nextAttemptAt: Date | null;
  /** When a worker's lease on the pending delivery ends; null without a lease. */
  leasedUntil: Date | null;
  createdAt: Date;
}

export interface WebhookAttemptRow {
  id: string;
  deliveryId: string;
  at: Date;
  status: number | null;
  durationMs: number;
  /** The kind of failure: `dns`, `refused`, `tls`, `timeout`, `status`, …; null on success. */
  error: string | null;
  errorMessage: string | null;
  response: string | null;
}

export interface OutboxRow {
  id?: string;
  workflowType: string;
  workflowId: string;
  input: object;
  searchAttributes: Record<string, string>;
  summary: string;
  /** The signal to send to the workflow. Without one, the relay starts the workflow. */
  signal?: string | null;
  /**
   * If true, the relay updates the Temporal Schedule of the plan in `workflowId` and does not start a
   * workflow.
   */
  schedule?: boolean;
  canWait?: boolean;
  /** If true, Temporal runs the workflow's tasks before the waiting tasks of other workflows. */
  goesFirst?: boolean;
  /** When the workflow has its first work to do; null or absent if it has work immediately. */
  beginsAt?: Date | null;
  createdAt?: Date;
}

export function defineEventModels(sequelize: Sequelize) {
  return {
    events: defineTable<EventRow>(sequelize, 'events', {
      id,
      accountId: text,
      name: text,
      data: json,
      onlyEndpointId: textOrNull,
      occurredAt: time,
      sequence: countOrNull('sequence'),
    }),
    webhookEndpoints: defineTable<WebhookEndpointRow>(sequelize, 'webhook_endpoints', {
      id,
      accountId: text,
      url: text,
      events: texts,
      description: textOrNull,
      status: text,
      sealedSecret: text,
      previousSealedSecret: textOrNull,
      previousSecretUntil: timeOrNull,
      sealedHeaders: textOrNull,
      headerNames: texts,
      maxConcurrency: integer,
      ratePerSecond: integerOrNull,
      failingSince: timeOrNull,
      disabledReason: textOrNull,
      createdAt: time,
      deletedAt: timeOrNull,
    }),
    webhookDeliveries: defineTable<WebhookDeliveryRow>(sequelize, 'webhook_deliveries', {
      id,
      eventId: text,
      endpointId: text,
      accountId: text,
      state: text,
      round: integer,
      attemptsMade: integer,
      nextAttemptAt: timeOrNull,
      leasedUntil: timeOrNull,
      createdAt: time,
    }),
    webhookAttempts: defineTable<WebhookAttemptRow>(sequelize, 'webhook_attempts', {
      id,
      deliveryId: text,
      at: time,
      status: integerOrNull,
      durationMs: integer,
      error: textOrNull,
      errorMessage: textOrNull,
      response: textOrNull,
    }),
  };
}
