import { z } from 'zod';
import { EVENT_NAMES } from '../../../domain/events/event';
import { findHeaderFaults, MAX_CUSTOM_HEADERS } from '../../../domain/webhooks/custom-headers';
import { MAX_CONCURRENCY, MAX_RATE_PER_SECOND } from '../../../domain/webhooks/endpoint';
import {
  describePattern,
  flagParameter,
  idField,
  listEnvelope,
  pageParameters,
  textField,
  timeField,
  WEB_URL_PATTERN,
  workflowField,
} from '../../fields';
import { eventName } from '../events/schema';
import { fault } from '../../faults';
import { describeSchema, UNIQUE } from '../../describe';

const DELIVERY_STATES = ['pending', 'delivered', 'retrying', 'failed', 'held'] as const;

const url = textField(2_048)
  .min(1)
  .meta({ format: 'uri', example: 'https://example.org/webhooks', ...describePattern(WEB_URL_PATTERN) });

const events = z
  .array(z.enum(['*', ...EVENT_NAMES]))
  .min(1)
  .max(EVENT_NAMES.length)
  .refine((names) => new Set(names).size === names.length, fault('conflict', 'must not repeat an event'))
  .refine(
    (names) => names.length === 1 || !names.includes('*'),
    fault('conflict', 'must be "*" alone or event names'),
  )
  .meta({ description: 'Event names, or "*" alone for all that your credential may read', ...UNIQUE });

const description = textField(500).nullable();
const maxConcurrency = z
  .int()
  .min(1)
  .max(MAX_CONCURRENCY)
  .meta({ description: 'Maximum number of concurrent first attempts' });
const ratePerSecond = z
  .int()
  .min(1)
  .max(MAX_RATE_PER_SECOND)
  .nullable()
  .meta({ description: 'Maximum number of requests per second, or null for no limit' });

const headers = z
  .record(z.string(), z.string())
  .superRefine((given, context) => {
    if (Object.keys(given).length > MAX_CUSTOM_HEADERS) {
      context.addIssue({
        code: 'custom',
        ...fault('too_long', `must have at most ${MAX_CUSTOM_HEADERS} headers`, MAX_CUSTOM_HEADERS),
      });
    }
    for (const { name, fault } of findHeaderFaults(given)) {
      context.addIssue({ code: 'custom', path: [name.slice(0, 100)], message: fault });
    }
  })
  .meta({
    description:
      'Secret headers that every request carries. Responses show only their names. Not allowed: accept-encoding, date, expect, host, user-agent, content-*, proxy-*, webhook-*, x-webhook-* and hop-by-hop headers.',
    example: { Authorization: 'Bearer secret' },
    ...describeSchema({
      maxProperties: MAX_CUSTOM_HEADERS,
      propertyNames: { pattern: "^[!#$%&'*+.^_`|~0-9A-Za-z-]+$" },
      additionalProperties: { type: 'string', pattern: '^[!-~]([ -~]*[!-~])?$' },
    }),
    writeOnly: true,
  });

export const endpointRequestSchema = z
  .strictObject({
    url,
    events,
    description: description.optional(),
    disabled: z.boolean().default(false),
    headers: headers.optional(),
    max_concurrency: maxConcurrency.optional(),
    rate_per_second: ratePerSecond.optional(),
  })
  .meta({ id: 'WebhookEndpointRequest' });

export const endpointChangesSchema = z
  .strictObject({
    url: url.optional(),
    events: events.optional(),
    description: description.optional(),
    disabled: z
      .boolean()
      .optional()
      .meta({ description: 'true holds the endpoint’s events until the endpoint is enabled and recovered' }),
    paused: z
      .boolean()
      .optional()
      .meta({ description: 'true holds the endpoint’s events until the pause ends, and then sends them' }),
    headers: headers.optional().meta({
      description:
        'Replaces all headers. `{}` removes them. Required if the endpoint has headers and `url` changes the origin.',
    }),
    max_concurrency: maxConcurrency.optional(),
    rate_per_second: ratePerSecond.optional(),
  })
  .meta({ id: 'WebhookEndpointChanges' });

export const endpointSchema = z
  .object({
    endpoint_id: z.string(),
    url: z.string(),
    events: z.array(z.enum(['*', ...EVENT_NAMES])),
    description: z.string().nullable(),
    status: z.enum(['enabled', 'paused', 'disabled']),
    disabled_reason: z.enum(['owner', 'gone', 'failing']).nullable().meta({
      description: 'owner: you disabled it. gone: it answered 410. failing: it failed for five days.',
    }),
    failing_since: timeField.nullable(),
    header_names: z.array(z.string()).meta({ description: 'Names of the headers on every request' }),
    max_concurrency: z.int(),
    rate_per_second: z.int().nullable(),
    created_at: timeField,
  })
  .meta({ id: 'WebhookEndpoint' });

/** The names of two fields, for `shownOnce`: the new secret, and the endpoint's id. */
export const ENDPOINT_SECRET = { secret: 'secret', id: 'endpoint_id' };
const secret = z.string().meta({ description: 'Shown only once', example: 'whsec_…' });

export const createdEndpointSchema = endpointSchema.extend({ secret }).meta({ id: 'CreatedWebhookEndpoint' });

export const rotatedEndpointSchema = endpointSchema
  .extend({
    secret,
    previous_secret_valid_until: timeField.meta({ description: 'Until then both secrets sign' }),
  })
  .meta({ id: 'RotatedWebhookEndpoint' });

export const endpointListSchema = listEnvelope('endpoints', endpointSchema).meta({
  id: 'WebhookEndpointList',
});

export const deletedEndpointSchema = z
  .object({ endpoint_id: z.string(), deleted: z.literal(true) })
  .meta({ id: 'DeletedWebhookEndpoint' });

export const recoveryRequestSchema = z
  .strictObject({
    since: z.iso.datetime({ offset: true }).transform((text) => new Date(text)),
    until: z.iso
      .datetime({ offset: true })
      .transform((text) => new Date(text))
      .optional(),
    events: z.array(eventName).min(1).max(EVENT_NAMES.length).optional(),
    states: z
      .array(z.enum(['failed', 'held', 'retrying', 'missing']))
      .min(1)
      .max(4)
      .default(['failed', 'held'])
      .meta({ description: '`missing` covers events that have no delivery to this endpoint' }),
  })
  .meta({ id: 'WebhookRecoveryRequest' });

export const recoverySchema = z
  .object({ endpoint_id: z.string(), recovered: z.int() })
  .meta({ id: 'WebhookRecovery' });

export const deliveriesQuery = z.strictObject({
  ...pageParameters,
  endpoint_id: idField('endpoint').optional(),
  event: eventName.optional(),
  state: z.enum(DELIVERY_STATES).optional(),
  webhook_id: idField('event').optional(),
  after: idField('delivery').optional().meta({ description: 'Returns deliveries older than this one' }),
});

const attemptSchema = z
  .object({
    at: timeField,
    status: z.int().nullable().meta({ description: 'null when there was no answer' }),
    duration_ms: z.int(),
    error: z.string().nullable().meta({
      description:
        'dns, refused, tls, timeout, reset, protocol, blocked, invalid_url, status or secret (the signing secret cannot be read). null on success.',
    }),
    error_message: z.string().nullable(),
    response: z.string().nullable().meta({ description: 'The first 1 KiB of the answer' }),
  })
  .meta({ id: 'WebhookAttempt' });

export const deliverySchema = z
  .object({
    delivery_id: z.string(),
    webhook_id: z.string(),
    event: z.string(),
    endpoint_id: z.string(),
    state: z.enum(DELIVERY_STATES).meta({ id: 'WebhookDeliveryState' }),
    attempts: z.array(attemptSchema),
    next_attempt_at: timeField.nullable(),
    resting_until: timeField.nullable().meta({
      description:
        'The endpoint rests after failures. The delivery waits until this time. Redeliver it to try at once.',
    }),
    created_at: timeField,
    workflow: workflowField,
  })
  .meta({ id: 'WebhookDelivery' });

export const testQuery = z.strictObject({
  wait: flagParameter
    .optional()
    .meta({ description: 'true waits up to 15 seconds for the attempt and answers with the delivery' }),
});

/** Contains the fields of the delivery only if the request waited for it. */
export const testSentSchema = deliverySchema
  .partial()
  .extend({ webhook_id: z.string(), event: z.literal('webhook.test'), endpoint_id: z.string() })
  .meta({ id: 'WebhookTestResult' });

export const deliveryListSchema = listEnvelope('deliveries', deliverySchema).meta({
  id: 'WebhookDeliveryList',
});
