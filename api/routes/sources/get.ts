import { notFound } from '../../../domain/errors';
import { readSourceNow } from '../../ask-processor';
import { presentSource } from '../../presenters/source';
import { defineRoute } from '../../route';
import { loadSource } from './load';
import { sourceParams, sourceSchema } from './schema';

export const getPaymentSource = defineRoute({
  method: 'get',
  path: '/v1/users/me/payment-sources/{source_id}',
  operationId: 'getPaymentSource',
  tag: 'Payment sources',
  summary: 'Read a payment source',
  description:
    'Reads an unfinished setup at the processor and stores the result, so the source becomes `ready` once the setup is finished.',
  scope: 'donations:read',
  guests: true,
  params: sourceParams,
  success: { status: 200, description: 'The source', schema: sourceSchema },
  errors: ['NOT_FOUND'],
  async handle({ db, params, actor, gateways }) {
    const read = await readSourceNow({ db, gateways }, await loadSource(db, actor, params.source_id));
    if (read === undefined) throw notFound('payment source');
    return presentSource(read.source, read.setup);
  },
});
