/** Builds the AsyncAPI 3.0 document of the webhooks. Takes their schemas from the OpenAPI document. */
import { type Config } from '../../config';
import { EVENT_NAMES, EVENT_SCHEMAS, type EventName } from '../../domain/events/event';
import { APACHE_LICENSE, buildOpenApi, describeInfo } from './document';
import { TAG_DESCRIPTIONS, WEBHOOK_TAG } from './tags';
import { schemaIdOf, WEBHOOK_HEADERS } from './webhooks';

type Json = Record<string, unknown>;

interface Parameter {
  name: string;
  required?: boolean;
  schema: Json;
}

const HEADERS = 'WebhookHeaders';

export function buildAsyncApi(config: Pick<Config, 'publicUrl' | 'environment'>): object {
  const { components } = JSON.parse(JSON.stringify(buildOpenApi(config))) as {
    components: { schemas: Json; parameters: Record<string, Parameter> };
  };
  const messages = EVENT_NAMES.map((name) => [schemaIdOf(name), describeMessage(name)] as const);
  return {
    asyncapi: '3.0.0',
    info: {
      ...describeInfo(config),
      license: APACHE_LICENSE,
      tags: [{ name: WEBHOOK_TAG, description: TAG_DESCRIPTIONS[WEBHOOK_TAG] }],
    },
    defaultContentType: 'application/json',
    channels: { webhooks: describeChannel(messages.map(([id]) => id)) },
    operations: { sendWebhook: OPERATION },
    components: {
      messages: Object.fromEntries(messages),
      schemas: {
        ...pickSchemas(
          messages.map(([id]) => id),
          components.schemas,
        ),
        [HEADERS]: describeHeaders(WEBHOOK_HEADERS.flatMap((id) => components.parameters[id] ?? [])),
      },
    },
  };
}

/** The address is null, because each subscriber chooses one when it creates an endpoint. */
function describeChannel(messageIds: string[]): Json {
  return {
    address: null,
    title: 'Webhook endpoint',
    description: 'The URL of a webhook endpoint, which you create with `POST /v1/webhooks/endpoints`.',
    messages: Object.fromEntries(messageIds.map((id) => [id, { $ref: `#/components/messages/${id}` }])),
  };
}

const OPERATION = {
  action: 'send',
  title: 'Send a webhook',
  summary: 'The platform sends one POST request for each event that the endpoint subscribes to.',
  description:
    'Answer with any status from 200 to 299 within 15 seconds. 410 disables the endpoint. Any other answer is tried again for three days.',
  channel: { $ref: '#/channels/webhooks' },
  bindings: { http: { method: 'POST', bindingVersion: '0.3.0' } },
};

function describeMessage(name: EventName): Json {
  return {
    name,
    title: name,
    summary: EVENT_SCHEMAS[name].description ?? name,
    contentType: 'application/json',
    headers: { $ref: `#/components/schemas/${HEADERS}` },
    payload: { $ref: `#/components/schemas/${schemaIdOf(name)}` },
  };
}

function describeHeaders(parameters: Parameter[]): Json {
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  };
}

/** Returns these schemas and all schemas that they refer to. */
function pickSchemas(ids: string[], schemas: Json): Json {
  const picked: Json = {};
  const add = (id: string) => {
    if (id in picked) return;
    picked[id] = schemas[id];
    const references = JSON.stringify(schemas[id]).matchAll(/"#\/components\/schemas\/([^"]+)"/g);
    for (const [, referred = ''] of references) add(referred);
  };
  ids.forEach(add);
  return picked;
}
