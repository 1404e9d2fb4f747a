/** Builds the document's `webhooks` from the schemas that validate stored events. */
import { z } from 'zod';
import { type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import { envelopeSchema, EVENT_NAMES, EVENT_SCHEMAS, type EventName } from '../../domain/events/event';
import { WEBHOOK_TAG } from './tags';

const hexSignature = z.string().regex(/^[0-9a-f]{64}$/);
const headers = z.object({
  'X-Webhook-Signature': hexSignature.meta({
    description: 'Lowercase hex HMAC-SHA-256 of the raw body, keyed with the whole secret as UTF-8',
    param: { id: 'WebhookHexSignature' },
  }),
  'X-Webhook-Signature-Previous': hexSignature.optional().meta({
    description: 'The signature with the previous secret, while a rotation keeps that secret valid',
    param: { id: 'WebhookPreviousHexSignature' },
  }),
  'X-Webhook-Event': z.enum(EVENT_NAMES).meta({ param: { id: 'WebhookEventName' } }),
  'webhook-id': z
    .string()
    .meta({ description: 'The id of the event, the same on every attempt', param: { id: 'WebhookId' } }),
  'webhook-timestamp': z.string().meta({
    description: 'The time of this attempt in Unix seconds',
    param: { id: 'WebhookTimestamp' },
  }),
  'webhook-signature': z.string().meta({
    description: 'Standard Webhooks: `v1,<base64>`, one for each live secret, separated by spaces',
    param: { id: 'WebhookSignature' },
  }),
});

/** The ids of the headers in `components/parameters`. */
export const WEBHOOK_HEADERS = [
  'WebhookHexSignature',
  'WebhookPreviousHexSignature',
  'WebhookEventName',
  'WebhookId',
  'WebhookTimestamp',
  'WebhookSignature',
];

/** All events share these responses in `components/responses`. */
const responses = {
  '2XX': {
    id: 'WebhookReceived',
    description:
      'We retry for three days after any other response except 410, or after 15 seconds without a response.',
  },
  '410': {
    id: 'WebhookEndpointGone',
    description: 'Disables the endpoint, which receives no further webhooks.',
  },
};

/** Builds one entry for each event. */
export function buildWebhooks(): ZodOpenApiPathsObject {
  return Object.fromEntries(EVENT_NAMES.map((name) => [name, { post: buildOperation(name) }]));
}

function buildOperation(name: EventName): ZodOpenApiOperationObject {
  const schema = envelopeSchema(name).meta({ id: schemaIdOf(name) });
  return {
    operationId: `on${pascalCase(name)}`,
    tags: [WEBHOOK_TAG],
    summary: EVENT_SCHEMAS[name].description ?? name,
    security: [],
    requestParams: { header: headers },
    requestBody: { required: true, content: { 'application/json': { schema } } },
    responses,
  };
}

/** The id of the event's body in `components/schemas`. */
export function schemaIdOf(name: EventName): string {
  return `${pascalCase(name)}Event`;
}

/** Turns `donation.refund_failed` into `DonationRefundFailed`. */
function pascalCase(name: EventName): string {
  return name.replace(/(?:^|[._])(\w)/g, (_match, letter: string) => letter.toUpperCase());
}
