import { type ApiDependencies } from '../route';
import { needsStepUp, requireStepUp } from '../access/step-up';
import { fieldsOf } from './body-fields';
import { type ApiContext, type Next, required } from './state';

/**
 * Refuses a call without a recent sign-in if the route requires one. Runs before idempotency, so that the
 * refusal is not stored for replays.
 */
export function stepUp({ db, clock = () => new Date() }: Pick<ApiDependencies, 'db' | 'clock'>) {
  return async (context: ApiContext, next: Next): Promise<void> => {
    const route = required(context.state.route, 'the route');
    const actor = required(context.state.actor, 'the actor');
    // A guest's sign-in is the mailed link, which the handler requires.
    const isGuests = actor.credential === 'guest_token' && route.stepUp === true;
    if (!isGuests && needsStepUp(route.stepUp, actor, fieldsOf(context)))
      await requireStepUp(db, actor, clock());
    await next();
  };
}
