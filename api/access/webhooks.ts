import { findDelivery } from '../../db/queries/webhooks/deliveries';
import { findEndpoint } from '../../db/queries/webhooks/endpoints';
import { type Actor } from '../../domain/access/actor';
import { validationError } from '../../domain/errors';
import { type EventName } from '../../domain/events/event';
import { isReadable, listReadable, readScopeOf } from '../../domain/events/read-scopes';
import { resource } from './resource';

/** Endpoints and deliveries belong to an account. A delivery also needs the scope that reads its event. */
export const { load: loadEndpoint } = resource('webhook endpoint', findEndpoint, {
  owner: ({ accountId }, actor) => accountId === actor.accountId,
  read: ['owner'],
});
export const { load: loadDelivery } = resource('delivery', findDelivery, {
  owner: ({ accountId, eventName }, actor) =>
    accountId === actor.accountId && isReadable(eventName, actor.scopes),
  read: ['owner'],
});

/** Returns the names of events that a list shows: the one asked for, or those that the caller may read. */
export function shownEvents({ scopes }: Pick<Actor, 'scopes'>, name: EventName | undefined): EventName[] {
  return name === undefined ? listReadable(scopes) : [name];
}

/** Refuses the names of events that the caller's credential may not read. `field` holds one name, or a list of them. */
export function requireReadable(
  { scopes }: Pick<Actor, 'scopes'>,
  field: string,
  names: string | readonly string[] | undefined = [],
): void {
  const isOne = typeof names === 'string';
  const faults = (isOne ? [names] : names).flatMap((name, index) =>
    name === '*' || isReadable(name, scopes)
      ? []
      : [
          {
            field: isOne ? field : `${field}.${String(index)}`,
            code: 'not_allowed' as const,
            message: `needs the scope ${readScopeOf(name) ?? 'that reads it'}`,
          },
        ],
  );
  if (faults.length > 0) throw validationError(faults);
}
