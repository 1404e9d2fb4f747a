import { newId } from '../../../new-id';
import { type Database, selectRows } from '../../database';
import { type DisabledReason, type WebhookEndpointRow } from '../../models/events';
import { recordEvent } from '../events/record-events';
import { holdDeliveries } from './deliveries';

export type WebhookEndpoint = WebhookEndpointRow;

type Given = 'accountId' | 'url' | 'events' | 'description' | 'sealedSecret' | 'status' | 'disabledReason';
export type NewEndpoint = Pick<WebhookEndpoint, Given> & Partial<EndpointSettings>;

/** What an owner may leave as it is by default. */
export type EndpointSettings = Pick<
  WebhookEndpoint,
  'sealedHeaders' | 'headerNames' | 'maxConcurrency' | 'ratePerSecond'
>;

const DEFAULT_CONCURRENCY = 10;

/** Stores a new endpoint, unless its account has `limit` already. */
export async function insertEndpoint(
  tx: Database,
  endpoint: NewEndpoint,
  limit: number,
): Promise<WebhookEndpoint | undefined> {
  await selectRows(tx, 'SELECT id FROM accounts WHERE id = $1 FOR UPDATE', [endpoint.accountId]);
  const existing = await tx.models.webhookEndpoints.count({
    where: { accountId: endpoint.accountId, deletedAt: null },
    transaction: tx.transaction,
  });
  if (existing >= limit) return undefined;
  const row: WebhookEndpoint = {
    id: newId('endpoint'),
    previousSealedSecret: null,
    previousSecretUntil: null,
    sealedHeaders: null,
    headerNames: [],
    maxConcurrency: DEFAULT_CONCURRENCY,
    ratePerSecond: null,
    failingSince: null,
    createdAt: new Date(),
    deletedAt: null,
    ...endpoint,
  };
  await tx.models.webhookEndpoints.create(row, { transaction: tx.transaction, returning: false });
  return row;
}

/** One endpoint that was not deleted, whoever owns it. */
export async function findEndpoint(db: Database, id: string): Promise<WebhookEndpoint | undefined> {
  const row = await db.models.webhookEndpoints.findOne({
    where: { id, deletedAt: null },
    transaction: db.transaction,
  });
  return row?.get({ plain: true });
}

/** One endpoint, held against every other change until the transaction ends. */
export async function lockEndpoint(tx: Database, id: string): Promise<WebhookEndpoint | undefined> {
  const row = await tx.models.webhookEndpoints.findOne({
    where: { id, deletedAt: null },
    transaction: tx.transaction,
    lock: true,
  });
  return row?.get({ plain: true });
}

/** A page of an account's endpoints, oldest first, and how many there are. */
export async function listEndpoints(
  db: Database,
  accountId: string,
  page: { limit: number; offset: number },
): Promise<{ endpoints: WebhookEndpoint[]; total: number }> {
  const { rows, count } = await db.models.webhookEndpoints.findAndCountAll({
    where: { accountId, deletedAt: null },
    order: [['id', 'ASC']],
    ...page,
    transaction: db.transaction,
  });
  return { endpoints: rows.map((row) => row.get({ plain: true })), total: count };
}

/** Writes an endpoint's changes; the caller holds its lock. */
export async function updateEndpoint(
  tx: Database,
  id: string,
  changes: Partial<WebhookEndpoint>,
): Promise<void> {
  await tx.models.webhookEndpoints.update(changes, { where: { id }, transaction: tx.transaction });
}

/** Deletes an endpoint for its owner; its deliveries stay readable, and what was to be sent is held for good. */
export async function deleteEndpoint(tx: Database, id: string, at: Date): Promise<void> {
  await updateEndpoint(tx, id, { deletedAt: at });
  await holdDeliveries(tx, id);
}

/** Disables an endpoint that is gone or has failed for days, holds its deliveries, and tells its owner. */
export async function disableEndpoint(
  tx: Database,
  id: string,
  reason: Exclude<DisabledReason, 'owner'>,
  at: Date,
): Promise<void> {
  const endpoint = await lockEndpoint(tx, id);
  if (endpoint === undefined || endpoint.status === 'disabled') return;
  await updateEndpoint(tx, id, { status: 'disabled', disabledReason: reason });
  await holdDeliveries(tx, id);
  const data = {
    endpoint_id: id,
    url: endpoint.url,
    reason,
    failing_since: endpoint.failingSince?.toISOString() ?? null,
    disabled_at: at.toISOString(),
  };
  await recordEvent(tx, { name: 'webhook.endpoint.disabled', data }, { accountId: endpoint.accountId }, at);
}
