import { type Database } from '../../../db/database';
import { type Actor } from '../../../domain/access/actor';
import { type Delivery, findDelivery } from '../../../db/queries/webhooks/deliveries';
import { findEndpoint, type WebhookEndpoint } from '../../../db/queries/webhooks/endpoints';
import { notFound } from '../../../domain/errors';
import { ownsWebhook } from '../../policies/webhook';

/** Loads the caller's endpoint. Throws 404 for any other endpoint. */
export async function loadEndpoint(db: Database, actor: Actor, id: string): Promise<WebhookEndpoint> {
  const endpoint = await findEndpoint(db, id);
  if (endpoint === undefined || !ownsWebhook(actor, endpoint)) throw notFound('webhook endpoint');
  return endpoint;
}

/** Loads the caller's delivery. Throws 404 for any other delivery. */
export async function loadDelivery(db: Database, actor: Actor, id: string): Promise<Delivery> {
  const delivery = await findDelivery(db, id);
  if (delivery === undefined || !ownsWebhook(actor, delivery)) throw notFound('delivery');
  return delivery;
}
