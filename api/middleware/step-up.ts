import { parseJson } from '../json';
import { type ApiDependencies } from '../route';
import { needsStepUp, requireStepUp } from '../policies/step-up';
import { type ApiContext, type Next, required } from './state';

/** Asks for a recent sign-in where the route needs one. Runs before idempotency, so that its refusal is never kept. */
export function stepUp({ db, clock = () => new Date() }: Pick<ApiDependencies, 'db' | 'clock'>) {
  return async (context: ApiContext, next: Next): Promise<void> => {
    const route = required(context.state.route, 'the route');
    const actor = required(context.state.actor, 'the actor');
    if (needsStepUp(route.stepUp, actor, fieldsOf(context))) await requireStepUp(db, actor, clock());
    await next();
  };
}

/** The fields of the body, read as the last step reads them. An invalid body has none; the last step refuses it. */
function fieldsOf({ state: { rawBody } }: ApiContext): object {
  try {
    return rawBody === undefined ? {} : (Object(parseJson(rawBody)) as object);
  } catch {
    return {};
  }
}
