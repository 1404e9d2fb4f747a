import {
  createEndpoint,
  updateEndpoint,
  deleteEndpoint,
  rotateSecret,
} from '../../../operations/webhooks/owner-changes';
import { presentEndpoint } from '../../presenters/webhook-endpoint';
import { route, routes } from '../../route';
import { checkUrl } from './check-url';
import {
  createdEndpointSchema,
  ENDPOINT_SECRET,
  endpointRequestSchema,
  endpointListSchema,
  endpointSchema,
  endpointChangesSchema,
  deletedEndpointSchema,
  rotatedEndpointSchema,
  testQuery,
  testSentSchema,
  recoveryRequestSchema,
  recoverySchema,
  deliveriesQuery,
  deliveryListSchema,
  deliverySchema,
} from './schema';
import { listEndpoints } from '../../../db/queries/webhooks/endpoints';
import { pageQuery } from '../../fields';
import { loadEndpoint, loadDelivery, requireReadable, shownEvents } from '../../access/webhooks';
import { listReadable } from '../../../domain/events/read-scopes';
import { sendTestEvent, recoverDeliveries, redeliver } from '../../../operations/webhooks/deliveries';
import { presentDelivery, retriesOf } from '../../presenters/webhook-delivery';
import { awaitAttempt } from './await-attempt';
import { listDeliveries } from '../../../db/queries/webhooks/deliveries';
import { presentWorkflow } from '../../presenters/workflow';

export const webhookRoutes = routes('Webhooks', {
  createWebhookEndpoint: route('POST /v1/webhooks/endpoints', {
    summary: 'Subscribe a URL to events',
    description:
      'The signing secret is shown only once. The endpoint gets only events that your credential may read. The answer is 400 if the platform may not call the URL.',
    scope: 'webhooks:manage',
    applications: 'closed',
    body: endpointRequestSchema,
    success: {
      status: 201,
      description: 'The endpoint with its secret',
      schema: createdEndpointSchema,
      shownOnce: ENDPOINT_SECRET,
    },
    errors: ['CONFLICT'],
    async handle({ act, body, actor, gateways }) {
      checkUrl(gateways.outbound, body.url);
      requireReadable(actor, 'events', body.events);
      const { endpoint, secret } = await createEndpoint(act, {
        accountId: actor.accountId,
        url: body.url,
        events: body.events,
        scopes: actor.scopes,
        description: body.description ?? null,
        disabled: body.disabled,
        headers: body.headers,
        maxConcurrency: body.max_concurrency,
        ratePerSecond: body.rate_per_second,
      });
      return { ...presentEndpoint(endpoint), secret };
    },
  }),

  listWebhookEndpoints: route('GET /v1/webhooks/endpoints', {
    summary: "List the account's endpoints",
    description: 'Oldest first.',
    scope: 'webhooks:manage',
    query: pageQuery,
    success: { status: 200, description: 'A page of endpoints, oldest first', schema: endpointListSchema },
    async handle({ db, query, actor }) {
      const { endpoints, total } = await listEndpoints(db, actor.accountId, query);
      return { endpoints: endpoints.map(presentEndpoint), total, limit: query.limit, offset: query.offset };
    },
  }),

  getWebhookEndpoint: route('GET /v1/webhooks/endpoints/{endpoint_id}', {
    summary: 'Read an endpoint',
    description: 'The answer has no secret.',
    scope: 'webhooks:manage',
    success: { status: 200, description: 'The endpoint', schema: endpointSchema },
    async handle({ db, params, actor }) {
      return presentEndpoint(await loadEndpoint(db, actor, params.endpoint_id));
    },
  }),

  updateWebhookEndpoint: route('PATCH /v1/webhooks/endpoints/{endpoint_id}', {
    summary: 'Change, pause, disable or enable an endpoint',
    description:
      'Changes only the given fields. `events` needs a credential that may read them, and `url` one that may read all events that the endpoint gets.',
    scope: 'webhooks:manage',
    applications: 'closed',
    body: endpointChangesSchema,
    success: { status: 200, description: 'The updated endpoint', schema: endpointSchema },
    async handle({ db, params, body, actor, gateways }) {
      const { max_concurrency: maxConcurrency, rate_per_second: ratePerSecond, ...others } = body;
      if (body.url !== undefined) checkUrl(gateways.outbound, body.url);
      requireReadable(actor, 'events', body.events);
      const { id: endpointId } = await loadEndpoint(db, actor, params.endpoint_id);
      const changes = { ...others, maxConcurrency, ratePerSecond };
      const { secrets } = gateways;
      return presentEndpoint(
        await updateEndpoint(db, { endpointId, changes, scopes: actor.scopes, secrets }),
      );
    },
  }),

  deleteWebhookEndpoint: route('DELETE /v1/webhooks/endpoints/{endpoint_id}', {
    summary: 'Delete an endpoint and keep its deliveries readable',
    description: 'The endpoint gets no more events.',
    scope: 'webhooks:manage',
    applications: 'closed',
    success: {
      status: 200,
      description: 'The endpoint is deleted and receives no further webhooks',
      schema: deletedEndpointSchema,
    },
    async handle({ act, db, params, actor }) {
      const { id } = await loadEndpoint(db, actor, params.endpoint_id);
      await deleteEndpoint(act, id);
      return { endpoint_id: id, deleted: true as const };
    },
  }),

  rotateWebhookSecret: route('POST /v1/webhooks/endpoints/{endpoint_id}/rotate-secret', {
    summary: 'Give an endpoint a new secret',
    description:
      'Needs a credential that may read all events that the endpoint gets. For 24 hours `webhook-signature` carries a signature for each secret. `X-Webhook-Signature` uses the new secret and `X-Webhook-Signature-Previous` the old one.',
    scope: 'webhooks:manage',
    applications: 'closed',
    success: {
      status: 200,
      description: 'The endpoint with its new secret',
      schema: rotatedEndpointSchema,
      shownOnce: ENDPOINT_SECRET,
    },
    errors: ['FORBIDDEN'],
    async handle({ act, db, params, actor }) {
      const { id: endpointId } = await loadEndpoint(db, actor, params.endpoint_id);
      const rotated = await rotateSecret(act, { endpointId, scopes: actor.scopes });
      return {
        ...presentEndpoint(rotated.endpoint),
        secret: rotated.secret,
        previous_secret_valid_until: rotated.previousSecretUntil.toISOString(),
      };
    },
  }),

  testWebhookEndpoint: route('POST /v1/webhooks/endpoints/{endpoint_id}/test', {
    summary: 'Send a webhook.test event to this endpoint only',
    description:
      'The event is sent at once, also while the endpoint rests after failures. Its delivery shows the result. With `wait=true` the answer is the delivery after its first attempt. If there was none within 15 seconds, `attempts` is empty. The answer is 409 if the endpoint is not enabled.',
    scope: 'webhooks:manage',
    query: testQuery,
    success: { status: 202, description: 'The event is on its way', schema: testSentSchema },
    errors: ['CONFLICT'],
    async handle({ act, db, params, actor }) {
      const { id } = await loadEndpoint(db, actor, params.endpoint_id);
      const webhookId = await sendTestEvent(act, id);
      return { webhook_id: webhookId, event: 'webhook.test' as const, endpoint_id: id };
    },
    async conclude({ db, query }, answer) {
      if (query.wait !== true) return answer;
      const delivery = await awaitAttempt(db, { eventId: answer.webhook_id, endpointId: answer.endpoint_id });
      return delivery === undefined ? answer : { ...presentDelivery(delivery), event: answer.event };
    },
  }),

  recoverWebhookEndpoint: route('POST /v1/webhooks/endpoints/{endpoint_id}/recover', {
    summary: 'Resend the events that an endpoint missed',
    description:
      'By default, resends failed deliveries and deliveries that a disabled endpoint held, of the events that your credential may read. The answer is 409 if the endpoint is not enabled.',
    scope: 'webhooks:manage',
    body: recoveryRequestSchema,
    success: { status: 202, description: 'Number of deliveries that are resent', schema: recoverySchema },
    errors: ['CONFLICT'],
    async handle({ db, params, body, actor, now }) {
      requireReadable(actor, 'events', body.events);
      const { id } = await loadEndpoint(db, actor, params.endpoint_id);
      const events = body.events ?? listReadable(actor.scopes);
      const range = { since: body.since, until: body.until ?? now, events };
      const recovered = await recoverDeliveries(db, { endpointId: id, range, states: body.states });
      return { endpoint_id: id, recovered };
    },
  }),

  listWebhookDeliveries: route('GET /v1/webhooks/deliveries', {
    summary: 'List deliveries with every attempt',
    description: 'Newest first, of the events that your credential may read.',
    scope: 'webhooks:manage',
    query: deliveriesQuery,
    success: { status: 200, description: 'A page of deliveries, newest first', schema: deliveryListSchema },
    async handle({ db, query, actor, config }) {
      requireReadable(actor, 'event', query.event);
      const { deliveries, total } = await listDeliveries(db, {
        accountId: actor.accountId,
        endpointId: query.endpoint_id,
        events: shownEvents(actor, query.event),
        state: query.state,
        eventId: query.webhook_id,
        after: query.after,
        limit: query.limit,
        offset: query.offset,
      });
      const shown = deliveries.map((delivery) => ({
        ...presentDelivery(delivery),
        ...presentWorkflow({ actor, config }, { workflow: retriesOf(delivery) }),
      }));
      return { deliveries: shown, total, limit: query.limit, offset: query.offset };
    },
  }),

  getWebhookDelivery: route('GET /v1/webhooks/deliveries/{delivery_id}', {
    summary: 'Read a delivery with every attempt',
    scope: 'webhooks:manage',
    success: { status: 200, description: 'The delivery', schema: deliverySchema },
    async handle({ db, params, actor, config }) {
      const delivery = await loadDelivery(db, actor, params.delivery_id);
      return {
        ...presentDelivery(delivery),
        ...presentWorkflow({ actor, config }, { workflow: retriesOf(delivery) }),
      };
    },
  }),

  redeliverWebhook: route('POST /v1/webhooks/deliveries/{delivery_id}/redeliver', {
    summary: 'Resend a delivery now',
    description:
      'Works in any state, also while the endpoint rests after failures. Earlier retries end, and this attempt gets its own retries. The answer is 409 if the endpoint is not enabled.',
    scope: 'webhooks:manage',
    success: { status: 202, description: 'The delivery, now pending', schema: deliverySchema },
    errors: ['CONFLICT'],
    async handle({ db, params, actor }) {
      const delivery = await loadDelivery(db, actor, params.delivery_id);
      await redeliver(db, delivery);
      return presentDelivery({ ...delivery, state: 'pending', nextAttemptAt: null, restingUntil: null });
    },
  }),
});
