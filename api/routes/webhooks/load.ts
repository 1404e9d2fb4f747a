/** What the caller owns, or 404. */
import { type Database } from '../../../db/database';
import { type Actor } from '../../../db/queries/access/api-keys';
import { type Delivery, findDelivery } from '../../../db/queries/webhooks/deliveries';
import { findEndpoint, lockEndpoint, type WebhookEndpoint } from '../../../db/queries/webhooks/endpoints';
import { GivingError, notFound, validationError } from '../../../domain/errors';
import { type Outbound, OutboundError } from '../../../gateways/outbound';
import { ownsWebhook } from '../../policies/webhook';

export async function loadEndpoint(db: Database, actor: Actor, id: string): Promise<WebhookEndpoint> {
  return owned(await findEndpoint(db, id), actor);
}

/** The endpoint, held against every other change until the transaction ends. */
export async function loadLockedEndpoint(tx: Database, actor: Actor, id: string): Promise<WebhookEndpoint> {
  return owned(await lockEndpoint(tx, id), actor);
}

export async function loadDelivery(db: Database, actor: Actor, id: string): Promise<Delivery> {
  const delivery = await findDelivery(db, id);
  if (delivery === undefined || !ownsWebhook(actor, delivery)) throw notFound('delivery');
  return delivery;
}

/** 409 unless events may be sent to the endpoint now. */
export function requireEnabled(endpoint: WebhookEndpoint | undefined): void {
  if (endpoint?.status === 'enabled') return;
  throw new GivingError('CONFLICT', `The endpoint is ${endpoint?.status ?? 'deleted'}: enable it first.`, {
    status: endpoint?.status ?? 'deleted',
  });
}

/** Refuses a URL that could never be requested. */
export function checkWebhookUrl(outbound: Outbound, url: string): void {
  try {
    outbound.checkUrl(url);
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    throw validationError([{ field: 'url', message: error.message }]);
  }
}

function owned(endpoint: WebhookEndpoint | undefined, actor: Actor): WebhookEndpoint {
  if (endpoint === undefined || !ownsWebhook(actor, endpoint)) throw notFound('webhook endpoint');
  return endpoint;
}
