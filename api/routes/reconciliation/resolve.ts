import { findItem } from '../../../db/queries/reconciliation/items';
import { notFound } from '../../../domain/errors';
import { resolveItem } from '../../../operations/reconciliation/resolve-item';
import { presentReconciliationItem } from '../../presenters/reconciliation-item';
import { defineRoute } from '../../route';
import { itemParams, reconciliationDecisionSchema, reconciliationItemSchema } from './schema';

export const resolveReconciliationItem = defineRoute({
  method: 'post',
  path: '/v1/reconciliation/{item_id}/resolve',
  operationId: 'resolveReconciliationItem',
  tag: 'Reconciliation',
  summary: 'Explain a difference, or confirm its explanation',
  description:
    'For operators. The first call explains the item. A call by another operator makes it `resolved`. Neither may use a key that the other one issued.',
  scope: 'donations:write',
  stepUp: true,
  role: 'operator',
  params: itemParams,
  body: reconciliationDecisionSchema,
  success: { status: 200, description: 'The item', schema: reconciliationItemSchema },
  errors: ['NOT_FOUND', 'CONFLICT'],
  async handle({ db, params, body, actor, now }) {
    const item = await findItem(db, params.item_id);
    if (item === undefined) throw notFound('item');
    const decision = { itemId: item.id, reason: body.reason, actor, at: now };
    return presentReconciliationItem(await resolveItem(db, decision), now);
  },
});
