/** What an endpoint does not know is refused by name, whether or not it declares a query or a body. */
import { routes } from '../../../api/routes';
import { buildActor } from '../../factories';
import { type WireError, useApi } from '../../support/api';

const api = useApi();
let key: string;
beforeAll(async () => {
  ({ key } = await buildActor(api.db, { isOperator: true }));
});

const taking = (method: string) =>
  routes
    .filter((route) => route.method === method && route.upload === undefined)
    .map((route) => [route.operationId, route.path.replace(/\{\w+\}/g, 'none')] as const);

function expectRefused(reply: { status: number; body: WireError }, message: unknown): void {
  expect(reply.status).toBe(400);
  expect(reply.body.error.details.fields).toContainEqual({ field: 'surprise', code: 'unknown', message });
}

/** Names what the path takes, so that nobody has to look it up. */
const PARAMETER: unknown = expect.stringMatching(
  /^is not a known parameter\. (This path takes none\.|Known: \w+(, \w+)*\.)$/,
);

it('a list names the parameters that it takes', async () => {
  const { body } = await api.call('GET', '/v1/users/me/recurring?state=active', { key });
  expect(body.error.details.fields).toEqual([
    {
      field: 'state',
      code: 'unknown',
      message: 'is not a known parameter. Known: limit, offset, status, charity_id.',
    },
  ]);
});

it.each([...taking('get'), ...taking('delete')])(
  '%s refuses an unknown query parameter',
  async (id, path) => {
    const method = routes.find((route) => route.operationId === id)?.method.toUpperCase() ?? '';
    expectRefused(await api.call(method, `${path}?surprise=1`, { key }), PARAMETER);
  },
);

it.each([
  ...taking('post').map(([id, path]) => [id, 'POST', path] as const),
  ...taking('patch').map(([id, path]) => [id, 'PATCH', path] as const),
])('%s refuses an unknown query parameter and an unknown field', async (_, method, path) => {
  expectRefused(await api.call(method, path, { key, body: { surprise: 1 } }), 'is not a known field');
  expectRefused(await api.call(method, `${path}?surprise=1`, { key, body: {} }), PARAMETER);
});
