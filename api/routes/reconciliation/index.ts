import { countByAge, listItems, findItem } from '../../../db/queries/reconciliation/items';
import { presentReconciliationItem } from '../../presenters/reconciliation-item';
import { route, routes } from '../../route';
import {
  reconciliationListSchema,
  reconciliationQuery,
  reconciliationItemSchema,
  reconciliationDecisionSchema,
} from './schema';
import { notFound } from '../../../domain/errors';
import { resolveItem } from '../../../operations/reconciliation/differences';

export const reconciliationRoutes = routes('Reconciliation', {
  listReconciliation: route('GET /v1/reconciliation', {
    summary: 'List the differences between the ledger and the outside',
    description:
      'For operators. The ledger is compared daily with the processor, bank statements and the receipt log. Unresolved differences come first, then the oldest.',
    scope: 'donations:read',
    role: 'operator',
    query: reconciliationQuery,
    success: {
      status: 200,
      description: 'A page of items: unresolved ones first, then the oldest first',
      schema: reconciliationListSchema,
    },
    async handle({ db, query, now }) {
      const { items, total } = await listItems(db, query, now);
      const { limit, offset } = query;
      const shown = items.map((item) => presentReconciliationItem(item, now));
      return { items: shown, total, limit, offset, ageing: await countByAge(db, now) };
    },
  }),

  getReconciliationItem: route('GET /v1/reconciliation/{item_id}', {
    summary: 'Read a difference',
    description: 'For operators.',
    scope: 'donations:read',
    role: 'operator',
    success: { status: 200, description: 'The item', schema: reconciliationItemSchema },
    async handle({ db, params, now }) {
      const item = await findItem(db, params.item_id);
      if (item === undefined) throw notFound('item');
      return presentReconciliationItem(item, now);
    },
  }),

  resolveReconciliationItem: route('POST /v1/reconciliation/{item_id}/resolve', {
    summary: 'Explain a difference, or confirm its explanation',
    description:
      'For operators. The first call explains the item. A call by another operator makes it `resolved`. The answer is 403 if the two are tied, and 409 if the item is already resolved.',
    scope: 'donations:write',
    stepUp: true,
    role: 'operator',
    body: reconciliationDecisionSchema,
    success: { status: 200, description: 'The item', schema: reconciliationItemSchema },
    errors: ['CONFLICT'],
    async handle({ act, db, params, body, now }) {
      const item = await findItem(db, params.item_id);
      if (item === undefined) throw notFound('item');
      const decision = { itemId: item.id, reason: body.reason };
      return presentReconciliationItem(await resolveItem(act, decision), now);
    },
  }),
});
