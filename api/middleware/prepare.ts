import { findAnswer } from '../../db/queries/platform/idempotent-answers';
import { isRefusal } from '../../domain/errors';
import { type ApiDependencies } from '../route';
import { readRequest } from './route-request';
import { type ApiContext, type Next, required } from './state';

/**
 * Runs the route's `prepare`, which calls an outside system. If `prepare` throws a refusal, stores the refusal
 * for `handle`, so that it becomes the stored answer of an Idempotency-Key. Skips `prepare` for a replay,
 * because a replay gets the stored answer.
 */
export function prepare(dependencies: ApiDependencies) {
  return async (context: ApiContext, next: Next): Promise<void> => {
    const route = required(context.state.route, 'the route');
    if (route.prepare !== undefined && !(await isReplay(dependencies, context))) {
      try {
        context.state.prepared = { value: await route.prepare(readRequest(context, dependencies)) };
      } catch (error) {
        if (!isRefusal(error)) throw error;
        context.state.prepared = { refusal: error };
      }
    }
    await next();
  };
}

/** Returns true if the same credential made a request with the same Idempotency-Key before. */
async function isReplay({ db }: ApiDependencies, context: ApiContext): Promise<boolean> {
  const key = context.req.headers['idempotency-key'];
  if (typeof key !== 'string' || context.method !== 'POST') return false;
  const { accountId } = required(context.state.actor, 'the actor');
  const answer = await findAnswer(db, accountId, key);
  return answer !== undefined && answer.credentialHash === context.state.credentialHash;
}
