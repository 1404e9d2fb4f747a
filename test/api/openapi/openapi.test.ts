import { TAG_DESCRIPTIONS } from '../../../api/openapi/tags';
import { publicRoutes, routes } from '../../../api/routes';
import { useApi } from '../../support/api';

const api = useApi();

interface Operation {
  operationId: string;
  tags: string[];
  responses: Record<string, unknown>;
}
interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, { post: Operation }>;
  tags: { name: string; description?: string }[];
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

it('lists no path after one with parameters that also matches it', () => {
  const paths = [...routes, ...publicRoutes].map(({ path }) => path);
  const hidden = paths.filter((path, at) => {
    const earlier = paths.slice(0, at).filter((each) => each !== path && each.includes('{'));
    return earlier.some((each) => new RegExp(`^${each.replace(/\{\w+\}/g, '[^/]+')}$`).test(path));
  });
  expect(hidden).toEqual([]);
});

it('declares each tag, and gives webhooks one that no operation has', async () => {
  const { body } = await api.call<Document>('GET', '/openapi.json');
  const declared = body.tags.map(({ name }) => name);
  expect(Object.keys(TAG_DESCRIPTIONS).sort()).toEqual([...declared].sort());
  for (const { name, description } of body.tags) expect(description).toBe(TAG_DESCRIPTIONS[name]);
  const used = Object.values(body.paths).flatMap((item) => Object.values(item).flatMap(({ tags }) => tags));
  const ofWebhooks = [...new Set(Object.values(body.webhooks).flatMap(({ post }) => post.tags))];
  expect([...declared].sort()).toEqual([...new Set([...used, ...ofWebhooks])].sort());
  expect(used.filter((tag) => ofWebhooks.includes(tag))).toEqual([]);
});

it('describes what the rules of texts and days refuse', async () => {
  interface Body {
    requestBody: { content: Record<string, { schema: { $ref: string } }> };
  }
  const { body } = await api.call<{
    paths: Record<string, Record<string, Body>>;
    components: { schemas: Record<string, { properties: Record<string, { pattern: string }> }> };
  }>('GET', '/openapi.json');
  const patternOf = (schema: string, field: string) =>
    new RegExp(body.components.schemas[schema]?.properties[field]?.pattern ?? '(?!)', 'u');
  const message = patternOf('DonationRequest', 'message');
  expect(['', ' ', 'Thanks\n\u{1f4a9}'].every((text) => message.test(text))).toBe(true);
  expect(message.test('a\u0000')).toBe(false);
  const name = patternOf('ApiKeyRequest', 'name');
  expect(name.test(' Église 1')).toBe(true);
  expect([' ', 'a\nb', 'a\u007f', '\u0085'].some((text) => name.test(text))).toBe(false);
  const day = patternOf('ImpactReportRequest', 'period_start');
  expect(['1900-01-01', '2999-12-31'].every((text) => day.test(text))).toBe(true);
  expect(['1899-12-31', '3000-01-01', '0001-01-01'].some((text) => day.test(text))).toBe(false);
});

it('takes a file as one media type that every generator knows', async () => {
  const { body } = await api.call<{ paths: Record<string, { post?: { requestBody: object } }> }>(
    'GET',
    '/openapi.json',
  );
  for (const route of routes.filter(({ upload }) => upload !== undefined)) {
    expect(body.paths[route.path]?.post?.requestBody).toMatchObject({
      content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
    });
    expect(route.upload?.mediaTypes).toContain('application/octet-stream');
  }
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

it('links responses to the endpoints that take their ids, with every parameter of the path', async () => {
  interface Linked {
    responses: Record<string, { links?: Record<string, { operationId: string; parameters: object }> }>;
  }
  const { body } = await api.call<{ paths: Record<string, Record<string, Linked>> }>('GET', '/openapi.json');
  const linksOf = (path: string) => body.paths[path]?.post?.responses['201']?.links ?? {};
  expect(linksOf('/v1/donations').getDonation).toEqual({
    operationId: 'getDonation',
    parameters: { donation_id: '$response.body#/donation_id' },
  });
  expect(linksOf('/v1/campaigns').updateCampaign?.parameters).toEqual({
    campaign_id: '$response.body#/id',
  });
  const links = Object.values(body.paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap(({ responses }) => Object.values(responses))
    .flatMap(({ links = {} }) => Object.values(links));
  expect(links.length).toBeGreaterThan(routes.length);
  for (const { operationId, parameters } of links) {
    const path = [...routes, ...publicRoutes].find((route) => route.operationId === operationId)?.path ?? '';
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect([operationId, ...Object.keys(parameters)]).toEqual([operationId, ...names]);
  }
});

it('routes with the same errors share one response', async () => {
  const { body } = await api.call<{ components: { responses: object } }>('GET', '/openapi.json');
  const names = Object.keys(body.components.responses);
  const sorted = names.map((name) => name.split('_or_').sort().join('_or_'));
  expect(new Set(sorted).size).toBe(names.length);
});
