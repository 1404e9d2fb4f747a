/** Every `$ref` of the document is followed: what an operation answers with must not depend on where it is written. */
import { buildOpenApi } from '../../../api/openapi/document';
import { isWrite } from '../../../api/route';
import { routes } from '../../../api/routes';
import { ERROR_STATUS, type ErrorCode } from '../../../domain/errors';

type Json = Record<string, unknown>;

const document = buildOpenApi({ publicUrl: undefined, environment: 'sandbox' }) as unknown as Json;

const memberOf = (node: unknown, key: string) => (Object(node) as Json)[key];

/** The node without references; the keys beside a `$ref` win over those of its target. */
function resolve(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(resolve);
  if (typeof node !== 'object' || node === null) return node;
  const { $ref, ...own } = node as Json;
  const resolved = Object.fromEntries(Object.entries(own).map(([key, value]) => [key, resolve(value)]));
  if (typeof $ref !== 'string') return resolved;
  const target = $ref.slice('#/'.length).split('/').reduce<unknown>(memberOf, document);
  return { ...(resolve(target) as Json), ...resolved };
}

const errorSchema = resolve({ $ref: '#/components/schemas/ErrorResponse' });

const EVERYWHERE: ErrorCode[] = [
  'VALIDATION_ERROR',
  'INVALID_API_KEY',
  'FORBIDDEN',
  'RATE_LIMIT_EXCEEDED',
  'INTERNAL_ERROR',
  'SERVICE_UNAVAILABLE',
];
const WITH_BODY: ErrorCode[] = [
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'CONFLICT',
  'IDEMPOTENCY_KEY_REUSED',
];

it.each(routes)('$operationId answers each of its errors with the one error body', (route) => {
  const hasBody = isWrite(route) && route.method !== 'delete';
  const codes = new Set([...route.errors, ...EVERYWHERE, ...(hasBody ? WITH_BODY : [])]);
  const operation = memberOf(memberOf(document['paths'], route.path), route.method);
  const responses = resolve(memberOf(operation, 'responses')) as Record<string, Json>;
  const described = Object.entries(responses).flatMap(([status, { description, content }]) => {
    const isPending = status === '202' && route.success.pending !== undefined;
    if (isPending || status === String(route.success.status)) return [];
    expect(content).toEqual({
      'application/json': { schema: errorSchema, examples: expect.any(Object) as object },
    });
    return String(description)
      .split(', ')
      .map((code) => [code, Number(status)]);
  });
  expect(Object.fromEntries(described)).toEqual(
    Object.fromEntries(Array.from(codes, (code) => [code, ERROR_STATUS[code]])),
  );
});

it('writes no error response twice', () => {
  const written = JSON.stringify({ paths: document['paths'], webhooks: document['webhooks'] });
  expect(written).not.toContain('#/components/schemas/ErrorResponse"');
  const shared = Object.values(memberOf(document['components'], 'responses') as Json).map((response) =>
    JSON.stringify(response),
  );
  expect(new Set(shared).size).toBe(shared.length);
});

it('takes the Idempotency-Key header on every POST', () => {
  for (const route of routes) {
    const operation = memberOf(memberOf(document['paths'], route.path), route.method);
    const parameters = (resolve(memberOf(operation, 'parameters')) ?? []) as Json[];
    const keys = parameters.filter(({ name }) => name === 'Idempotency-Key');
    expect(keys).toHaveLength(route.method === 'post' ? 1 : 0);
    for (const key of keys) expect(key).toMatchObject({ in: 'header', schema: { maxLength: 255 } });
  }
});
