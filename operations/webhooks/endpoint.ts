import { type Database } from '../../db/database';
import { lockEndpoint, type WebhookEndpoint } from '../../db/queries/webhooks/endpoints';
import { GivingError, notFound } from '../../domain/errors';

/** Locks an endpoint until the transaction ends. Throws NOT_FOUND if it is deleted. */
export async function holdEndpoint(tx: Database, id: string): Promise<WebhookEndpoint> {
  const endpoint = await lockEndpoint(tx, id);
  if (endpoint === undefined) throw notFound('webhook endpoint');
  return endpoint;
}

/**
 * Locks an endpoint before a delivery is sent to it. Throws CONFLICT if the endpoint is paused, disabled or
 * deleted.
 */
export async function holdEnabledEndpoint(tx: Database, id: string): Promise<WebhookEndpoint> {
  const endpoint = await lockEndpoint(tx, id);
  if (endpoint?.status === 'enabled') return endpoint;
  const status = endpoint?.status ?? 'deleted';
  throw new GivingError('CONFLICT', `The endpoint is ${status}. Enable it first.`, { status });
}
