/** A client is made right or not at all, and its resources ask for what they promise. */
import { inspect } from 'node:util';
import { NotFoundError, TimeoutError } from '../../client/errors';
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
    for await (const { id } of client().charities.iterate({ verified: true })) found.push(id);
    expect(found).toEqual(numbered(201).map((id) => `charity_${id}`));
    const asked = [0, 100, 200].map((offset) => `/v1/charities?verified=true&limit=100&offset=${offset}`);
    expect(server.requests.map(({ url }) => url)).toEqual(asked);

    server.answerWith(page(0, 100));
    for await (const { id } of client().charities.iterate()) if (id === 'charity_3') break;
    expect(server.requests).toHaveLength(1);
  });

  it('over gifts goes by cursor, so that new gifts shift nothing', async () => {
    const page = (from: number, count: number) => ({
      status: 200,
      body: { donations: numbered(count, from).map((id) => ({ donation_id: `donation_${id}` })) },
    });
    server.answerWith(page(0, 100), page(100, 0));
    const found: string[] = [];
    for await (const gift of client().donations.iterateMine({ status: 'failed' }))
      found.push(gift.donation_id);
    expect(found).toHaveLength(100);
    expect(server.requests.map(({ url }) => url)).toEqual([
      '/v1/users/me/donations?status=failed&limit=100',
      '/v1/users/me/donations?status=failed&limit=100&after=donation_99',
    ]);
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
