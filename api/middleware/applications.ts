import { refuseApplication } from '../access/applications';
import { fieldsOf } from './body-fields';
import { type ApiContext, type Next, required } from './state';

/** Refuses tokens of applications where the route says so. Runs before idempotency, so that no refusal is stored. */
export async function applications(context: ApiContext, next: Next): Promise<void> {
  const { applications: left } = required(context.state.route, 'the route');
  const actor = required(context.state.actor, 'the actor');
  if (left !== undefined) refuseApplication(left, actor, { ...context.query, ...fieldsOf(context) });
  await next();
}
