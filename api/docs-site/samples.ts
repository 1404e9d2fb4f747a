/** Writes one call of an operation for curl and for the SDK. Path parameters become variables that the reader sets. */
import { type Endpoint } from './api-document';
import { SAMPLE_INPUTS } from './sample-inputs';
import { SDK_METHODS, TAKES_FIELDS } from './sdk-methods';

export interface Sample {
  curl: string;
  typescript: string;
}

const PATH_PARAMETER = /\{(\w+)\}/g;
/** Breaks a longer argument over several lines. */
const LINE_LENGTH = 60;

/** Returns undefined for an event, and for an operation that only another system calls. */
export function sampleOf(endpoint: Endpoint, origin: string): Sample | undefined {
  const sdk = SDK_METHODS[endpoint.operation.operationId];
  if (sdk === undefined) return undefined;
  return { curl: curlOf(endpoint, origin), typescript: typescriptOf(endpoint, sdk) };
}

function curlOf({ method, path, operation }: Endpoint, origin: string): string {
  const input = SAMPLE_INPUTS[operation.operationId];
  const place = path.replace(PATH_PARAMETER, (_, name: string) => `$${name.toUpperCase()}`);
  const isSentAsQuery = operation.requestBody === undefined && input !== undefined;
  const query = isSentAsQuery ? `?${new URLSearchParams(toTexts(input)).toString()}` : '';
  const lines = [
    `curl "${origin}${place}${query}"`,
    // curl itself sends GET, and POST if there is a body.
    ...(method === 'GET' || (method === 'POST' && operation.requestBody !== undefined)
      ? []
      : [`-X ${method}`]),
    '-H "Authorization: Bearer $KEY"',
    ...bodyLines(operation.requestBody?.content ?? {}, input ?? {}),
  ];
  return lines.join(' \\\n  ');
}

function bodyLines(content: object, input: object): string[] {
  const [type] = Object.keys(content);
  if (type === undefined) return [];
  if (type !== 'application/json') return ['-H "Content-Type: $TYPE"', '--data-binary "@$FILE"'];
  return ['-H "Content-Type: application/json"', `-d '${JSON.stringify(input)}'`];
}

function toTexts(input: object): Record<string, string> {
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]));
}

function typescriptOf({ path, operation }: Endpoint, sdk: string): string {
  const { operationId, requestBody } = operation;
  const ids = [...path.matchAll(PATH_PARAMETER)].map(([, name = '']) => toCamelCase(name));
  const isFile = requestBody !== undefined && !('application/json' in (requestBody.content ?? {}));
  const input = SAMPLE_INPUTS[operationId];
  const values = input === undefined ? [] : TAKES_FIELDS.has(operationId) ? Object.values(input) : [input];
  const given = [...ids, ...(isFile ? ['file'] : []), ...values.map((value) => writeValue(value))];
  return `await giving.${sdk}(${given.join(', ')});`;
}

/** Names a variable of TypeScript after a parameter. */
export function toCamelCase(name: string): string {
  return name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Writes a value as our own code does: single quotes, and names without quotes. */
function writeValue(value: unknown, indent = ''): string {
  if (typeof value === 'string') return `'${value.replaceAll("'", "\\'")}'`;
  if (typeof value !== 'object' || value === null) return String(value);
  const inner = `${indent}  `;
  const isList = Array.isArray(value);
  const items = isList
    ? value.map((each) => writeValue(each, inner))
    : Object.entries(value).map(([name, each]) => `${name}: ${writeValue(each, inner)}`);
  const line = isList ? `[${items.join(', ')}]` : `{ ${items.join(', ')} }`;
  if (line.length <= LINE_LENGTH && !line.includes('\n')) return line;
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  return `${open}\n${items.map((item) => `${inner}${item},\n`).join('')}${indent}${close}`;
}
