import { makeDefault } from '../../../operations/sources/make-default';
import { presentSource } from '../../presenters/source';
import { defineRoute } from '../../route';
import { loadSource } from './load';
import { sourceChangesSchema, sourceParams, sourceSchema } from './schema';

export const updatePaymentSource = defineRoute({
  method: 'patch',
  path: '/v1/users/me/payment-sources/{source_id}',
  operationId: 'updatePaymentSource',
  tag: 'Payment sources',
  summary: 'Make a payment source the default of its kind, or no longer the default',
  scope: 'donations:write',
  guests: true,
  params: sourceParams,
  body: sourceChangesSchema,
  success: { status: 200, description: 'The updated source', schema: sourceSchema },
  errors: ['NOT_FOUND', 'CONFLICT'],
  async handle({ db, params, body, actor }) {
    const { id, userId } = await loadSource(db, actor, params.source_id);
    return presentSource(await makeDefault(db, { sourceId: id, userId, isDefault: body.default }));
  },
});
