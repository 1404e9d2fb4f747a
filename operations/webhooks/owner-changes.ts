import { type Database } from '../../db/database';
import { lockAccount } from '../../db/queries/access/accounts';
import {
  countEndpoints,
  insertEndpoint,
  updateEndpoint as storeEndpoint,
  type WebhookEndpoint,
} from '../../db/queries/webhooks/endpoints';
import {
  askOldestPending,
  beginRoundsOfHeld,
  holdDeliveries,
  listUndeliveredNames,
} from '../../db/queries/webhooks/rounds';
import { shiftByDays } from '../../domain/days';
import { GivingError, validationError } from '../../domain/errors';
import { isReadable } from '../../domain/events/read-scopes';
import { listSubscribed } from '../../domain/webhooks/subscription';
import { type SecretBox } from '../../gateways';
import { createWebhookSecret } from '../../gateways/secrets/tokens';
import { newId } from '../../new-id';
import { type Act, type Sealing } from '../act';
import { holdEndpoint } from './endpoint';
import { endRetries } from './retries';

const MAX_ENDPOINTS = 50;
const DEFAULT_CONCURRENCY = 10;

export interface EndpointOrder {
  accountId: string;
  url: string;
  events: string[];
  /** The scopes of the caller's credential. */
  scopes: string[];
  description: string | null;
  disabled: boolean;
  headers?: Record<string, string> | undefined;
  maxConcurrency?: number | undefined;
  ratePerSecond?: number | null | undefined;
}

/**
 * Subscribes a URL to events. Returns the endpoint and its signing secret, of which only an encrypted copy is
 * stored.
 */
export async function createEndpoint(
  { tx, at, secrets }: Act & Sealing,
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
    scopes: order.scopes,
    description: order.description,
    status: order.disabled ? 'disabled' : 'enabled',
    sealedSecret: secrets.seal(secret),
    previousSealedSecret: null,
    previousSecretUntil: null,
    ...sealHeaders(secrets, order.headers ?? {}),
    maxConcurrency: order.maxConcurrency ?? DEFAULT_CONCURRENCY,
    ratePerSecond: order.ratePerSecond ?? null,
    failingSince: null,
    disabledReason: order.disabled ? 'owner' : null,
    createdAt: at,
    deletedAt: null,
  };
  await insertEndpoint(tx, endpoint);
  return { endpoint, secret };
}

/** The owner's changes. An absent field is not changed. */
interface EndpointChanges {
  url?: string | undefined;
  events?: string[] | undefined;
  description?: string | null | undefined;
  disabled?: boolean | undefined;
  paused?: boolean | undefined;
  headers?: Record<string, string> | undefined;
  maxConcurrency?: number | undefined;
  ratePerSecond?: number | null | undefined;
}

export interface EndpointUpdate {
  endpointId: string;
  changes: EndpointChanges;
  /** The scopes of the caller's credential. */
  scopes: string[];
  secrets: SecretBox;
}

/** Changes an endpoint. Holds its deliveries while it is paused or disabled. Sends them when a pause ends. */
export async function updateEndpoint(
  tx: Database,
  { endpointId, changes, scopes, secrets }: EndpointUpdate,
): Promise<WebhookEndpoint> {
  const before = await holdEndpoint(tx, endpointId);
  checkHeadersMove(before, changes);
  if (changes.url !== undefined && !(await readsAll(tx, before, scopes))) throw urlStays();
  const { description, ratePerSecond, headers } = changes;
  const after: WebhookEndpoint = {
    ...before,
    url: changes.url ?? before.url,
    ...(changes.events === undefined ? {} : { events: changes.events, scopes }),
    description: description === undefined ? before.description : description,
    maxConcurrency: changes.maxConcurrency ?? before.maxConcurrency,
    ratePerSecond: ratePerSecond === undefined ? before.ratePerSecond : ratePerSecond,
    ...(headers === undefined ? {} : sealHeaders(secrets, headers)),
    ...decideStatus(before, changes),
  };
  await storeEndpoint(tx, before.id, after);
  if (after.status !== 'enabled') await endRetries(tx, await holdDeliveries(tx, before.id));
  else if (before.status === 'paused') {
    await beginRoundsOfHeld(tx, before.id);
    await askOldestPending(tx, before.id);
  }
  return after;
}

type Status = Pick<WebhookEndpoint, 'status' | 'disabledReason' | 'failingSince'>;

/**
 * Decides an endpoint's status after a change. An endpoint that is both paused and disabled counts as
 * disabled. Enabling a paused or disabled endpoint clears its record of failures.
 */
function decideStatus(before: WebhookEndpoint, { disabled, paused }: EndpointChanges): Status {
  const isDisabled = disabled ?? before.status === 'disabled';
  const isPaused = paused ?? before.status === 'paused';
  const { failingSince } = before;
  if (isDisabled) {
    return { status: 'disabled', disabledReason: before.disabledReason ?? 'owner', failingSince };
  }
  if (isPaused) return { status: 'paused', disabledReason: null, failingSince };
  return {
    status: 'enabled',
    disabledReason: null,
    failingSince: before.status === 'enabled' ? failingSince : null,
  };
}

/** For this long, the platform signs with the old secret as well. */
const OVERLAP_DAYS = 1;

export interface SecretRotation {
  endpointId: string;
  /** The scopes of the caller's credential. */
  scopes: string[];
}

/**
 * Gives an endpoint a new signing secret, and stores the secret only in encrypted form. For a day, the
 * platform signs every request with both secrets. Throws FORBIDDEN if the endpoint gets events that the caller's
 * credential may not read, because the secret signs them.
 */
export async function rotateSecret(
  { tx, at, secrets }: Act & Sealing,
  { endpointId, scopes }: SecretRotation,
): Promise<{ endpoint: WebhookEndpoint; secret: string; previousSecretUntil: Date }> {
  const endpoint = await holdEndpoint(tx, endpointId);
  if (!(await readsAll(tx, endpoint, scopes))) {
    const message =
      'The endpoint gets events that this credential may not read. Use one that reads all of them.';
    throw new GivingError('FORBIDDEN', message);
  }
  const secret = createWebhookSecret();
  const previousSecretUntil = shiftByDays(at, OVERLAP_DAYS);
  await storeEndpoint(tx, endpoint.id, {
    sealedSecret: secrets.seal(secret),
    previousSealedSecret: endpoint.sealedSecret,
    previousSecretUntil,
  });
  return { endpoint, secret, previousSecretUntil };
}

/**
 * Deletes an endpoint. Its deliveries stay readable, but the worker never sends those that are still unsent.
 */
export async function deleteEndpoint({ tx, at }: Act, endpointId: string): Promise<void> {
  const { id } = await holdEndpoint(tx, endpointId);
  await storeEndpoint(tx, id, { deletedAt: at });
  await endRetries(tx, await holdDeliveries(tx, id));
}

/** Returns true if the scopes read every event that the endpoint gets: those to come, and those that wait. */
async function readsAll(tx: Database, endpoint: WebhookEndpoint, scopes: string[]): Promise<boolean> {
  const names = [...listSubscribed(endpoint), ...(await listUndeliveredNames(tx, endpoint.id))];
  return names.every((name) => isReadable(name, scopes));
}

function urlStays(): GivingError {
  return validationError([
    {
      field: 'url',
      code: 'not_allowed',
      message: 'must stay, because the endpoint gets events that this credential may not read',
    },
  ]);
}

/** Prepares headers for storage. Encrypts the values, but not the names. */
function sealHeaders(
  secrets: SecretBox,
  headers: Record<string, string>,
): Pick<WebhookEndpoint, 'sealedHeaders' | 'headerNames'> {
  const headerNames = Object.keys(headers);
  const sealedHeaders = headerNames.length === 0 ? null : secrets.seal(JSON.stringify(headers));
  return { sealedHeaders, headerNames };
}

/**
 * Throws an error if a new URL would send the stored headers to another server. The owner must then enter the
 * headers again, because they are secret.
 */
function checkHeadersMove(
  before: WebhookEndpoint,
  { url, headers }: { url?: string | undefined; headers?: Record<string, string> | undefined },
): void {
  if (url === undefined || headers !== undefined || before.headerNames.length === 0) return;
  if (new URL(url).origin === new URL(before.url).origin) return;
  throw validationError([
    {
      field: 'headers',
      code: 'conflict',
      message: 'must be sent again, or {} to drop them: they are secret, and the URL has a new origin',
    },
  ]);
}
