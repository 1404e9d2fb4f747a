/**
 * Builds the body of a webhook. Uses the stored text of the data, so that every attempt sends the same bytes.
 */

export interface StoredEvent {
  id: string;
  name: string;
  /** The stored JSON text of the data. */
  dataText: string;
  occurredAt: Date;
  sequence: number;
}

/** Returns the raw body that is signed and sent. */
export function writeEnvelope({ id, name, dataText, occurredAt, sequence }: StoredEvent): string {
  const timestamp = occurredAt.toISOString();
  return `{"event":"${name}","data":${dataText},"timestamp":"${timestamp}","webhook_id":"${id}","sequence":${sequence}}`;
}
