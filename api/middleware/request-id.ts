import { newId } from '../../new-id';
import { type ApiContext, type Next } from './state';

/** Gives every request a new id, returned as X-Request-Id. */
export async function requestId(context: ApiContext, next: Next): Promise<void> {
  context.state.requestId = newId('request');
  context.set('X-Request-Id', context.state.requestId);
  await next();
}
