/** The document names the credential of every operation, as the code checks it. */
import { buildOpenApi } from '../../../api/openapi/document';
import { processorRoutes, publicRoutes, routes } from '../../../api/routes';
import { SCOPES } from '../../../domain/access/scopes';
import { startApi, type TestApi } from '../../support/api';

interface Flow {
  authorizationUrl?: string;
  tokenUrl: string;
  refreshUrl?: string;
  scopes: Record<string, string>;
}
interface Document {
  components: { securitySchemes: { oauth2: { flows: Record<string, Flow> } } };
  paths: Record<string, Record<string, { security: Record<string, string[]>[] }>>;
}

const build = (publicUrl?: string) =>
  buildOpenApi({ publicUrl, environment: 'sandbox' }) as unknown as Document;
const document = build();

const securityOf = (operationId: string) => {
  const { path = '', method = '' } =
    [...routes, ...publicRoutes, ...processorRoutes].find((route) => route.operationId === operationId) ?? {};
  return document.paths[path]?.[method]?.security;
};

it.each([...publicRoutes, ...processorRoutes])('$operationId needs no credential', ({ operationId }) => {
  expect(securityOf(operationId)).toEqual([]);
});

it.each(routes)('$operationId takes an API key', ({ operationId }) => {
  expect(securityOf(operationId)?.[0]).toEqual({ apiKey: [] });
});

it('names the scopes of an access token, and no access token where applications have none', () => {
  expect(securityOf('createDonation')).toEqual([
    { apiKey: [] },
    { oauth2: ['donations:write'] },
    { guestToken: [] },
  ]);
  expect(securityOf('createApiKey')).toEqual([{ apiKey: [] }, { oauth2: ['account:manage'] }]);
  expect(securityOf('getSandbox')).toEqual([{ apiKey: [] }, { oauth2: [] }, { guestToken: [] }]);
  for (const { operationId, scope, apiKeyOnly, stepUp } of routes) {
    const [, token] = securityOf(operationId) ?? [];
    const isForKeys = apiKeyOnly === true || (stepUp === true && apiKeyOnly === undefined);
    expect([operationId, token === undefined]).toEqual([operationId, isForKeys]);
    if (token !== undefined && scope !== 'any') expect(token['oauth2']).toContain(scope);
  }
});

it.each(routes)(
  '$operationId names the token of a guest, if guests may call it',
  ({ operationId, guests }) => {
    const isNamed = securityOf(operationId)?.some((each) => 'guestToken' in each);
    expect(isNamed).toBe(guests === true);
  },
);

it('describes every scope that an operation needs', () => {
  const { flows } = document.components.securitySchemes.oauth2;
  const described = Object.keys(flows['authorizationCode']?.scopes ?? {});
  expect(described).toEqual(
    expect.arrayContaining([...SCOPES, 'account:manage', 'openid', 'offline_access']),
  );
  expect(Object.keys(flows['clientCredentials']?.scopes ?? {})).toEqual([...SCOPES]);
  const needed = Object.values(document.paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap(({ security }) => security.flatMap(({ oauth2 = [] }) => oauth2));
  expect(described).toEqual(expect.arrayContaining(needed));
});

describe('the addresses of the authorization server', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.close());

  it('are those that it publishes', async () => {
    const { body } = await api.call<Record<string, string>>('GET', '/.well-known/openid-configuration');
    const issuer = body['issuer'] ?? '';
    const flow = build(issuer).components.securitySchemes.oauth2.flows['authorizationCode'];
    expect(flow?.authorizationUrl).toBe(body['authorization_endpoint']);
    expect(flow?.tokenUrl).toBe(body['token_endpoint']);
    expect(flow?.refreshUrl).toBe(body['token_endpoint']);
  });
});
