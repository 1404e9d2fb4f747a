/** Decides which endpoints get an event. See docs/rules/webhooks.md. */
import { type EventName } from '../events/event';
import { isReadable, listReadable } from '../events/read-scopes';

export type EndpointStatus = 'enabled' | 'paused' | 'disabled';

export interface Subscription {
  /** Names of events. `*` is all that the scopes read. */
  events: string[];
  /** The scopes of the credential that chose the events. */
  scopes: string[];
}

interface Subscriber extends Subscription {
  id: string;
  status: EndpointStatus;
}

/** Lists the events that an endpoint gets. */
export function listSubscribed({ events, scopes }: Subscription): EventName[] {
  return listReadable(scopes).filter((name) => isChosen(name, events));
}

function isChosen(name: string, events: string[]): boolean {
  return events.includes('*') || events.includes(name);
}

/**
 * Returns the state in which the delivery of an event to an endpoint begins, or undefined if the endpoint does not get
 * the event. A test event is for one endpoint, whatever it subscribes to.
 */
export function beginDelivery(
  { name, onlyEndpointId }: { name: string; onlyEndpointId: string | null },
  { id, events, scopes, status }: Subscriber,
): 'pending' | 'held' | undefined {
  const isWanted =
    onlyEndpointId === null ? isChosen(name, events) && isReadable(name, scopes) : onlyEndpointId === id;
  if (!isWanted) return undefined;
  return status === 'enabled' ? 'pending' : 'held';
}
