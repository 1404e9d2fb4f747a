import { type ApiDependencies } from '../route';
import { readRequest } from './route-request';
import { type ApiContext, type Next, required } from './state';

/** Runs the route's `conclude` after its transaction. Leaves refusals and replays unchanged. */
export function conclude(dependencies: ApiDependencies) {
  return async (context: ApiContext, next: Next): Promise<void> => {
    await next();
    const route = required(context.state.route, 'the route');
    const isReplay = context.response.headers['idempotent-replayed'] !== undefined;
    if (route.conclude === undefined || context.status !== route.success.status || isReplay) return;
    // With an Idempotency-Key, `transaction` has already serialized the answer.
    const answer: unknown = typeof context.body === 'string' ? JSON.parse(context.body) : context.body;
    context.body = await route.conclude(readRequest(context, dependencies), answer);
  };
}
