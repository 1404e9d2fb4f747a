import { findItem } from '../../../db/queries/reconciliation/items';
import { notFound } from '../../../domain/errors';
import { presentReconciliationItem } from '../../presenters/reconciliation-item';
import { defineRoute } from '../../route';
import { itemParams, reconciliationItemSchema } from './schema';

export const getReconciliationItem = defineRoute({
  method: 'get',
  path: '/v1/reconciliation/{item_id}',
  operationId: 'getReconciliationItem',
  tag: 'Reconciliation',
  summary: 'Read a difference',
  description: 'For operators.',
  scope: 'donations:read',
  role: 'operator',
  params: itemParams,
  success: { status: 200, description: 'The item', schema: reconciliationItemSchema },
  errors: ['NOT_FOUND'],
  async handle({ db, params, now }) {
    const item = await findItem(db, params.item_id);
    if (item === undefined) throw notFound('item');
    return presentReconciliationItem(item, now);
  },
});
