import { type Database } from '../../db/database';
import { recordEvent } from '../../db/queries/events/record-events';
import { insertNotices } from '../../db/queries/platform/promise-mail';
import { lockEndpoint, updateEndpoint } from '../../db/queries/webhooks/endpoints';
import { holdDeliveries } from '../../db/queries/webhooks/rounds';
import { endpointDisabled } from '../../domain/webhooks/events';
import { endRetries } from './retries';

/**
 * Disables an endpoint that answered 410 Gone or has failed for days. Holds its unsent deliveries, and tells
 * its owner by an event and by mail.
 */
export async function disableEndpoint(
  tx: Database,
  { endpointId, reason, at }: { endpointId: string; reason: 'gone' | 'failing'; at: Date },
): Promise<void> {
  const endpoint = await lockEndpoint(tx, endpointId);
  if (endpoint === undefined || endpoint.status === 'disabled') return;
  await updateEndpoint(tx, endpointId, { status: 'disabled', disabledReason: reason });
  await endRetries(tx, await holdDeliveries(tx, endpointId));
  const { accountId } = endpoint;
  await recordEvent(tx, endpointDisabled(endpoint, reason, at), { accountId }, at);
  await insertNotices(tx, { kind: 'endpoint_disabled', audience: { accountId }, subject: endpointId });
}
