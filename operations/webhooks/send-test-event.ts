import { type Database } from '../../db/database';
import { recordEventForEndpoint } from '../../db/queries/events/record-events';
import { holdEnabledEndpoint } from './endpoint';

/** Sends a test event to one endpoint only. Returns the event's id. */
export async function sendTestEvent(
  tx: Database,
  { endpointId, at }: { endpointId: string; at: Date },
): Promise<string> {
  const endpoint = await holdEnabledEndpoint(tx, endpointId);
  const data = { endpoint_id: endpoint.id, message: 'Your endpoint receives events.' };
  return recordEventForEndpoint(tx, { name: 'webhook.test', data }, endpoint, at);
}
