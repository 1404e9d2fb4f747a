/**
 * Writes the resources of the SDK: a class for each resource of client/names.json, with a method for each of its
 * operations. The arguments, types and comments of a method come from the OpenAPI document.
 */
import { type ApiOperation, type Fields, type OperationDocument, readOperations } from './sdk-operations';

/** The names of the SDK, in any language. */
export interface NameTable {
  resources: Record<string, NamedResource>;
  /** Operations that no client calls, each with the reason. */
  unnamed: Record<string, string>;
}

interface NamedResource {
  description: string;
  /** The place in the client, unless it is the resource's own name. */
  at?: string;
  /** The operation of each method. */
  methods: Record<string, string | NamedMethod>;
}

interface NamedMethod {
  operation: string;
  /** The method takes these fields as arguments, instead of the body or query that has them. */
  arguments?: string[];
  /** The method streams a file in this format. */
  format?: string;
  /** The method streams the answer. */
  stream?: true;
  /** The method is written in each language. */
  byHand?: true;
}

const WIDTH = 110;
/** Keeps a constructor out of the reference, because only the client calls it. */
const NO_CONSTRUCTOR = '/** @hidden */';
const OUR_TYPES = ['CallOptions', 'CreateOptions', 'List', 'RequestEngine'];
const TYPES_OF_RUNTIME = ['Blob', 'Omit', 'Promise', 'ReadableStream', 'Uint8Array'];

/** Returns the code. Throws if an operation has no name, or a name has no operation. */
export function writeResources(document: OperationDocument, names: NameTable): string {
  const operations = readOperations(document);
  checkNames(operations, names);
  const classes = Object.entries(names.resources).map(([name, resource]) =>
    writeClass(name, resource, operations),
  );
  return [writeImports(classes.join('\n')), ...classes, writeFields(names)].join('\n');
}

function checkNames(operations: Map<string, ApiOperation>, { resources, unnamed }: NameTable): void {
  const named = Object.values(resources).flatMap(({ methods }) => Object.values(methods).map(operationOf));
  const known = [...named, ...Object.keys(unnamed)];
  const nameless = [...operations.keys()].filter((id) => !known.includes(id));
  if (nameless.length > 0) throw new Error(`client/names.json does not name ${nameless.join(', ')}.`);
  const absent = known.filter((id) => !operations.has(id));
  if (absent.length > 0) throw new Error(`client/names.json names ${absent.join(', ')}, which do not exist.`);
}

function operationOf(method: string | NamedMethod): string {
  return typeof method === 'string' ? method : method.operation;
}

function isByHand(method: string | NamedMethod): boolean {
  return typeof method === 'object' && method.byHand === true;
}

/** A resource with methods by hand is a class by hand, which extends the written one. */
function isExtended({ methods }: NamedResource): boolean {
  return Object.values(methods).some(isByHand);
}

function classNameOf(name: string, resource: NamedResource): string {
  return `${capitalize(name)}${isExtended(resource) ? 'Calls' : 'Resource'}`;
}

function writeClass(name: string, resource: NamedResource, operations: Map<string, ApiOperation>): string {
  const methods = Object.entries(resource.methods)
    .filter(([, method]) => !isByHand(method))
    .map(([method, named]) => {
      const operation = operations.get(operationOf(named));
      if (operation === undefined) throw new Error(`${name}.${method} has no operation.`);
      return writeMethod(method, typeof named === 'string' ? { operation: named } : named, operation);
    });
  return `${comment(resource.description)}
export class ${classNameOf(name, resource)} {
  readonly #engine: RequestEngine;

  ${NO_CONSTRUCTOR}
  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

${methods.join('\n')}}
`;
}

/** The client has these fields. */
function writeFields({ resources }: NameTable): string {
  const fields = Object.entries(resources).filter(
    ([, resource]) => resource.at === undefined && !isExtended(resource),
  );
  const declared = fields.map(
    ([name, resource]) =>
      `${comment(resource.description, '  ')}\n  readonly ${name}: ${classNameOf(name, resource)};\n`,
  );
  const made = fields.map(
    ([name, resource]) => `    this.${name} = new ${classNameOf(name, resource)}(engine);\n`,
  );
  return `/** The resources that are generated as a whole. */
export class ApiResources {
${declared.join('')}
  ${NO_CONSTRUCTOR}
  constructor(engine: RequestEngine) {
${made.join('')}  }
}
`;
}

function writeMethod(name: string, named: NamedMethod, operation: ApiOperation): string {
  const isStream = named.stream === true || named.format !== undefined || !operation.hasJson;
  const query = queryOf(named, operation);
  const given = named.arguments ?? [];
  const body = operation.body;
  const bodyName =
    wordsOf(body?.type ?? '')
      .at(-1)
      ?.toLowerCase() ?? '';
  const mayOmitBody = operation.method !== 'PATCH' && body?.isRequired === false;
  const takesFields = (fields: Fields | undefined) => given.some((field) => fields?.names.includes(field));
  const parameters = [
    ...operation.parameters.map((each) => `${camelCase(each.name)}: ${each.type}`),
    ...given.map((field) => argumentFor(field, [body, operation.query])),
    ...(operation.upload === undefined ? [] : ['file: Blob']),
    ...(body === undefined || takesFields(body) ? [] : [parameter(bodyName, body.type, mayOmitBody)]),
    ...(query === undefined || takesFields(query)
      ? []
      : [parameter('query', query.type, query.required.length === 0)]),
    `options?: ${operation.takesIdempotencyKey ? 'CreateOptions' : 'CallOptions'}`,
  ];
  const sent = {
    query: sentFields(query, 'query', named),
    body: operation.upload === undefined ? sentFields(body, bodyName, { arguments: given }) : 'file',
  };
  const { type, call } = isStream ? streamed(operation, sent) : answered(operation, sent);
  return `${comment(describe(named, operation, isStream), '  ')}
  ${name}(${parameters.join(', ')}): ${type} {
    return ${call};
  }
`;
}

/** The format of an answer is the method's own, unless it streams any. */
function queryOf({ stream }: NamedMethod, { query }: ApiOperation): Fields | undefined {
  if (query === undefined || stream === true || !query.names.includes('format')) return query;
  const names = query.names.filter((name) => name !== 'format');
  return names.length === 0 ? undefined : { ...query, type: `Omit<${query.type}, 'format'>`, names };
}

function argumentFor(field: string, places: (Fields | undefined)[]): string {
  const place = places.find((fields) => fields?.names.includes(field));
  if (place === undefined) throw new Error(`No body or query has the field ${field}.`);
  const mark = place.required.includes(field) ? '' : '?';
  return `${camelCase(field)}${mark}: ${place.type}['${field}']`;
}

function parameter(name: string, type: string, mayBeOmitted: boolean): string {
  return `${name}: ${type}${mayBeOmitted ? ' = {}' : ''}`;
}

function sentFields(
  fields: Fields | undefined,
  name: string,
  { arguments: given = [], format }: Pick<NamedMethod, 'arguments' | 'format'>,
): string | undefined {
  const taken = given.filter((field) => fields?.names.includes(field));
  const parts = taken.map((field) => (field === camelCase(field) ? field : `${field}: ${camelCase(field)}`));
  if (fields !== undefined && taken.length === 0) {
    if (format === undefined) return name;
    parts.push(`...${name}`);
  }
  if (format !== undefined) parts.push(`format: '${format}'`);
  return parts.length === 0 ? undefined : `{ ${parts.join(', ')} }`;
}

interface Sent {
  query: string | undefined;
  body: string | undefined;
}

interface WrittenCall {
  type: string;
  call: string;
}

function streamed(operation: ApiOperation, sent: Sent): WrittenCall {
  const call = `this.#engine.stream(${request(operation, sent)}, options)`;
  return { type: 'Promise<ReadableStream<Uint8Array>>', call };
}

function answered(operation: ApiOperation, sent: Sent): WrittenCall {
  const { id, answer, list } = operation;
  if (answer === undefined) throw new Error(`The answer of ${id} has no name.`);
  if (list === undefined)
    return { type: `Promise<${answer}>`, call: `this.#engine.send(${request(operation, sent)}, options)` };
  const page = `{ path: ${pathOf(operation)}, ${sentAs('query', sent.query)}${sentAs('body', sent.body)}}`;
  const shape = `{ entries: '${list.entries}', by: ${list.by} }`;
  return {
    type: `List<${answer}, ${list.entry}>`,
    call: `this.#engine.list(${page.replace(', }', ' }')}, ${shape}, options)`,
  };
}

function request(operation: ApiOperation, { query, body }: Sent): string {
  const { method, isAnonymous } = operation;
  const parts = `method: '${method}', path: ${pathOf(operation)}, ${sentAs('query', query)}${sentAs('body', body)}`;
  return `{ ${parts}${isAnonymous ? 'isAnonymous: true, ' : ''}}`.replace(', }', ' }');
}

function sentAs(field: string, value: string | undefined): string {
  if (value === undefined) return '';
  return value === field ? `${field}, ` : `${field}: ${value}, `;
}

function pathOf({ path, parameters }: ApiOperation): string {
  if (parameters.length === 0) return `'${path}'`;
  const types = new Map(parameters.map(({ name, type }) => [name, type]));
  const template = path.replace(/\{(\w+)\}/g, (_match, name: string) =>
    types.get(name) === 'number' ? `\${String(${camelCase(name)})}` : `\${${camelCase(name)}}`,
  );
  return `path\`${template}\``;
}

function describe({ format }: NamedMethod, operation: ApiOperation, isStream: boolean): string {
  const file = format === undefined ? 'Streams the file.' : `Streams the file as ${format.toUpperCase()}.`;
  return [
    operation.description,
    operation.upload,
    isStream ? file : undefined,
    ['GET', 'POST'].includes(operation.method) ? undefined : 'Never retries if the request may have arrived.',
  ]
    .filter(Boolean)
    .join(' ');
}

function comment(text: string, indent = ''): string {
  const safe = text.replaceAll('*/', '* /');
  if (indent.length + safe.length + 7 <= WIDTH) return `${indent}/** ${safe} */`;
  const lines = [''];
  for (const word of safe.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line !== '' && indent.length + line.length + word.length + 4 > WIDTH) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return [`${indent}/**`, ...lines.map((line) => `${indent} * ${line}`), `${indent} */`].join('\n');
}

/** Imports the types that the signatures name. A comment may name others. */
function writeImports(code: string): string {
  const signatures = code.match(/^ {2}\w+\(.*\{$/gm) ?? [];
  const used = signatures.flatMap((line) => line.match(/\b[A-Z]\w*/g) ?? []);
  const foreign = [...new Set(used)].filter(
    (type) => !OUR_TYPES.includes(type) && !TYPES_OF_RUNTIME.includes(type),
  );
  return `import { type List } from './list';
import { type CallOptions, type CreateOptions, path, type RequestEngine } from './request';
import type {
${foreign
  .sort()
  .map((type) => `  ${type},\n`)
  .join('')}} from './openapi-types';
`;
}

function wordsOf(typeName: string): string[] {
  return typeName.match(/[A-Z][a-z0-9]*/g) ?? [];
}

function camelCase(name: string): string {
  return name.replace(/_(\w)/g, (_match, letter: string) => letter.toUpperCase());
}

function capitalize(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
