import { Op } from 'sequelize';
import { earnedQuota, type QuotaFacts } from '../../../domain/access/allowance';
import { goesFirst } from '../../../domain/access/scopes';
import { type Database, runStatement, selectRows } from '../../database';
import { CHANNELS, notify } from '../../listen';
import { QUOTA_FACTS } from '../access/api-keys';
import { count, find, insert, list, listPage, lock, update } from '../../rows';
import { type WebhookEndpointRow, webhookEndpoints } from '../../tables/messages';

export type WebhookEndpoint = Omit<WebhookEndpointRow, 'pacedFrom' | 'version' | 'restingUntil'>;

export async function insertEndpoint(tx: Database, endpoint: WebhookEndpoint): Promise<void> {
  await insert(tx, webhookEndpoints, endpoint);
}

export async function countEndpoints(db: Database, accountId: string): Promise<number> {
  return count(db, webhookEndpoints, { accountId, deletedAt: null });
}

/** Finds an endpoint that is not deleted. */
export async function findEndpoint(db: Database, id: string): Promise<WebhookEndpoint | undefined> {
  return find(db, webhookEndpoints, { id, deletedAt: null });
}

/** Reads one endpoint and locks it until the transaction ends. */
export async function lockEndpoint(tx: Database, id: string): Promise<WebhookEndpoint | undefined> {
  return lock(tx, webhookEndpoints, { id, deletedAt: null });
}

/** Returns a page of an account's endpoints, oldest first, and the total. */
export async function listEndpoints(
  db: Database,
  accountId: string,
  page: { limit: number; offset: number },
): Promise<{ endpoints: WebhookEndpoint[]; total: number }> {
  const { rows, total } = await listPage(
    db,
    webhookEndpoints,
    { accountId, deletedAt: null },
    { order: ['id'], ...page },
  );
  return { endpoints: rows, total };
}

/** Updates an endpoint. Lock it first. Wakes the workers, so that the one with its deliveries notices the change. */
export async function updateEndpoint(
  tx: Database,
  id: string,
  changes: Partial<WebhookEndpoint>,
): Promise<void> {
  await update(tx, webhookEndpoints, { id }, changes);
  await runStatement(tx, 'UPDATE webhook_endpoints SET version = version + 1 WHERE id = $1', [id]);
  notify(tx, CHANNELS.deliveries);
}

/** Returns those of the endpoints that have another version than the given one. */
export async function listChangedEndpoints(
  db: Database,
  versions: { endpointId: string; version: number }[],
): Promise<string[]> {
  if (versions.length === 0) return [];
  const rows = await selectRows<{ id: string }>(
    db,
    `SELECT e.id FROM json_to_recordset($1::json) AS r("endpointId" text, version integer)
     JOIN webhook_endpoints e ON e.id = r."endpointId" WHERE e.version <> r.version`,
    [JSON.stringify(versions)],
  );
  return rows.map(({ id }) => id);
}

/** Stores until when workers do not try an endpoint; null if the endpoint works again. */
export async function noteRest(db: Database, id: string, until: Date | null): Promise<void> {
  await update(db, webhookEndpoints, { id }, { restingUntil: until });
}

/**
 * Returns those of the given endpoints that are enabled and have been failing since a time earlier than
 * `before`.
 */
export async function listFailingSince(db: Database, ids: string[], before: Date): Promise<string[]> {
  const rows = await list(db, webhookEndpoints, {
    id: ids,
    status: 'enabled',
    failingSince: { [Op.lt]: before },
  });
  return rows.map(({ id }) => id);
}

/** Returns those of the endpoints whose account's quota gives their retries priority. */
export async function listEndpointsThatGoFirst(db: Database, endpointIds: string[]): Promise<Set<string>> {
  if (endpointIds.length === 0) return new Set();
  const rows = await selectRows<QuotaFacts & { id: string }>(
    db,
    `SELECT e.id, ${QUOTA_FACTS} FROM webhook_endpoints e JOIN accounts a ON a.id = e.account_id
     WHERE e.id = ANY($1)`,
    [endpointIds],
  );
  return new Set(rows.filter((facts) => goesFirst(earnedQuota(facts))).map(({ id }) => id));
}
