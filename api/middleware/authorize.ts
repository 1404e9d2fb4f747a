import { isApplication } from '../../domain/access/own-clients';
import { GivingError } from '../../domain/errors';
import { applicationRefusal } from '../access/applications';
import { isAsGoodAsKey } from '../access/own-client';
import { type ApiContext, type Next, required } from './state';

/** Refuses a credential of the wrong kind, or without the endpoint's scope or role. The handler checks ownership. */
export async function authorize(context: ApiContext, next: Next): Promise<void> {
  const { scope, apiKeyOnly, role, guests } = required(context.state.route, 'the route');
  const actor = required(context.state.actor, 'the actor');
  if (scope !== 'any' && !actor.scopes.includes(scope)) {
    throw new GivingError('FORBIDDEN', `This credential lacks the scope ${scope}.`, { scope });
  }
  if (actor.credential === 'guest_token' && guests !== true) {
    throw new GivingError('FORBIDDEN', 'Guests cannot make this call. It needs an account.');
  }
  if (apiKeyOnly !== undefined && !isAsGoodAsKey(actor, apiKeyOnly)) {
    if (isApplication(actor)) throw applicationRefusal();
    throw new GivingError('FORBIDDEN', 'This endpoint needs an API key. An access token is not enough.');
  }
  const hasRole = role === undefined || actor.isOperator || (role === 'reviewer' && actor.isReviewer);
  if (!hasRole) throw new GivingError('FORBIDDEN', `This endpoint needs the role ${role}.`, { role });
  await next();
}
