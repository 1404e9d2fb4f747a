import { addSource } from '../../../operations/sources/add-source';
import { askForSource, readSourceNow } from '../../ask-processor';
import { presentSource } from '../../presenters/source';
import { route, routes } from '../../route';
import {
  sourceRequestSchema,
  sourceSchema,
  sourceListSchema,
  sourceChangesSchema,
  sourceRemovalQuery,
} from './schema';
import { listSources } from '../../../db/queries/sources/sources';
import { isApplication } from '../../../domain/access/own-clients';
import { pageQuery } from '../../fields';
import { notFound } from '../../../domain/errors';
import { loadSource } from '../../access/sources';
import { makeDefault, removeSource } from '../../../operations/sources/change-source';

export const sourceRoutes = routes('Payment sources', {
  createPaymentSource: route('POST /v1/users/me/payment-sources', {
    summary: 'Add a card, a bank account or a wallet',
    description:
      "Never send a card or account number. The processor's form takes the number, and returns `processor_token` or finishes `setup`. Without `processor_token`, the source has the status `requires_action`, and a `setup` for that form. The answer is 400 if the token belongs to another user, or looks like a card number.",
    scope: 'donations:write',
    applications: ['default'],
    guests: true,
    body: sourceRequestSchema,
    success: { status: 201, description: 'The source, or its unfinished setup', schema: sourceSchema },
    errors: ['LIMIT_EXCEEDED'],
    prepare({ db, body, actor, gateways, outsideId }) {
      const { kind, address, processor_token: token = address } = body;
      return askForSource({ db, gateways }, { id: outsideId('source'), userId: actor.userId, kind, token });
    },
    async handle({ act, body, actor, gateways }, asked) {
      const source = await addSource(act, {
        ...asked,
        userId: actor.userId,
        processor: gateways.processor.name,
        kind: body.kind,
        isSaved: body.save,
        isDefault: body.default,
        isGuests: actor.credential === 'guest_token',
        byApplication: isApplication(actor),
      });
      return presentSource(source, asked.known.setup);
    },
  }),

  listPaymentSources: route('GET /v1/users/me/payment-sources', {
    summary: "List the caller's saved payment sources",
    description: 'Newest first.',
    scope: 'donations:read',
    guests: true,
    query: pageQuery,
    success: { status: 200, description: 'A page of sources, newest first', schema: sourceListSchema },
    async handle({ db, query, actor }) {
      const { sources, total } = await listSources(db, actor.userId, query);
      return { payment_sources: sources.map((source) => presentSource(source)), total, ...query };
    },
  }),

  getPaymentSource: route('GET /v1/users/me/payment-sources/{source_id}', {
    summary: 'Read a payment source',
    description:
      'Reads an unfinished setup at the processor and stores the result, so the source becomes `ready` once the setup is finished.',
    scope: 'donations:read',
    guests: true,
    success: { status: 200, description: 'The source', schema: sourceSchema },
    async handle({ db, params, actor, gateways }) {
      const read = await readSourceNow({ db, gateways }, await loadSource(db, actor, params.source_id));
      if (read === undefined) throw notFound('payment source');
      return presentSource(read.source, read.setup);
    },
  }),

  updatePaymentSource: route('PATCH /v1/users/me/payment-sources/{source_id}', {
    summary: 'Make a payment source the default of its kind, or no longer the default',
    description: 'The answer is 409 if the source is not ready.',
    scope: 'donations:write',
    applications: 'closed',
    guests: true,
    body: sourceChangesSchema,
    success: { status: 200, description: 'The updated source', schema: sourceSchema },
    errors: ['CONFLICT'],
    async handle({ db, params, body, actor }) {
      const { id, userId } = await loadSource(db, actor, params.source_id);
      return presentSource(await makeDefault(db, { sourceId: id, userId, isDefault: body.default }));
    },
  }),

  removePaymentSource: route('DELETE /v1/users/me/payment-sources/{source_id}', {
    summary: 'Remove a payment source',
    description:
      'Recurring gifts and pledges that use the source move to the source in `replace_with`. Without `replace_with`, the answer is 409, and `details.recurring_ids` and `details.pledge_ids` list them. Pending gifts still complete. The other source must be of the same kind.',
    scope: 'donations:write',
    applications: ['replace_with'],
    guests: true,
    query: sourceRemovalQuery,
    success: { status: 200, description: 'The source that was removed', schema: sourceSchema },
    errors: ['CONFLICT'],
    async handle({ act, db, params, query, actor }) {
      const { id, userId } = await loadSource(db, actor, params.source_id, 'remove');
      const removal = { sourceId: id, userId, replaceWith: query.replace_with };
      return presentSource(await removeSource(act, removal));
    },
  }),
});
