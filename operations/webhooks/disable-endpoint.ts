import { type Database } from '../../db/database';
import { recordEvent } from '../../db/queries/events/record-events';
import { lockEndpoint, updateEndpoint } from '../../db/queries/webhooks/endpoints';
import { holdDeliveries } from '../../db/queries/webhooks/rounds';
import { endRetries } from './retries';

/** Disables an endpoint that answered 410 or failed for days. Keeps its deliveries unsent and notifies its owner. */
export async function disableEndpoint(
  tx: Database,
  { endpointId, reason, at }: { endpointId: string; reason: 'gone' | 'failing'; at: Date },
): Promise<void> {
  const endpoint = await lockEndpoint(tx, endpointId);
  if (endpoint === undefined || endpoint.status === 'disabled') return;
  await updateEndpoint(tx, endpointId, { status: 'disabled', disabledReason: reason });
  await endRetries(tx, await holdDeliveries(tx, endpointId));
  const data = {
    endpoint_id: endpointId,
    url: endpoint.url,
    reason,
    failing_since: endpoint.failingSince?.toISOString() ?? null,
    disabled_at: at.toISOString(),
  };
  await recordEvent(tx, { name: 'webhook.endpoint.disabled', data }, { accountId: endpoint.accountId }, at);
}
