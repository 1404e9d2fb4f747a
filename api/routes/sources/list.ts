import { listSources } from '../../../db/queries/sources/sources';
import { pageQuery } from '../../fields';
import { presentSource } from '../../presenters/source';
import { defineRoute } from '../../route';
import { sourceListSchema } from './schema';

export const listPaymentSources = defineRoute({
  method: 'get',
  path: '/v1/users/me/payment-sources',
  operationId: 'listPaymentSources',
  tag: 'Payment sources',
  summary: "List the caller's saved payment sources",
  scope: 'donations:read',
  guests: true,
  query: pageQuery,
  success: { status: 200, description: 'A page of sources, newest first', schema: sourceListSchema },
  errors: [],
  async handle({ db, query, actor }) {
    const { sources, total } = await listSources(db, actor.userId, query);
    return { payment_sources: sources.map((source) => presentSource(source)), total, ...query };
  },
});
