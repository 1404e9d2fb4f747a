/** The body of a webhook: the same bytes on every attempt, because it is spliced from the stored text. */

export interface StoredEvent {
  id: string;
  name: string;
  /** The data as the JSON text that was stored. */
  dataText: string;
  occurredAt: Date;
  sequence: number;
}

/** The raw body that is signed and sent. */
export function writeEnvelope({ id, name, dataText, occurredAt, sequence }: StoredEvent): string {
  const timestamp = occurredAt.toISOString();
  return `{"event":"${name}","data":${dataText},"timestamp":"${timestamp}","webhook_id":"${id}","sequence":${sequence}}`;
}

/** Whether an endpoint subscribes to an event. */
export function isSubscribed(endpoint: { events: string[] }, eventName: string): boolean {
  return endpoint.events.includes('*') || endpoint.events.includes(eventName);
}
