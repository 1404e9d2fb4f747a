/** The parts of our OpenAPI document that the reference shows. */
import { type Config } from '../../config';
import { buildOpenApi } from '../openapi/document';

export interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  example?: unknown;
  examples?: unknown[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

export interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema?: Schema;
}

export interface Media {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, { value?: unknown }>;
}

export interface Body {
  $ref?: string;
  required?: boolean;
  description?: string;
  content?: Record<string, Media>;
}

interface Operation {
  operationId: string;
  tags: string[];
  summary?: string;
  description?: string;
  parameters?: Parameter[];
  requestBody?: Body;
  responses: Record<string, Body>;
}

export interface ApiDocument {
  info: { title: string; version: string; description: string };
  tags: { name: string; description?: string }[];
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema>;
    responses: Record<string, Body>;
    parameters: Record<string, Parameter>;
  };
}

/** An operation and its place: a method with a path, or the name of an event. */
export interface Endpoint {
  method: string;
  path: string;
  isWebhook: boolean;
  operation: Operation;
}

/** Reads the document from its JSON, because the reference must show what clients see. */
export function readDocument(config: Pick<Config, 'publicUrl' | 'environment'>): ApiDocument {
  return JSON.parse(JSON.stringify(buildOpenApi(config))) as ApiDocument;
}

export function listEndpoints({ paths, webhooks }: ApiDocument): Endpoint[] {
  const list = (places: ApiDocument['paths'], isWebhook: boolean) =>
    Object.entries(places).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        method: method.toUpperCase(),
        path,
        isWebhook,
        operation,
      })),
    );
  return [...list(paths, false), ...list(webhooks, true)];
}

/** The last part of a reference: `#/components/schemas/Donation` is `Donation`. */
export function nameOf(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}

export function findParameter(document: ApiDocument, parameter: Parameter): Parameter {
  if (parameter.$ref === undefined) return parameter;
  return document.components.parameters[nameOf(parameter.$ref)] ?? parameter;
}

export function findResponse(document: ApiDocument, response: Body): Body {
  if (response.$ref === undefined) return response;
  return document.components.responses[nameOf(response.$ref)] ?? response;
}

export function findSchema(document: ApiDocument, schema: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  return document.components.schemas[nameOf(schema.$ref)] ?? schema;
}
