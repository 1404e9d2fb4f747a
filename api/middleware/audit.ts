import { recordAudit } from '../../db/queries/access/audit-log';
import { isWrite, type Route } from '../route';
import { type ApiContext, type Next, required } from './state';

/**
 * Records the changes of operators and reviewers in the audit log, in the transaction of the change. Endpoints with
 * `apiKeyOnly` write their own entries, because they audit every caller.
 */
export async function audit(context: ApiContext, next: Next): Promise<void> {
  await next();
  const route = required(context.state.route, 'the route');
  const actor = required(context.state.actor, 'the actor');
  if (!isWrite(route) || route.apiKeyOnly || !(actor.isOperator || actor.isReviewer)) return;
  await recordAudit(required(context.state.transaction, 'the transaction'), {
    action: `privileged.${route.operationId}`,
    actor,
    subject: subjectOf(route, context),
    details: { role: actor.isOperator ? 'operator' : 'reviewer', request_id: context.state.requestId },
    at: new Date(),
  });
}

/** Returns the last parameter of the path, or the path itself if it has no parameters. */
function subjectOf(route: Route, context: ApiContext): { type: string; id: string } {
  const [name, id] = Object.entries(context.state.params ?? {}).at(-1) ?? [];
  return name === undefined || id === undefined
    ? { type: 'route', id: route.path }
    : { type: name.replace(/_id$/, ''), id };
}
