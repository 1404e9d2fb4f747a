import { addSource } from '../../../operations/sources/add-source';
import { askForSource } from '../../ask-processor';
import { presentSource } from '../../presenters/source';
import { defineRoute } from '../../route';
import { sourceRequestSchema, sourceSchema } from './schema';

export const createPaymentSource = defineRoute({
  method: 'post',
  path: '/v1/users/me/payment-sources',
  operationId: 'createPaymentSource',
  tag: 'Payment sources',
  summary: 'Add a card, a bank account or a wallet',
  description:
    "Never send a card or account number. The processor's form takes the number, and returns `processor_token` or finishes `setup`.",
  scope: 'donations:write',
  guests: true,
  body: sourceRequestSchema,
  success: { status: 201, description: 'The source, or its unfinished setup', schema: sourceSchema },
  errors: ['LIMIT_EXCEEDED'],
  prepare({ db, body, actor, gateways, outsideId }) {
    const { kind, address, processor_token: token = address } = body;
    return askForSource({ db, gateways }, { id: outsideId('source'), userId: actor.userId, kind, token });
  },
  async handle({ db, body, actor, gateways, now }, asked) {
    const source = await addSource(db, {
      ...asked,
      userId: actor.userId,
      processor: gateways.processor.name,
      kind: body.kind,
      isSaved: body.save,
      isDefault: body.default,
      isGuests: actor.credential === 'guest_token',
      at: now,
    });
    return presentSource(source, asked.known.setup);
  },
});
