/** Whom a replay answers, and that no secret is ever stored or answered again. */
import { runStatement, selectRows } from '../../../db/database';
import { routes } from '../../../api/routes';
import { readConfig } from '../../../config';
import { createSecretBox } from '../../../gateways';
import { newId } from '../../../new-id';
import { type BuiltActor, buildActor, buildCharity } from '../../factories';
import { type WireError, useApi } from '../../support/api';
import { buildKey, buildToken } from '../access/cast';

const api = useApi();
let owner: BuiltActor;
let charityId: string;
beforeAll(async () => {
  owner = await buildActor(api.db);
  charityId = (await buildCharity(api.db)).id;
});

type Anything = WireError & Record<string, string>;

function post(path: string, key: string, body: object, idempotencyKey: string) {
  return api.call<Anything>('POST', path, { key, body, headers: { 'Idempotency-Key': idempotencyKey } });
}

const gift = () => ({ charity_id: charityId, amount: '5.00', currency: 'USD' });

it('a weak key does not get the strong key that another made', async () => {
  const weak = await buildKey(api.db, owner, { scopes: ['charities:read'] });
  const wanted = { name: 'strong', scopes: ['donations:write'] };
  const made = await post('/v1/api-keys', owner.key, wanted, 'strong key');
  const stolen = await post('/v1/api-keys', weak.key, wanted, 'strong key');
  expect({ status: stolen.status, code: stolen.body.error.code }).toEqual({ status: 403, code: 'FORBIDDEN' });
  expect(stolen.text).not.toContain(made.body.key);
});

it('another key that could have made the call gets the same answer, and nothing happens twice', async () => {
  const other = await buildKey(api.db, owner, { scopes: ['donations:write'] });
  const first = await post('/v1/donations', owner.key, gift(), 'other key');
  const events = await countEvents();
  const second = await post('/v1/donations', other.key, gift(), 'other key');
  expect([second.status, second.text]).toEqual([201, first.text]);
  expect(second.headers.get('Idempotent-Replayed')).toBe('true');
  expect(await countEvents()).toBe(events);
});

it('a token of the same user gets it too, where tokens may make the call', async () => {
  const token = await buildToken(api.db, owner, { kind: 'user', scopes: ['donations:write'] });
  const first = await post('/v1/donations', owner.key, gift(), 'token');
  expect((await post('/v1/donations', token, gift(), 'token')).text).toBe(first.text);
  await post('/v1/api-keys', owner.key, { name: 'a', scopes: ['charities:read'] }, 'key by token');
  const refused = await post(
    '/v1/api-keys',
    token,
    { name: 'a', scopes: ['charities:read'] },
    'key by token',
  );
  expect(refused.status).toBe(403);
});

it('a key without the scope, or of another user of the account, gets 403', async () => {
  await post('/v1/donations', owner.key, gift(), 'private');
  const weak = await buildKey(api.db, owner, { scopes: ['donations:read'] });
  const colleague = await buildColleague();
  for (const { key } of [weak, colleague]) {
    const reply = await post('/v1/donations', key, gift(), 'private');
    expect({ status: reply.status, code: reply.body.error.code }).toEqual({ status: 403, code: 'FORBIDDEN' });
  }
});

describe('an answer with a secret', () => {
  let operator: BuiltActor;
  let makes: [what: string, path: () => string, body: object, secret: string, id: string][];
  beforeAll(async () => {
    operator = await buildActor(api.db, { isOperator: true });
    const { id: keyId } = await buildKey(api.db, operator);
    const app = { kind: 'web', redirect_uris: ['https://app.example/back'], scopes: ['charities:read'] };
    const client = await post('/v1/oauth/clients', operator.key, { ...app, name: 'A' }, 'for rotation');
    const hook = { url: 'https://example.org/hook', events: ['*'] };
    const endpoint = await post('/v1/webhooks/endpoints', operator.key, hook, 'for rotation 2');
    makes = [
      ['an API key', () => '/v1/api-keys', { name: 'a', scopes: ['charities:read'] }, 'key', 'key_id'],
      [
        'an issued API key',
        () => `/v1/users/${owner.userId}/api-keys`,
        { name: 'a', scopes: ['charities:read'] },
        'key',
        'key_id',
      ],
      ['a rotated API key', () => `/v1/api-keys/${keyId}/rotate`, {}, 'key', 'key_id'],
      ['a client secret', () => '/v1/oauth/clients', { ...app, name: 'B' }, 'client_secret', 'client_id'],
      [
        'a rotated client secret',
        () => `/v1/oauth/clients/${client.body.client_id ?? ''}/rotate-secret`,
        {},
        'client_secret',
        'client_id',
      ],
      ['a webhook secret', () => '/v1/webhooks/endpoints', hook, 'secret', 'endpoint_id'],
      [
        'a rotated webhook secret',
        () => `/v1/webhooks/endpoints/${endpoint.body.endpoint_id ?? ''}/rotate-secret`,
        {},
        'secret',
        'endpoint_id',
      ],
    ];
  });

  it('is never replayed: 409 names the new resource, and the secret is not stored', async () => {
    const secrets: string[] = [];
    for (const [what, path, body, secret, id] of makes) {
      const first = await post(path(), operator.key, body, what);
      expect({ what, status: first.status, text: first.text }).toMatchObject({
        what,
        status: expect.any(Number) as number,
        text: expect.stringContaining('"') as string,
      });
      expect([200, 201]).toContain(first.status);
      secrets.push(first.body[secret] ?? '');
      const second = await post(path(), operator.key, body, what);
      expect({ what, status: second.status, details: second.body.error.details }).toEqual({
        what,
        status: 409,
        details: { reason: 'secret_not_replayed', [id]: first.body[id] },
      });
      expect(second.text).not.toContain(first.body[secret]);
    }
    const stored = (await listStoredBodies()).join('\n');
    expect(stored).toContain('secret_not_replayed');
    expect(secrets.filter((secret) => secret === '' || stored.includes(secret))).toEqual([]);
  });

  it('is marked on every route that shows one', () => {
    const shown = routes.filter(({ method, success }) => {
      const fields = 'shape' in success.schema ? Object.keys(success.schema.shape as object) : [];
      return method === 'post' && fields.some((field) => /^key$|secret$|^token$|_token$/.test(field));
    });
    expect(shown.map(({ operationId }) => operationId).sort()).toEqual([
      'createApiKey',
      'createOauthClient',
      'createWebhookEndpoint',
      'issueApiKey',
      'rotateApiKey',
      'rotateOauthClientSecret',
      'rotateWebhookSecret',
    ]);
    expect(shown.filter((route) => route.success.shownOnce === undefined)).toEqual([]);
  });
});

it('a public client has no secret, so its answer is replayed', async () => {
  const operator = await buildActor(api.db, { isOperator: true });
  const body = {
    name: 'A',
    kind: 'public',
    redirect_uris: ['https://app.example/back'],
    scopes: ['charities:read'],
  };
  const first = await post('/v1/oauth/clients', operator.key, body, 'public');
  const second = await post('/v1/oauth/clients', operator.key, body, 'public');
  expect([second.status, second.text]).toEqual([201, first.text]);
});

/** Another user of the owner's account, with a key. */
async function buildColleague(): Promise<{ key: string }> {
  const userId = newId('user');
  await runStatement(api.db, `INSERT INTO users (id, account_id, name) VALUES ($1, $2, 'Colleague')`, [
    userId,
    owner.accountId,
  ]);
  return buildKey(api.db, { ...owner, userId });
}

async function countEvents(): Promise<number> {
  const [row] = await selectRows<{ count: number }>(api.db, 'SELECT count(*)::int AS count FROM events');
  return row?.count ?? 0;
}

async function listStoredBodies(): Promise<string[]> {
  const box = createSecretBox(readConfig({}).dataKeys);
  const rows = await selectRows<{ body: string }>(
    api.db,
    'SELECT sealed_body AS body FROM idempotent_answers',
  );
  return rows.map(({ body }) => box.open(body));
}
