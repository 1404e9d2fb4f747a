/** Decides which endpoints get an event. See docs/rules/webhooks.md. */

export type EndpointStatus = 'enabled' | 'paused' | 'disabled';

interface Subscriber {
  id: string;
  /** Names of events. `*` is all of them. */
  events: string[];
  status: EndpointStatus;
}

/**
 * Returns the state in which the delivery of an event to an endpoint begins, or undefined if the endpoint does not get
 * the event. A test event is for one endpoint, whatever it subscribes to.
 */
export function beginDelivery(
  { name, onlyEndpointId }: { name: string; onlyEndpointId: string | null },
  { id, events, status }: Subscriber,
): 'pending' | 'held' | undefined {
  const isWanted =
    onlyEndpointId === null ? events.includes('*') || events.includes(name) : onlyEndpointId === id;
  if (!isWanted) return undefined;
  return status === 'enabled' ? 'pending' : 'held';
}
