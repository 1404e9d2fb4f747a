import { type ApiDependencies } from '../route';
import { readRequest } from './route-request';
import { type ApiContext, type Next, required } from './state';

/** Runs the route's `conclude` after its transaction. A refusal and a replay stay as they are. */
export function conclude(dependencies: ApiDependencies) {
  return async (context: ApiContext, next: Next): Promise<void> => {
    await next();
    const route = required(context.state.route, 'the route');
    const isReplay = context.response.headers['idempotent-replayed'] !== undefined;
    if (route.conclude === undefined || context.status !== route.success.status || isReplay) return;
    // The answer of a request with an Idempotency-Key is text already.
    const answer: unknown = typeof context.body === 'string' ? JSON.parse(context.body) : context.body;
    context.body = await route.conclude(readRequest(context, dependencies), answer);
  };
}
