import { inTransaction } from '../../db/database';
import { findAnswer } from '../../db/queries/platform/idempotent-answers';
import { findTakenKey, type KeyTaking, releaseKey, takeKey } from '../../db/queries/platform/taken-keys';
import { type GivingError, isRefusal } from '../../domain/errors';
import { newId } from '../../new-id';
import { type ApiDependencies } from '../route';
import { hashRequest, refuseOtherRequest, refuseOtherUser, runningRequest } from './idempotency';
import { readRequest } from './route-request';
import { type ApiContext, type Next, required } from './state';
import { readIdempotencyKey } from './transaction';

/**
 * Runs the route's `prepare`, which calls an outside system. First takes the Idempotency-Key in a short transaction, so
 * that only one of several requests with the key calls the outside. Skips `prepare` for a replay.
 */
export function prepare(dependencies: ApiDependencies) {
  return async (context: ApiContext, next: Next): Promise<void> => {
    const route = required(context.state.route, 'the route');
    const key = context.method === 'POST' ? readIdempotencyKey(context) : undefined;
    if (route.prepare === undefined) return void (await next());
    if (key === undefined) {
      await runPrepare(dependencies, context);
      return void (await next());
    }
    const { accountId } = required(context.state.actor, 'the actor');
    const outsideName = await takeFor(dependencies, context, key);
    if (outsideName === undefined) return void (await next());
    try {
      context.state.outsideName = outsideName;
      await runPrepare(dependencies, context);
      await next();
    } finally {
      await releaseKey(dependencies.db, accountId, key);
    }
  };
}

/** Stores a refusal for `handle`, so that it becomes the stored answer of an Idempotency-Key. */
async function runPrepare(dependencies: ApiDependencies, context: ApiContext): Promise<void> {
  const route = required(context.state.route, 'the route');
  try {
    context.state.prepared = { value: await route.prepare?.(readRequest(context, dependencies)) };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    context.state.prepared = { refusal: error };
  }
}

/** Returns the name for calls to the outside. Returns undefined if the request was answered before. */
async function takeFor(
  { db }: ApiDependencies,
  context: ApiContext,
  key: string,
): Promise<string | undefined> {
  const { accountId, userId } = required(context.state.actor, 'the actor');
  const requestHash = hashRequest(context);
  const outsideName = newId('request').replace(/^request_/, '');
  const taking = { accountId, key, userId, requestHash, outsideName };
  return inTransaction(db, async (tx) => {
    const taken = await takeKey(tx, taking);
    // Looks for the answer only after taking the key. By then, the last request with the key has stored its answer.
    if ((await findAnswer(tx, accountId, key)) !== undefined) return undefined;
    if (taken === undefined) throw await refusalOf(tx, taking);
    return taken.outsideName;
  });
}

async function refusalOf(
  tx: Parameters<typeof takeKey>[0],
  { accountId, key, userId, requestHash }: KeyTaking,
): Promise<GivingError> {
  const other = await findTakenKey(tx, accountId, key);
  if (other !== undefined) {
    refuseOtherUser(other, userId);
    refuseOtherRequest(other, requestHash);
  }
  return runningRequest();
}
