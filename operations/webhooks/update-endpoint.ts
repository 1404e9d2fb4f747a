import { type Database } from '../../db/database';
import { updateEndpoint as storeEndpoint, type WebhookEndpoint } from '../../db/queries/webhooks/endpoints';
import { askOldestPending, beginRoundsOfHeld, holdDeliveries } from '../../db/queries/webhooks/rounds';
import { type SecretBox } from '../../gateways';
import { holdEndpoint } from './endpoint';
import { checkHeadersMove, sealHeaders } from './headers';
import { endRetries } from './retries';

/** The owner's changes. An absent field is not changed. */
export interface EndpointChanges {
  url?: string | undefined;
  events?: string[] | undefined;
  description?: string | null | undefined;
  disabled?: boolean | undefined;
  paused?: boolean | undefined;
  headers?: Record<string, string> | undefined;
  maxConcurrency?: number | undefined;
  ratePerSecond?: number | null | undefined;
}

/** Changes an endpoint. Holds its deliveries while it is paused or disabled. Sends them when a pause ends. */
export async function updateEndpoint(
  tx: Database,
  { endpointId, changes, secrets }: { endpointId: string; changes: EndpointChanges; secrets: SecretBox },
): Promise<WebhookEndpoint> {
  const before = await holdEndpoint(tx, endpointId);
  checkHeadersMove(before, changes);
  const { description, ratePerSecond, headers } = changes;
  const after: WebhookEndpoint = {
    ...before,
    url: changes.url ?? before.url,
    events: changes.events ?? before.events,
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
