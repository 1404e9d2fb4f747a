/** Says which scope lets a credential read the events of each noun. See docs/rules/events.md. */
import { type Scope } from '../access/scopes';
import { EVENT_NAMES, type EventName } from './event';

/** The name of an event without its last word, such as `volunteer.hours`. */
type NounOf<Name extends string> = Name extends `${infer Head}.${infer Tail}`
  ? Tail extends `${string}.${string}`
    ? `${Head}.${NounOf<Tail>}`
    : Head
  : never;

/** The scope that reads the resource of an event also reads the event. */
export const READ_SCOPES: Readonly<Record<NounOf<EventName>, Scope>> = {
  donation: 'donations:read',
  recurring: 'donations:read',
  matching: 'donations:read',
  reconciliation: 'donations:read',
  exchange_rates: 'donations:read',
  fee: 'fees:read',
  payout: 'payouts:read',
  payout_account: 'payouts:read',
  subscription: 'payouts:read',
  'volunteer.hours': 'volunteer:read',
  'volunteer.qualification': 'volunteer:read',
  verification: 'verification:read',
  'verification.reference': 'verification:read',
  'verification.video_call': 'verification:read',
  'charity.verification': 'verification:read',
  'charity.claim': 'charities:read',
  webhook: 'webhooks:manage',
  'webhook.endpoint': 'webhooks:manage',
};

const BY_NOUN: ReadonlyMap<string, Scope> = new Map(Object.entries(READ_SCOPES));

/** Returns the scope that reads an event, or undefined if there is no such event. */
export function readScopeOf(name: string): Scope | undefined {
  return BY_NOUN.get(name.slice(0, name.lastIndexOf('.')));
}

/** Returns true if a credential with these scopes may read an event. */
export function isReadable(name: string, scopes: readonly string[]): boolean {
  const scope = readScopeOf(name);
  return scope !== undefined && scopes.includes(scope);
}

/** Lists the events that a credential with these scopes may read. */
export function listReadable(scopes: readonly string[]): EventName[] {
  return EVENT_NAMES.filter((name) => isReadable(name, scopes));
}
