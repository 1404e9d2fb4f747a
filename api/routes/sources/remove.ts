import { removeSource } from '../../../operations/sources/remove-source';
import { presentSource } from '../../presenters/source';
import { defineRoute } from '../../route';
import { loadSource } from './load';
import { sourceParams, sourceRemovalQuery, sourceSchema } from './schema';

export const removePaymentSource = defineRoute({
  method: 'delete',
  path: '/v1/users/me/payment-sources/{source_id}',
  operationId: 'removePaymentSource',
  tag: 'Payment sources',
  summary: 'Remove a payment source',
  description:
    'Recurring gifts and pledges that use the source move to the source in `replace_with`. Without `replace_with`, the answer is 409, and `details.recurring_ids` and `details.pledge_ids` list them. Pending gifts still complete.',
  scope: 'donations:write',
  guests: true,
  params: sourceParams,
  query: sourceRemovalQuery,
  success: { status: 200, description: 'The source that was removed', schema: sourceSchema },
  errors: ['NOT_FOUND', 'CONFLICT'],
  async handle({ db, params, query, actor, now }) {
    const { id, userId } = await loadSource(db, actor, params.source_id);
    const removal = { sourceId: id, userId, replaceWith: query.replace_with, at: now };
    return presentSource(await removeSource(db, removal));
  },
});
