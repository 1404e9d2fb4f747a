import { countByAge, listItems } from '../../../db/queries/reconciliation/items';
import { presentReconciliationItem } from '../../presenters/reconciliation-item';
import { defineRoute } from '../../route';
import { reconciliationListSchema, reconciliationQuery } from './schema';

export const listReconciliation = defineRoute({
  method: 'get',
  path: '/v1/reconciliation',
  operationId: 'listReconciliation',
  tag: 'Reconciliation',
  summary: 'List the differences between the ledger and the outside',
  description:
    'For operators. The ledger is compared daily with the processor, bank statements and the receipt log.',
  scope: 'donations:read',
  role: 'operator',
  query: reconciliationQuery,
  success: {
    status: 200,
    description: 'A page of items: unresolved ones first, then the oldest first',
    schema: reconciliationListSchema,
  },
  errors: [],
  async handle({ db, query, now }) {
    const { items, total } = await listItems(db, query, now);
    const { limit, offset } = query;
    const shown = items.map((item) => presentReconciliationItem(item, now));
    return { items: shown, total, limit, offset, ageing: await countByAge(db, now) };
  },
});
