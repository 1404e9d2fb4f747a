import { z } from 'zod';
import { inTransaction } from '../../../db/database';
import { STRIPE_WEBHOOK_PATH } from '../../../domain/charges/webhook';
import { notFound } from '../../../domain/errors';
import { receiveEvent } from '../../../operations/charges/receive-event';
import { defineRoute } from '../../route';

/** Only stores the event, so that the processor gets its answer at once. A worker applies the event later. */
export const receiveStripeEvent = defineRoute({
  method: 'post',
  path: STRIPE_WEBHOOK_PATH,
  operationId: 'receiveStripeEvent',
  tag: 'Processors',
  summary: 'Receive an event of Stripe',
  description:
    'Only Stripe calls this. The signature in the header `Stripe-Signature` must match the body and be at most 5 minutes old. A repeated event is stored only once. Installations with another payment processor answer 404.',
  scope: 'any',
  rawBody: true,
  success: {
    status: 200,
    description: 'The event is stored',
    schema: z.object({ received: z.literal(true) }).meta({ id: 'ProcessorEventReceipt' }),
  },
  errors: ['NOT_FOUND', 'PAYLOAD_TOO_LARGE'],
  async handle({ db, signed: { rawBody, header }, gateways, now }) {
    const { processor, secrets } = gateways;
    if (processor.name !== 'stripe') throw notFound('route');
    const event = processor.reports.readEvent(rawBody, header('Stripe-Signature'));
    // The event of an identity check may contain the person's link, which must never be stored.
    const sealedPayload = event.kind === 'identity_check' ? null : secrets.seal(rawBody.toString());
    const received = { processor: processor.name, event, sealedPayload, at: now };
    await inTransaction(db, (tx) => receiveEvent(tx, received));
    return { received: true as const };
  },
});
