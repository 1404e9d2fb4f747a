import { routes } from '../../api/routes';
import { startApi, type TestApi } from '../support/api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

interface Operation {
  operationId: string;
  responses: Record<string, unknown>;
}
interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, unknown>;
}

it('describes every endpoint with its answers and its refusals', async () => {
  const { body } = await api.call<Document>('GET', '/openapi.json');
  expect(body.openapi).toBe('3.1.0');
  for (const route of routes) {
    const operation = body.paths[route.path]?.[route.method];
    expect(operation?.operationId).toBe(route.operationId);
    const statuses = Object.keys(operation?.responses ?? {});
    expect(statuses).toEqual(
      expect.arrayContaining([String(route.success.status), '401', '403', '429', '500']),
    );
  }
});

it('names each operation once', () => {
  const ids = routes.map((route) => route.operationId);
  expect(new Set(ids).size).toBe(ids.length);
});

it('every reference leads somewhere', async () => {
  const { text, body } = await api.call<Document>('GET', '/openapi.json');
  for (const [, pointer = ''] of text.matchAll(/"\$ref":\s*"#\/([^"]+)"/g)) {
    const target = pointer
      .split('/')
      .reduce<unknown>((node, key) => (Object(node) as Record<string, unknown>)[key], body);
    expect({ pointer, found: target !== undefined }).toEqual({ pointer, found: true });
  }
});

it('routes with the same errors share one response', async () => {
  const { body } = await api.call<{ components: { responses: object } }>('GET', '/openapi.json');
  const names = Object.keys(body.components.responses);
  const sorted = names.map((name) => name.split('_or_').sort().join('_or_'));
  expect(new Set(sorted).size).toBe(names.length);
});
