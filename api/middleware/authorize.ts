import { GivingError } from '../../domain/errors';
import { type ApiContext, type Next, required } from './state';

/** Refuses a credential without the endpoint's scope; whose resource it is, the handler's policy decides. */
export async function authorize(context: ApiContext, next: Next): Promise<void> {
  const { scope } = required(context.state.route, 'the route');
  const actor = required(context.state.actor, 'the actor');
  if (scope !== 'any' && !actor.scopes.includes(scope)) {
    throw new GivingError('FORBIDDEN', `This credential lacks the scope ${scope}.`, { scope });
  }
  await next();
}
