import { type EventName } from '../../domain/events/event';
import { type PaymentMethod } from '../../domain/fees/quote';
import { type OrganizationTier } from '../../domain/fees/schedule';
import { type MailKind, type NoticeKind, type OptionalKind } from '../../domain/mails/kinds';
import {
  type ReportColumn,
  type ReportFormat,
  type ReportFrequency,
} from '../../domain/reports/saved-report';
import { type EndpointStatus } from '../../domain/webhooks/subscription';
import {
  type RowOf,
  count,
  day,
  defaulted,
  flag,
  integer,
  json,
  key,
  orNull,
  table,
  text,
  texts,
  time,
} from './columns';

export type DeliveryState = 'pending' | 'delivered' | 'retrying' | 'failed' | 'held';

export type DisabledReason = 'owner' | 'gone' | 'failing';

/** Workflows to start and signals to send. A relay delivers them after the transaction that wrote them. */
export const outbox = table('outbox', {
  id: key(defaulted(count())),
  workflowType: text(),
  workflowId: text(),
  input: json<object>(),
  searchAttributes: json<Record<string, string>>(),
  summary: text(),
  signal: orNull(text()),
  canWait: defaulted(flag()),
  failures: defaulted(integer()),
  nextAttemptAt: defaulted(time()),
  createdAt: defaulted(time()),
  schedule: defaulted(flag()),
  beginsAt: orNull(time()),
  goesFirst: defaulted(flag()),
});

/** What webhooks tell. An event gets its sequence when it is fanned out. */
export const events = table('events', {
  id: key(text()),
  accountId: text(),
  name: text<EventName>(),
  data: json<object>(),
  /** The only endpoint that gets a test event; null for other events. */
  onlyEndpointId: orNull(text()),
  occurredAt: time(),
  /** The event's position in the feed of its account; null until the fan-out worker assigns it. */
  sequence: orNull(count()),
});
export type EventRow = RowOf<typeof events>;

/** Addresses that get events. */
export const webhookEndpoints = table('webhook_endpoints', {
  id: key(text()),
  accountId: text(),
  url: text(),
  events: texts(),
  /** The scopes of the credential that chose the events. The endpoint gets only events that they read. */
  scopes: texts(),
  description: orNull(text()),
  status: text<EndpointStatus>(),
  sealedSecret: text(),
  previousSealedSecret: orNull(text()),
  previousSecretUntil: orNull(time()),
  /** The owner's custom headers as encrypted JSON; null if there are none. */
  sealedHeaders: orNull(text()),
  headerNames: defaulted(texts()),
  /** The limit of concurrent requests. */
  maxConcurrency: defaulted(integer()),
  /** The limit of requests per second; null for none. */
  ratePerSecond: orNull(integer()),
  pacedFrom: defaulted(time()),
  version: defaulted(integer()),
  /** The time of the first failure since the last success; null after a success. */
  failingSince: orNull(time()),
  disabledReason: orNull(text<DisabledReason>()),
  createdAt: defaulted(time()),
  deletedAt: orNull(time()),
  restingUntil: orNull(time()),
});
export type WebhookEndpointRow = RowOf<typeof webhookEndpoints>;

/** One worker at a time makes the first attempts to an endpoint. A lane is leased at least as long as its deliveries. */
export const webhookLanes = table('webhook_lanes', {
  endpointId: key(text()),
  worker: text(),
  takenAt: time(),
  leasedUntil: time(),
});

/** One event for one endpoint. A redelivery begins a new round, and the workflow of an earlier round ends. */
export const webhookDeliveries = table('webhook_deliveries', {
  id: key(text()),
  eventId: text(),
  endpointId: text(),
  accountId: text(),
  sequence: count(),
  state: text<DeliveryState>(),
  /** Starts at 1. Each redelivery begins a new round of attempts. */
  round: defaulted(integer()),
  /** Attempts in this round. */
  attemptsMade: defaulted(integer()),
  nextAttemptAt: orNull(time()),
  /** When a worker's lease on the pending delivery ends; null without a lease. */
  leasedUntil: orNull(time()),
  createdAt: defaulted(time()),
  asked: defaulted(flag()),
});
export type WebhookDeliveryRow = RowOf<typeof webhookDeliveries>;

/** Each attempt of a delivery and the receiver's answer. */
export const webhookAttempts = table('webhook_attempts', {
  id: key(text()),
  deliveryId: text(),
  at: time(),
  status: orNull(integer()),
  durationMs: integer(),
  /** The kind of failure: `dns`, `refused`, `tls`, `timeout`, `status`, …; null on success. */
  error: orNull(text()),
  errorMessage: orNull(text()),
  response: orNull(text()),
});
export type WebhookAttemptRow = RowOf<typeof webhookAttempts>;

/** Mails to send, sealed. */
export const mails = table('mails', {
  id: key(text()),
  sealedMessage: text(),
  createdAt: defaulted(time()),
  nextAttemptAt: defaulted(time()),
  failures: defaulted(integer()),
  sentAt: orNull(time()),
  kind: text<MailKind>(),
  droppedAt: orNull(time()),
});
export type MailRow = RowOf<typeof mails>;

/** Hashes of the links in mails. */
export const mailTokens = table('mail_tokens', {
  tokenHash: key(text()),
  userId: text(),
  purpose: text<'confirm_email' | 'reset_password'>(),
  interaction: orNull(text()),
  expiresAt: time(),
  usedAt: orNull(time()),
});
export type MailTokenRow = RowOf<typeof mailTokens>;

/** Kinds of mails that a user does not want. */
export const mailsSwitchedOff = table('mails_switched_off', {
  userId: key(text()),
  kind: key(text<OptionalKind>()),
});

/** Mails that are still to be written, for one user each. */
export const notices = table('notices', {
  id: key(text()),
  userId: text(),
  kind: text<NoticeKind>(),
  /** The id of the subject of the notice, such as a gift. */
  subject: text(),
  failures: defaulted(integer()),
  nextAttemptAt: defaulted(time()),
});
export type NoticeRow = RowOf<typeof notices>;

/** Reports that members of a charity get by mail. */
export const savedReports = table('saved_reports', {
  id: key(text()),
  charityId: text(),
  /** The member or operator who created the report. */
  userId: text(),
  name: text(),
  frequency: text<ReportFrequency>(),
  format: text<ReportFormat>(),
  columns: texts<ReportColumn>(),
  /** Only gifts by this method; null for all. */
  paymentMethod: orNull(text<PaymentMethod>()),
  /** Only gifts of this tier; null for all. */
  tier: orNull(text<OrganizationTier>()),
  /** The users who get the report. Users who have left the charity do not get it. */
  recipients: texts(),
  nextOn: day(),
  lastSentAt: orNull(time()),
  createdAt: time(),
});
export type SavedReportRow = RowOf<typeof savedReports>;

/** Attempts of background work on one row. A row that fails waits, and the others go on. */
export const careAttempts = table('care_attempts', {
  care: key(text()),
  itemId: key(text()),
  attempts: defaulted(integer()),
  nextAttemptAt: time(),
});
