import { listBlocks } from '../../../db/queries/charges/velocity';
import { pageQuery } from '../../fields';
import { presentVelocityBlock } from '../../presenters/velocity-block';
import { route, routes } from '../../route';
import { velocityBlockListSchema, velocityBlockSchema, velocityLiftSchema } from './schema';
import { liftBlock } from '../../../operations/charges/velocity';
import { z } from 'zod';
import { inTransaction } from '../../../db/database';
import { STRIPE_WEBHOOK_PATH } from '../../../domain/charges/webhook';
import { notFound } from '../../../domain/errors';
import { receiveEvent } from '../../../operations/charges/receive-processor-event';

export const velocityRoutes = routes('Velocity', {
  listVelocityBlocks: route('GET /v1/velocity/blocks', {
    summary: 'List cards, users and addresses that are blocked',
    description: 'For operators. A block ends by itself within an hour. Newest first.',
    scope: 'donations:read',
    role: 'operator',
    query: pageQuery,
    success: {
      status: 200,
      description: 'A page of blocks in force, newest first',
      schema: velocityBlockListSchema,
    },
    async handle({ db, query, now }) {
      const { blocks, total } = await listBlocks(db, { ...query, at: now });
      return { velocity_blocks: blocks.map(presentVelocityBlock), total, ...query };
    },
  }),

  liftVelocityBlock: route('DELETE /v1/velocity/blocks/{block_id}', {
    summary: 'Lift a block',
    description:
      'For operators. Gifts and declines that were counted for the block no longer count. The answer is 409 if the block has ended or was lifted before.',
    scope: 'donations:write',
    stepUp: true,
    role: 'operator',
    body: velocityLiftSchema,
    success: { status: 200, description: 'The lifted block', schema: velocityBlockSchema },
    errors: ['CONFLICT'],
    async handle({ act, params, body, actor }) {
      const lift = { blockId: params.block_id, userId: actor.userId, reason: body.reason };
      return presentVelocityBlock(await liftBlock(act, lift));
    },
  }),
});

/** Every endpoint that a payment processor calls with a signature instead of a credential. */
export const processorRoutes = routes('Processors', {
  /** Only stores the event, so that the processor gets its answer at once. A worker applies the event later. */
  receiveStripeEvent: route(`POST ${STRIPE_WEBHOOK_PATH}`, {
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
      const received = { processor: processor.name, event, sealedPayload };
      await inTransaction(db, (tx) => receiveEvent({ tx, at: now }, received));
      return { received: true as const };
    },
  }),
});
