import { type Database } from '../../db/database';
import { recordEventForEndpoint } from '../../db/queries/events/record-events';
import { webhookTest } from '../../domain/webhooks/events';
import { holdEnabledEndpoint } from './endpoint';

/** Sends a test event to one endpoint only. Returns the event's id. */
export async function sendTestEvent(
  tx: Database,
  { endpointId, at }: { endpointId: string; at: Date },
): Promise<string> {
  const endpoint = await holdEnabledEndpoint(tx, endpointId);
  return recordEventForEndpoint(tx, webhookTest(endpoint), endpoint, at);
}
