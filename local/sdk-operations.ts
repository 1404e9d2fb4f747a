/** Reads from the OpenAPI document what a method of the SDK needs to know about its operation. */
import { type DescribedSchema } from './schema-descriptions';
import { nameOfSchema, nameOfQuery } from './sdk-types';

interface Schema extends DescribedSchema {
  enum?: string[];
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
}

interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  security?: object[];
  parameters?: { $ref?: string; in?: string; name?: string; required?: boolean; schema?: Schema }[];
  requestBody?: { required?: boolean; description?: string; content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

/** The parts of the OpenAPI document that this file reads. */
export interface OperationDocument {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

/** A query, or a body in JSON. `type` is its type in the SDK. */
export interface Fields {
  type: string;
  names: string[];
  required: string[];
}

export interface ApiOperation {
  id: string;
  method: string;
  path: string;
  description: string;
  /** The call needs no credential. */
  isAnonymous: boolean;
  takesIdempotencyKey: boolean;
  parameters: { name: string; type: string }[];
  query: Fields | undefined;
  body: (Fields & { isRequired: boolean }) | undefined;
  /** Describes the file that is the body. */
  upload: string | undefined;
  hasJson: boolean;
  /** The type of the JSON answer, or of one of them. */
  answer: string | undefined;
  list: { entries: string; entry: string; by: string } | undefined;
}

const JSON_TYPE = 'application/json';
const IDEMPOTENCY_KEY = '#/components/parameters/IdempotencyKey';
/** In a path these are numbers to people, and text in the document. */
const NUMBERS = ['year', 'level'];

/** Returns all operations by their id. */
export function readOperations(document: OperationDocument): Map<string, ApiOperation> {
  const found = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) =>
      readOperation(document, { method: method.toUpperCase(), path, operation }),
    ),
  );
  return new Map(found.map((operation) => [operation.id, operation]));
}

function readOperation(
  document: OperationDocument,
  { method, path, operation }: { method: string; path: string; operation: Operation },
): ApiOperation {
  const { operationId: id, parameters = [], requestBody, security } = operation;
  const [json, ...others] = Object.entries(operation.responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, { content }]) => content?.[JSON_TYPE]?.schema ?? []);
  const query = readQuery(operation);
  const bodySchema = requestBody?.content[JSON_TYPE]?.schema;
  const body = bodySchema && {
    ...readBody(document, bodySchema),
    isRequired: requestBody?.required === true,
  };
  return {
    id,
    method,
    path,
    description: describe(operation),
    isAnonymous: security?.length === 0,
    takesIdempotencyKey: parameters.some(({ $ref }) => $ref === IDEMPOTENCY_KEY),
    parameters: parameters
      .filter((parameter) => parameter.in === 'path')
      .map(({ name = '', schema }) => ({ name, type: typeInPath(name, schema) })),
    query,
    body,
    upload: bodySchema === undefined ? requestBody?.description : undefined,
    hasJson: json !== undefined,
    answer: json && [json, ...others].map(({ $ref }) => nameOfSchema($ref)).join(' | '),
    list: json && readList(document, json, (query ?? body)?.names ?? []),
  };
}

function describe({ summary, description }: Operation): string {
  return [summary.endsWith('.') ? summary : `${summary}.`, description].filter(Boolean).join(' ');
}

function typeInPath(name: string, schema: Schema | undefined): string {
  if (schema?.enum !== undefined) return schema.enum.map((value) => `'${value}'`).join(' | ');
  return NUMBERS.includes(name) ? 'number' : 'string';
}

function readQuery({ operationId, parameters = [] }: Operation): Fields | undefined {
  const fields = parameters.filter((parameter) => parameter.in === 'query');
  if (fields.length === 0) return undefined;
  return {
    type: nameOfQuery(operationId),
    names: fields.map(({ name = '' }) => name),
    required: fields.filter(({ required }) => required).map(({ name = '' }) => name),
  };
}

function readBody(document: OperationDocument, schema: Schema): Fields {
  const { properties = {}, required = [] } = resolve(document, schema);
  const type = nameOfSchema(schema.$ref);
  if (type === undefined) throw new Error(`A body has no name: ${JSON.stringify(schema).slice(0, 100)}`);
  return { type, names: Object.keys(properties), required };
}

/** A list has an array of entries, and takes a limit and a place to go on from. */
function readList(document: OperationDocument, answer: Schema, parameters: string[]): ApiOperation['list'] {
  const place = ['after', 'offset', 'page'].find((name) => parameters.includes(name));
  if (place === undefined || !parameters.includes('limit')) return undefined;
  const { properties = {} } = resolve(document, answer);
  const [entries, schema] = Object.entries(properties).find(([, { type }]) => type === 'array') ?? [];
  const entry = nameOfSchema(schema?.items?.$ref);
  if (entries === undefined || schema?.items === undefined || entry === undefined) return undefined;
  if (place !== 'after') return { entries, entry, by: `'${place}'` };
  return { entries, entry, by: `{ cursor: '${idOf(resolve(document, schema.items), entry)}' }` };
}

/** The first id of an entry is its own. */
function idOf({ properties = {} }: Schema, entry: string): string {
  const id = Object.keys(properties).find((name) => name.endsWith('_id'));
  if (id === undefined) throw new Error(`${entry} has no id.`);
  return id;
}

function resolve({ components }: OperationDocument, schema: Schema): Schema {
  return schema.$ref === undefined ? schema : (components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
}
