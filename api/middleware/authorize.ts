import { isApplication } from '../../domain/access/own-clients';
import { GivingError } from '../../domain/errors';
import { applicationRefusal } from '../access/applications';
import { isAsGoodAsKey } from '../access/own-client';
import { isWrite, type Route } from '../route';
import { type ApiContext, type Next, required } from './state';

/** Refuses a credential of the wrong kind, or without the endpoint's scope or role. The handler checks ownership. */
export async function authorize(context: ApiContext, next: Next): Promise<void> {
  const route = required(context.state.route, 'the route');
  const { scope, apiKeyOnly, role, guests, whileLeaving } = route;
  const actor = required(context.state.actor, 'the actor');
  const isGuest = actor.credential === 'guest_token';
  if (actor.isLeaving === true && whileLeaving !== true) throw leavingRefusal();
  if (scope !== 'any' && !actor.scopes.includes(scope)) {
    throw new GivingError('FORBIDDEN', `This credential lacks the scope ${scope}.`, { scope });
  }
  if (isGuest && guests !== true) {
    throw new GivingError('FORBIDDEN', 'Guests cannot make this call. It needs an account.');
  }
  if (apiKeyOnly !== undefined && !isGuest && !isAsGoodAsKey(actor, apiKeyOnly)) {
    if (isApplication(actor)) throw applicationRefusal();
    throw new GivingError('FORBIDDEN', 'This endpoint needs an API key. An access token is not enough.');
  }
  if (needsMoreThanReading(route) && !isGuest && actor.scopes.every((each) => each.endsWith(':read'))) {
    throw new GivingError(
      'FORBIDDEN',
      'This credential only reads. Use one with a scope that changes something.',
    );
  }
  const hasRole = role === undefined || actor.isOperator || (role === 'reviewer' && actor.isReviewer);
  if (!hasRole) throw new GivingError('FORBIDDEN', `This endpoint needs the role ${role}.`, { role });
  await next();
}

/** True for a call without a scope that changes something. A key may replace or end keys of its own scopes, whatever they are. */
export function needsMoreThanReading(route: Route): boolean {
  const changes = isWrite(route) || route.startsWork === true;
  return route.scope === 'any' && changes && !route.path.startsWith('/v1/api-keys');
}

function leavingRefusal(): GivingError {
  return new GivingError(
    'FORBIDDEN',
    'Your data are to be erased. Call POST /v1/users/me/restore if you want to keep your account.',
    { reason: 'erasure_scheduled' },
  );
}
