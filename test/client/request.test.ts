/** One request engine decides for every call what is sent, what is tried again, and what is thrown. */
import { execFile } from 'node:child_process';
import { getEventListeners, once } from 'node:events';
import { type ServerResponse } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { resolve } from 'node:path';
import { inspect, promisify } from 'node:util';
import {
  AuthenticationError,
  ConflictError,
  ConnectionError,
  GivingApiError,
  InsufficientFundsError,
  NotFoundError,
  RateLimitError,
  ServerError,
  TimeoutError,
  ValidationError,
} from '../../client/errors';
import { type ApiRequest, type EngineSettings, path, RequestEngine } from '../../client/request';
import { hangUp, refusal, type ScriptedServer, startScriptedServer, stayAway } from './scripted-server';

const PROJECT = resolve(__dirname, '../..');
const API_KEY = 'gp_sandbox_0123456789abcdef';
const OK = { status: 200, body: { total_charge: '25.00' } };

let server: ScriptedServer;
beforeAll(async () => {
  server = await startScriptedServer();
});
afterAll(() => server.close());

function engine(settings: Partial<EngineSettings> = {}): RequestEngine {
  const { fetch } = globalThis;
  return new RequestEngine({
    apiKey: API_KEY,
    baseUrl: server.url,
    timeoutMs: 60_000,
    maxRetries: 1,
    fetch,
    ...settings,
  });
}

const request = (method: ApiRequest['method']): ApiRequest =>
  method === 'GET' || method === 'DELETE'
    ? { method, path: '/v1/things' }
    : { method, path: '/v1/things', body: { a: 1 } };

/** A fetch that is never answered: it ends with its signal. */
const hang: typeof fetch = (_, init) =>
  new Promise((_, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
  });

/** What a call rejects with. */
async function failureOf(call: Promise<unknown>): Promise<unknown> {
  try {
    await call;
  } catch (error) {
    return error;
  }
  throw new Error('the call was expected to fail');
}

describe('requests and answers', () => {
  it('carries the key, the query without absent parameters, and JSON', async () => {
    server.answerWith(OK);
    const query = { limit: 5, verified: true, category: 'Arts & Culture', after: undefined };
    await engine().send({ method: 'POST', path: '/v1/things', query, body: { amount: '25.00' } });
    const [sent] = server.requests;
    expect(sent).toMatchObject({
      method: 'POST',
      url: '/v1/things?limit=5&verified=true&category=Arts+%26+Culture',
      body: '{"amount":"25.00"}',
    });
    expect(sent?.headers).toMatchObject({
      authorization: `Bearer ${API_KEY}`,
      'content-type': 'application/json',
    });
  });

  it('leaves amounts the strings they are', async () => {
    server.answerWith(OK);
    expect(await engine().send(request('GET'))).toEqual({ total_charge: '25.00' });
  });

  it('answers nothing for an empty body', async () => {
    server.answerWith((response) => response.writeHead(204).end());
    expect(await engine().send(request('DELETE'))).toBeUndefined();
  });

  it('escapes ids, and refuses those that would lead elsewhere', () => {
    expect(path`/v1/things/${'a/b?c'}/test`).toBe('/v1/things/a%2Fb%3Fc/test');
    for (const id of ['', '.', '..']) expect(() => path`/v1/things/${id}`).toThrow(TypeError);
  });
});

describe('idempotency keys', () => {
  it('is one for all tries of a POST, with the same bytes', async () => {
    server.answerWith(refusal(503, 'SERVICE_UNAVAILABLE'), hangUp, OK);
    await engine({ maxRetries: 2 }).send(request('POST'));
    const keys = new Set(server.requests.map(({ headers }) => headers['idempotency-key']));
    const bodies = new Set(server.requests.map(({ body }) => body));
    expect([server.requests.length, keys.size, bodies.size]).toEqual([3, 1, 1]);
    expect([...keys][0]).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('is another one for another call', async () => {
    server.answerWith(OK);
    await engine().send(request('POST'));
    await engine().send(request('POST'));
    const [first, second] = server.requests.map(({ headers }) => headers['idempotency-key']);
    expect(first).not.toBe(second);
  });

  it("is the caller's own when given, and refused when it cannot be sent", async () => {
    server.answerWith(OK);
    await engine().send(request('POST'), { idempotencyKey: 'order 7' });
    expect(server.requests[0]?.headers['idempotency-key']).toBe('order 7');
    for (const idempotencyKey of ['', 'a\nb', 'ü', 'x'.repeat(256)]) {
      await expect(engine().send(request('POST'), { idempotencyKey })).rejects.toThrow(TypeError);
    }
  });

  it.each(['GET', 'PATCH', 'DELETE'] as const)('is not sent with a %s', async (method) => {
    server.answerWith(OK);
    await engine().send(request(method));
    expect(server.requests[0]?.headers['idempotency-key']).toBeUndefined();
  });
});

describe('retries', () => {
  const inFlight = refusal(409, 'CONFLICT', { 'Retry-After': '0' });
  const limited = refusal(429, 'RATE_LIMIT_EXCEEDED', { 'Retry-After': '0' });
  const cases = {
    '500': refusal(500, 'INTERNAL_ERROR'),
    '502 of a proxy': { status: 502, body: '<html>Bad gateway</html>' },
    '503': refusal(503, 'SERVICE_UNAVAILABLE', { 'Retry-After': '0' }),
    '429': limited,
    'a broken connection': hangUp,
    'an answer that breaks off': (response: ServerResponse) => {
      response.writeHead(200, { 'Content-Length': '1000' });
      response.write('{"half":', () => response.destroy());
    },
  };

  it.each(Object.entries(cases))('GET and POST are made again after %s', async (_, answer) => {
    for (const method of ['GET', 'POST'] as const) {
      server.answerWith(answer, OK);
      await engine().send(request(method));
      expect(server.requests).toHaveLength(2);
    }
  });

  it.each(Object.entries(cases))('PATCH and DELETE are not, but for the 429: %s', async (name, answer) => {
    for (const method of ['PATCH', 'DELETE'] as const) {
      server.answerWith(answer, OK);
      const outcome = await engine()
        .send(request(method))
        .then(
          () => 'answered',
          () => 'failed',
        );
      expect([outcome, server.requests.length]).toEqual(name === '429' ? ['answered', 2] : ['failed', 1]);
    }
  });

  it('a conflict is retried only while the first request with the key is being answered', async () => {
    server.answerWith(inFlight, OK);
    await engine().send(request('POST'));
    expect(server.requests).toHaveLength(2);

    server.answerWith(refusal(409, 'CONFLICT'), OK);
    await expect(engine().send(request('POST'))).rejects.toThrow(ConflictError);
    server.answerWith({ status: 409, headers: { 'Retry-After': '0' }, body: 'not from the API' }, OK);
    await expect(engine().send(request('POST'))).rejects.toThrow(ConflictError);
    expect(server.requests).toHaveLength(1);
    server.answerWith(inFlight, OK);
    await expect(engine().send(request('PATCH'))).rejects.toThrow(ConflictError);
    expect(server.requests).toHaveLength(1);
  });

  it.each([400, 401, 402, 403, 404, 405, 413, 415, 422])('%i is final', async (status) => {
    server.answerWith(refusal(status, 'WHATEVER', { 'Retry-After': '0' }), OK);
    await expect(engine().send(request('POST'))).rejects.toThrow(GivingApiError);
    expect(server.requests).toHaveLength(1);
  });

  it('zero retries means one try', async () => {
    for (const answer of Object.values(cases)) {
      server.answerWith(answer, OK);
      await failureOf(engine({ maxRetries: 0 }).send(request('GET')));
      expect(server.requests).toHaveLength(1);
    }
  });

  it('end with the last error', async () => {
    server.answerWith(hangUp, refusal(500, 'INTERNAL_ERROR'), refusal(503, 'SERVICE_UNAVAILABLE'));
    const error = await failureOf(engine({ maxRetries: 2 }).send(request('GET')));
    expect(error).toMatchObject({ name: 'ServerError', status: 503, code: 'SERVICE_UNAVAILABLE' });
    expect(server.requests).toHaveLength(3);
  });

  it('a Retry-After is waited for', async () => {
    server.answerWith(refusal(429, 'RATE_LIMIT_EXCEEDED', { 'Retry-After': '1' }), OK);
    const startedAt = Date.now();
    await engine().send(request('GET'));
    expect(Date.now() - startedAt).toBeGreaterThanOrEqual(990);
  });

  it('a Retry-After of more than a minute is told, not waited for', async () => {
    server.answerWith(refusal(429, 'RATE_LIMIT_EXCEEDED', { 'Retry-After': '1800' }), OK);
    const error = await failureOf(engine().send(request('GET')));
    expect(error).toMatchObject({ name: 'RateLimitError', retryAfterSeconds: 1800 });
    expect(server.requests).toHaveLength(1);
  });

  it('a server that cannot be reached is tried again by every method', async () => {
    const closed = createServer().listen(0, '127.0.0.1');
    await once(closed, 'listening');
    const { port } = closed.address() as AddressInfo;
    await new Promise((done) => closed.close(done));
    for (const method of ['GET', 'POST', 'PATCH', 'DELETE'] as const) {
      let tries = 0;
      const counting: typeof fetch = (...sent) => {
        tries += 1;
        return fetch(...sent);
      };
      const unreachable = engine({ baseUrl: `http://127.0.0.1:${port}`, fetch: counting });
      const error = await failureOf(unreachable.send(request(method)));
      expect(error).toMatchObject({ name: 'ConnectionError', wasNeverSent: true });
      expect(tries).toBe(2);
    }
  });
});

describe('time', () => {
  it('is limited for each try, and the next try may succeed', async () => {
    // Answered from memory, which no slow machine makes late.
    const lateOnce = jest.fn(hang).mockImplementationOnce(hang).mockResolvedValueOnce(Response.json({}));
    await engine({ timeoutMs: 100, fetch: lateOnce }).send(request('POST'));
    expect(lateOnce).toHaveBeenCalledTimes(2);
  });

  it('that ran out is a TimeoutError, also when only the body is late', async () => {
    const lateBody = (response: ServerResponse) => {
      response.writeHead(200).write('{');
    };
    for (const answer of [stayAway, lateBody]) {
      server.answerWith(answer);
      const late = engine({ timeoutMs: 100, maxRetries: 0 }).send(request('GET'));
      await expect(late).rejects.toThrow(TimeoutError);
    }
  });

  it('that ran out is no reason to repeat a PATCH', async () => {
    const late = jest.fn(hang);
    const call = engine({ timeoutMs: 100, fetch: late }).send(request('PATCH'));
    await expect(call).rejects.toThrow(TimeoutError);
    expect(late).toHaveBeenCalledTimes(1);
  });
});

describe('the caller ends a call with its signal', () => {
  it('before it begins', async () => {
    server.answerWith(OK);
    const call = engine().send(request('GET'), { signal: AbortSignal.abort(new Error('no need')) });
    await expect(call).rejects.toThrow('no need');
    expect(server.requests).toHaveLength(0);
  });

  it('while the server thinks, and no retry follows', async () => {
    const controller = new AbortController();
    server.answerWith(() => controller.abort(new Error('changed my mind')));
    const call = engine({ maxRetries: 5 }).send(request('GET'), { signal: controller.signal });
    await expect(call).rejects.toThrow('changed my mind');
    expect(server.requests).toHaveLength(1);
  });

  it('many at once with one signal, and Node warns of no leak', async () => {
    // A process of its own, because jest keeps warnings away from tests.
    const script = `
      const { RequestEngine } = require('./client/request');
      const engine = new RequestEngine({ ...${JSON.stringify({ apiKey: API_KEY, baseUrl: server.url, timeoutMs: 5_000, maxRetries: 0 })}, fetch });
      const controller = new AbortController();
      const call = () => engine.send({ method: 'GET', path: '/v1/things' }, { signal: controller.signal });
      const calls = Array.from({ length: 20 }, () => call().catch((error) => error.message));
      controller.abort(new Error('all of them'));
      Promise.all(calls).then((messages) => console.log(new Set(messages)));`;
    const ran = await promisify(execFile)(process.execPath, ['--import', 'tsx', '-e', script], {
      cwd: PROJECT,
    });
    expect(ran).toEqual({ stdout: "Set(1) { 'all of them' }\n", stderr: '' });
  });

  it('while it waits to try again', async () => {
    const controller = new AbortController();
    server.answerWith((response) => {
      response.writeHead(429, { 'Retry-After': '50' }).end();
      setTimeout(() => controller.abort(new Error('too long')), 100);
    });
    const call = engine({ maxRetries: 5 }).send(request('GET'), { signal: controller.signal });
    await expect(call).rejects.toThrow('too long');
    expect(server.requests).toHaveLength(1);
  });
});

it('a call that is over leaves no timer and no listener behind', async () => {
  const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
  const { signal } = new AbortController();
  server.answerWith(refusal(503, 'SERVICE_UNAVAILABLE'), OK);
  await engine().send(request('GET'), { signal });
  const before = timers();
  for (let calls = 0; calls < 20; calls += 1) await engine().send(request('GET'), { signal });
  expect(timers() - before).toBeLessThan(20);
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});

describe('errors', () => {
  it.each([
    [400, 'VALIDATION_ERROR', ValidationError],
    [401, 'INVALID_API_KEY', AuthenticationError],
    [402, 'INSUFFICIENT_FUNDS', InsufficientFundsError],
    [403, 'FORBIDDEN', GivingApiError],
    [404, 'CHARITY_NOT_FOUND', NotFoundError],
    [409, 'CONFLICT', ConflictError],
    [422, 'INVALID_CHARITY', GivingApiError],
    [429, 'RATE_LIMIT_EXCEEDED', RateLimitError],
    [500, 'INTERNAL_ERROR', ServerError],
  ])('%i %s has its class, and all that was told', async (status, code, kind) => {
    const answer = refusal(status, code, { 'X-Request-Id': 'request_7' }, { charity_id: 'charity_1' });
    server.answerWith(answer);
    const error = await failureOf(engine({ maxRetries: 0 }).send(request('POST')));
    expect(error).toBeInstanceOf(kind);
    expect(error).toMatchObject({
      name: kind.name,
      status,
      code,
      message: `refused: ${code}`,
      details: { charity_id: 'charity_1' },
      requestId: 'request_7',
      rawBody: JSON.stringify((answer as { body: unknown }).body),
    });
  });

  it("name a source's balance and the amount it needs", async () => {
    const details = { available: '0.00', required: '25.00', currency: 'USD' };
    server.answerWith(refusal(402, 'INSUFFICIENT_FUNDS', {}, details));
    const error = (await failureOf(engine().send(request('POST')))) as InsufficientFundsError;
    expect([error.available, error.required, error.currency]).toEqual(['0.00', '25.00', 'USD']);
  });

  it('name every wrong field', async () => {
    const fields = [{ field: 'metadata.team', message: 'is too long' }];
    server.answerWith(refusal(400, 'VALIDATION_ERROR', {}, { fields }));
    const error = await failureOf(engine().send(request('POST')));
    expect((error as ValidationError).fields).toEqual(fields);
  });

  it.each([
    [502, '<html>'],
    [404, ''],
    [403, '[]'],
    [418, '{"error":"teapot"}'],
    [400, '{"error":{"code":"NEWER_THAN_THIS_SDK"}}'],
    [200, '<html>not the API</html>'],
  ])('%i %s, which the API did not write, is UNKNOWN with its text', async (status, rawBody) => {
    server.answerWith({ status, body: rawBody });
    const error = await failureOf(engine({ maxRetries: 0 }).send(request('GET')));
    expect(error).toBeInstanceOf(GivingApiError);
    expect(error).toMatchObject({ status, code: 'UNKNOWN', details: {}, rawBody });
  });

  it('stand for a redirect, which is not followed', async () => {
    server.answerWith({ status: 307, headers: { Location: `${server.url}/elsewhere` } }, OK);
    expect(await failureOf(engine().send(request('GET')))).toMatchObject({ status: 307, code: 'UNKNOWN' });
    expect(server.requests).toHaveLength(1);
  });

  it('never hold the API key, whatever the server or the network does', async () => {
    const echo = {
      status: 400,
      body: { error: { code: 'VALIDATION_ERROR', message: API_KEY, details: { [API_KEY]: API_KEY } } },
    };
    for (const answer of [echo, hangUp, stayAway]) {
      server.answerWith(answer);
      const sender = engine({ maxRetries: 0, ...(answer === stayAway ? { timeoutMs: 100 } : {}) });
      const error = await failureOf(sender.send(request('POST')));
      const everything = inspect([error, sender], { depth: Infinity, showHidden: true });
      expect(everything + JSON.stringify(error) + String(error)).not.toContain(API_KEY);
      if (answer === hangUp) expect(error).toBeInstanceOf(ConnectionError);
    }
  });
});

describe('a streamed answer', () => {
  it('is handed over as it begins, after the tries that its beginning needed', async () => {
    let begun: ServerResponse | undefined;
    server.answerWith(hangUp, (response) => {
      begun = response.writeHead(200, { 'Content-Type': 'text/csv' });
      begun.write('a,b\r\n');
    });
    const stream = await engine().stream(request('GET'));
    begun?.end('1,2\r\n');
    expect(await new Response(stream).text()).toBe('a,b\r\n1,2\r\n');
  });

  it('has all the time it needs once it has begun', async () => {
    // Begun from memory, which no slow machine makes late; it breaks off with its signal, as a fetched one does.
    const begun: typeof fetch = (_, init) => {
      const body = new ReadableStream({
        start(controller) {
          init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason));
          setTimeout(() => controller.close(), 300);
        },
      });
      return Promise.resolve(new Response(body));
    };
    const stream = await engine({ timeoutMs: 250, fetch: begun }).stream(request('GET'));
    expect(await new Response(stream).text()).toBe('');
  });

  it('that breaks off rejects its reader and is not asked for again', async () => {
    server.answerWith((response) => {
      response.writeHead(200, { 'Content-Type': 'text/csv' });
      response.write('a,b\r\n', () => response.destroy());
    });
    const stream = await engine().stream(request('GET'));
    await expect(new Response(stream).text()).rejects.toThrow();
    expect(server.requests).toHaveLength(1);
  });

  it('that is refused rejects with the error', async () => {
    server.answerWith(refusal(403, 'FORBIDDEN'));
    await expect(engine().stream(request('GET'))).rejects.toMatchObject({ code: 'FORBIDDEN', status: 403 });
  });
});
