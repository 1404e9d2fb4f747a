/** The operations of the OpenAPI document, as the generator of hostile requests reads them. */
import { buildOpenApi } from '../../../api/openapi/document';

/** The parts of JSON Schema that the document uses. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
}

interface Parameter {
  name: string;
  in: string;
  schema: Schema;
}

interface Described {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema?: Schema }> };
}

interface Document {
  paths: Record<string, Record<string, Described>>;
  components?: { schemas?: Record<string, Schema> };
}

export interface Operation {
  operationId: string;
  method: string;
  path: string;
  query: Parameter[];
  /** Undefined if the operation takes no JSON. */
  body: Schema | undefined;
}

const document = JSON.parse(
  JSON.stringify(buildOpenApi({ publicUrl: undefined, environment: 'sandbox' })),
) as Document;

export const OPERATIONS: Operation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { operationId, parameters, requestBody }]) => ({
    operationId,
    method: method.toUpperCase(),
    path,
    query: (parameters ?? []).filter((parameter) => parameter.in === 'query'),
    body: requestBody?.content['application/json']?.schema,
  })),
);

/** A schema itself, instead of a reference to it. */
export function resolveSchema(schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? schema : resolveSchema(document.components?.schemas?.[name] ?? {});
}
