/** A client is made right or not at all, and its resources ask for what they promise. */
import { inspect } from 'node:util';
import { AuthenticationError, NotFoundError, TimeoutError } from '../../client/errors';
import { GivingClient, type GivingClientOptions } from '../../client/giving-client';
import { refusal, type ScriptedServer, startScriptedServer } from './scripted-server';

const API_KEY = 'gp_sandbox_0123456789abcdef';

let server: ScriptedServer;
beforeAll(async () => {
  server = await startScriptedServer();
});
afterAll(() => server.close());

function client(options: Partial<GivingClientOptions> = {}): GivingClient {
  return new GivingClient({
    apiKey: API_KEY,
    environment: 'sandbox',
    baseUrl: server.url,
    maxRetries: 0,
    ...options,
  });
}

/** The address that a client with these options would call. */
async function addressOf(options: Partial<GivingClientOptions>): Promise<string> {
  let address = '';
  const spy: typeof fetch = (url) => {
    address = url as string;
    return Promise.resolve(Response.json({}));
  };
  await client({ ...options, fetch: spy }).sandbox.get();
  return address;
}

describe('the address', () => {
  it('is the local sandbox by default', async () => {
    expect(await addressOf({ baseUrl: undefined })).toBe('http://127.0.0.1:3000/v1/sandbox');
  });

  it.each([
    'https://giving.example',
    'https://giving.example/',
    'https://giving.example/v1',
    'https://giving.example/v1/',
  ])('may end as it likes: %s', async (baseUrl) => {
    expect(await addressOf({ baseUrl, environment: 'production' })).toBe('https://giving.example/v1/sandbox');
  });

  it('may have a path', async () => {
    expect(await addressOf({ baseUrl: 'https://example.org/giving/v1' })).toBe(
      'https://example.org/giving/v1/sandbox',
    );
  });

  it('has no default in production, and no plain http to another machine', () => {
    expect(() => client({ environment: 'production', baseUrl: undefined })).toThrow(/pass baseUrl/);
    expect(() => client({ environment: 'production', baseUrl: 'http://giving.example' })).toThrow(/https/);
    expect(() => client({ environment: 'production', baseUrl: 'http://127.0.0.1:3000' })).not.toThrow();
  });
});

describe('options that cannot be right are refused at once', () => {
  it.each<[string, Partial<GivingClientOptions>]>([
    ['apiKey', { apiKey: '' }],
    ['apiKey', { apiKey: undefined }],
    ['apiKey', { apiKey: `${API_KEY}\n` }],
    ['environment', { environment: 'staging' as 'sandbox' }],
    ['baseUrl', { baseUrl: 'giving.example' }],
    ['baseUrl', { baseUrl: 'ftp://giving.example' }],
    ['baseUrl', { baseUrl: 'https://user:secret@giving.example' }],
    ['baseUrl', { baseUrl: 'https://giving.example/?key=1' }],
    ['timeoutMs', { timeoutMs: 0 }],
    ['timeoutMs', { timeoutMs: Infinity }],
    ['maxRetries', { maxRetries: -1 }],
    ['maxRetries', { maxRetries: Number.NaN }],
  ])('%s %p', (name, options) => {
    const make = () => client(options);
    expect(make).toThrow(TypeError);
    expect(make).toThrow(name);
    expect(make).not.toThrow(/0123456789abcdef|secret@/);
  });
});

it('does not show its key when it is printed', () => {
  const shown = inspect(client(), { depth: Infinity, showHidden: true });
  expect(shown + JSON.stringify(client())).not.toContain(API_KEY);
});

describe('iteration', () => {
  const numbered = (count: number, from = 0) => Array.from({ length: count }, (_, index) => from + index);

  it('over charities pages by offset until a page is not full, and only as far as the caller reads', async () => {
    const page = (from: number, count: number) => ({
      status: 200,
      body: { charities: numbered(count, from).map((id) => ({ id: `charity_${id}` })) },
    });
    server.answerWith(page(0, 100), page(100, 100), page(200, 1));
    const found: string[] = [];
    for await (const { id } of client().charities.list({ verified: true })) found.push(id);
    expect(found).toEqual(numbered(201).map((id) => `charity_${id}`));
    const asked = ['', '&offset=100', '&offset=200'].map(
      (at) => `/v1/charities?verified=true&limit=100${at}`,
    );
    expect(server.requests.map(({ url }) => url)).toEqual(asked);

    server.answerWith(page(0, 100));
    for await (const { id } of client().charities.list()) if (id === 'charity_3') break;
    expect(server.requests).toHaveLength(1);
  });

  it('over gifts goes by cursor, so that new gifts shift nothing', async () => {
    const page = (from: number, count: number) => ({
      status: 200,
      body: { donations: numbered(count, from).map((id) => ({ donation_id: `donation_${id}` })) },
    });
    server.answerWith(page(0, 100), page(100, 0));
    const found: string[] = [];
    for await (const gift of client().donations.listMine({ status: 'failed' })) found.push(gift.donation_id);
    expect(found).toHaveLength(100);
    expect(server.requests.map(({ url }) => url)).toEqual([
      '/v1/users/me/donations?status=failed&limit=100',
      '/v1/users/me/donations?status=failed&limit=100&after=donation_99',
    ]);
  });
});

describe('a list', () => {
  it('is one page as the API sends it when it is awaited, and asks for it once', async () => {
    const body = { charities: [{ id: 'charity_1' }], total: 7, limit: 1, offset: 0 };
    server.answerWith({ status: 200, body });
    const list = client().charities.list({ limit: 1 });
    expect(await list).toEqual(body);
    expect(await list.then(({ total }) => total)).toBe(7);
    expect(server.requests.map(({ url }) => url)).toEqual(['/v1/charities?limit=1']);
  });

  it('sends nothing before it is awaited', () => {
    server.answerWith({ status: 200, body: {} });
    void client().charities.list();
    expect(server.requests).toHaveLength(0);
  });

  it('rejects like any call, both ways', async () => {
    server.answerWith(refusal(404, 'NOT_FOUND'));
    const list = client().payouts.list('charity_1');
    await expect(list).rejects.toThrow(NotFoundError);
    await expect(list.catch(() => 'handled')).resolves.toBe('handled');
    const read = async () => {
      for await (const payout of list) throw new Error(payout.payout_id);
    };
    await expect(read()).rejects.toThrow(NotFoundError);
  });

  it('goes by the number of the page where the API counts pages, also in a body', async () => {
    const page = (count: number) => ({
      status: 200,
      body: { results: Array.from({ length: count }, () => ({})) },
    });
    server.answerWith(page(2), page(1));
    const found: unknown[] = [];
    for await (const hit of client().search.query({ q: 'food', limit: 2 })) found.push(hit);
    expect(found).toHaveLength(3);
    expect(server.requests.map(({ url }) => url)).toEqual([
      '/api/v1/search?q=food&limit=2',
      '/api/v1/search?q=food&limit=2&page=2',
    ]);
    server.answerWith(page(2), page(0));
    for await (const hit of client().search.advanced({ limit: 2 })) found.push(hit);
    expect(server.requests.map(({ body }) => body)).toEqual(['{"limit":2}', '{"limit":2,"page":2}']);
  });
});

describe('an apiKey that is a function', () => {
  const refused = refusal(401, 'INVALID_API_KEY');
  const sent = () => server.requests.map(({ headers }) => headers.authorization);

  it('is asked for every call', async () => {
    server.answerWith({ status: 200, body: {} });
    let asked = 0;
    const giving = client({ apiKey: async () => `token_${(asked += 1)}` });
    await giving.sandbox.get();
    await giving.sandbox.get();
    expect(sent()).toEqual(['Bearer token_1', 'Bearer token_2']);
  });

  it('is asked once more after a 401, with the refused token, and for every method', async () => {
    const apiKey = jest.fn((old?: string) => (old === undefined ? 'expired' : 'fresh'));
    const giving = client({ apiKey, maxRetries: 0 });
    for (const call of [
      () => giving.users.me(),
      () => giving.users.update({ locale: 'de' }),
      () => giving.campaigns.close('campaign_1'),
    ]) {
      server.answerWith(refused, { status: 200, body: {} });
      await call();
      expect(sent()).toEqual(['Bearer expired', 'Bearer fresh']);
    }
    expect(apiKey).toHaveBeenLastCalledWith('expired');
  });

  it('is not asked a third time', async () => {
    server.answerWith(refused);
    await expect(client({ apiKey: () => 'expired' }).users.me()).rejects.toThrow(AuthenticationError);
    expect(server.requests).toHaveLength(2);
  });

  it('rejects the call when it returns no key, without showing it', async () => {
    server.answerWith({ status: 200, body: {} });
    const call = client({ apiKey: () => 'a secret with spaces' }).users.me();
    await expect(call).rejects.toThrow(TypeError);
    await expect(call).rejects.not.toThrow(/a secret/);
    expect(server.requests).toHaveLength(0);
  });
});

describe('the options of one call', () => {
  it('replace the timeout and the retries of the client', async () => {
    server.answerWith(() => undefined);
    await expect(client().users.me({ timeoutMs: 100, maxRetries: 0 })).rejects.toThrow(TimeoutError);
    expect(server.requests).toHaveLength(1);
    for (const wrong of [{ timeoutMs: 0 }, { maxRetries: -1 }])
      await expect(client().users.me(wrong)).rejects.toThrow(TypeError);
  });

  it('add headers, but cannot replace those that the SDK sets', async () => {
    server.answerWith({ status: 200, body: {} });
    await client().users.me({ headers: { 'X-Team': 'blue', authorization: 'Bearer other' } });
    expect(server.requests[0]?.headers).toMatchObject({
      'x-team': 'blue',
      authorization: `Bearer ${API_KEY}`,
    });
  });
});

describe('waiting until a gift is settled', () => {
  const gift = (status: string) => ({ status: 200, body: { donation_id: 'donation_1', status } });

  it.each(['completed', 'failed', 'refunded'])('ends with a gift that is %s', async (status) => {
    server.answerWith(gift('pending'), gift('pending'), gift(status));
    const settled = await client().donations.waitUntilSettled('donation_1', { pollMs: 1 });
    expect(settled.status).toBe(status);
    expect(server.requests.map(({ url }) => url)).toEqual(Array(3).fill('/v1/donations/donation_1'));
  });

  it('ends in a TimeoutError when the gift stays pending', async () => {
    server.answerWith(gift('pending'));
    const waiting = client().donations.waitUntilSettled('donation_1', { pollMs: 1, timeoutMs: 100 });
    await expect(waiting).rejects.toThrow(new TimeoutError('donation_1 is still pending after 100 ms.'));
  });

  it('ends at its time although the server does not answer', async () => {
    server.answerWith(() => undefined);
    const waiting = client().donations.waitUntilSettled('donation_1', { timeoutMs: 100 });
    await expect(waiting).rejects.toThrow(TimeoutError);
  });

  it('ends at once when the gift is not there, or the caller has enough', async () => {
    server.answerWith(refusal(404, 'NOT_FOUND'));
    await expect(client().donations.waitUntilSettled('donation_1')).rejects.toThrow(NotFoundError);
    server.answerWith(gift('pending'));
    const controller = new AbortController();
    const waiting = client().donations.waitUntilSettled('donation_1', { signal: controller.signal });
    controller.abort(new Error('enough'));
    await expect(waiting).rejects.toThrow('enough');
  });
});
