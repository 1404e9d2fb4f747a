import { type Database } from '../../db/database';
import { lockAccount } from '../../db/queries/access/accounts';
import { countEndpoints, insertEndpoint, type WebhookEndpoint } from '../../db/queries/webhooks/endpoints';
import { GivingError } from '../../domain/errors';
import { newId } from '../../new-id';
import { type SecretBox } from '../../gateways';
import { createWebhookSecret } from '../../gateways/webhook-secret';
import { sealHeaders } from './headers';

const MAX_ENDPOINTS = 50;
const DEFAULT_CONCURRENCY = 10;

export interface EndpointOrder {
  accountId: string;
  url: string;
  events: string[];
  description: string | null;
  disabled: boolean;
  headers?: Record<string, string> | undefined;
  maxConcurrency?: number | undefined;
  ratePerSecond?: number | null | undefined;
  secrets: SecretBox;
  at: Date;
}

/**
 * Subscribes a URL to events. Returns the endpoint and its signing secret, of which only an encrypted copy is
 * stored.
 */
export async function createEndpoint(
  tx: Database,
  order: EndpointOrder,
): Promise<{ endpoint: WebhookEndpoint; secret: string }> {
  await lockAccount(tx, order.accountId);
  if ((await countEndpoints(tx, order.accountId)) >= MAX_ENDPOINTS) {
    const message = `An account can have at most ${MAX_ENDPOINTS} webhook endpoints.`;
    throw new GivingError('CONFLICT', message, { limit: MAX_ENDPOINTS });
  }
  const secret = createWebhookSecret();
  const endpoint: WebhookEndpoint = {
    id: newId('endpoint'),
    accountId: order.accountId,
    url: order.url,
    events: order.events,
    description: order.description,
    status: order.disabled ? 'disabled' : 'enabled',
    sealedSecret: order.secrets.seal(secret),
    previousSealedSecret: null,
    previousSecretUntil: null,
    ...sealHeaders(order.secrets, order.headers ?? {}),
    maxConcurrency: order.maxConcurrency ?? DEFAULT_CONCURRENCY,
    ratePerSecond: order.ratePerSecond ?? null,
    failingSince: null,
    disabledReason: order.disabled ? 'owner' : null,
    createdAt: order.at,
    deletedAt: null,
  };
  await insertEndpoint(tx, endpoint);
  return { endpoint, secret };
}
