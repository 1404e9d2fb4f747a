/** The real API on a free port, with a database of its own. */
import { type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { buildApp } from '../../api/app';
import { createHttpServer } from '../../api/http-server';
import { approvalSchema } from '../../api/routes/approvals/schema';
import { processorRoutes, publicRoutes, routes } from '../../api/routes';
import { GivingClient } from '../../client/giving-client';
import { type Config, readConfig } from '../../config';
import { closeDatabase, type Database, openDatabase } from '../../db/database';
import { createGateways, type Gateways } from '../../gateways';
import { createLog } from '../../log';
import { type ActorOptions, buildActor, type BuiltActor } from '../factories';
import { dropSearchIndex, openTestEngine, type TestEngine } from './search';
import { createTestDatabase, dropTestDatabase } from './services';

export interface Reply<Body> {
  status: number;
  headers: Headers;
  body: Body;
  text: string;
  bytes: Buffer;
}

export interface CallOptions {
  key?: string;
  /** Sent as JSON; a string or bytes are sent as they are. */
  body?: unknown;
  headers?: Record<string, string>;
}

/** Somebody with a key, and the SDK that sends it. */
export interface Person extends BuiltActor {
  client: GivingClient;
}

export interface TestApi {
  url: string;
  db: Database;
  databaseUrl: string;
  /** The search index of this API alone; nobody fills it unless the test does. */
  engine: TestEngine;
  /** Makes an account with one user and one key. */
  person(options?: ActorOptions): Promise<Person>;
  call<Body = WireError>(method: string, path: string, options?: CallOptions): Promise<Reply<Body>>;
  close(): Promise<void>;
}

export interface WireError {
  error: { code: string; message: string; details: Record<string, unknown> };
}

/** Starts the API of a test file before its tests, and stops it after them. The parameters are those of `startApi`. */
export function useApi(...options: Parameters<typeof startApi>): TestApi {
  const api = {} as TestApi;
  beforeAll(async () => {
    Object.assign(api, await startApi(...options));
  });
  afterAll(() => api.close?.());
  return api;
}

/** Starts the API; `settings` are environment variables over the sandbox's defaults. */
export async function startApi(
  settings: Record<string, string> = {},
  configure?: Partial<Config>,
  clock?: () => Date,
  /** Stand in for the gateways of the configuration. */
  stand?: Partial<Gateways>,
): Promise<TestApi> {
  const databaseUrl = await createTestDatabase();
  const config = {
    ...readConfig({ LOG_LEVEL: 'silent', DATABASE_URL: databaseUrl, ...settings }),
    ...configure,
  };
  const db = openDatabase({ url: databaseUrl, poolMax: 10 });
  const engine = openTestEngine(databaseUrl);
  const app = buildApp({
    config,
    db,
    gateways: { ...createGateways(config, db), ...stand },
    engine,
    log: createLog('api', config.logLevel),
    ...(clock === undefined ? {} : { clock }),
    probes: { postgres: () => Promise.resolve(true) },
  });
  const handler = app.callback();
  const server = await listen(createHttpServer((request, response) => void handler(request, response)));
  const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  return {
    url,
    db,
    databaseUrl,
    engine,
    person: (options) => personAt(url, db, options),
    call: (method, path, options) => call(url, method, path, options),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await closeDatabase(db);
      await dropSearchIndex(engine);
      await dropTestDatabase(databaseUrl);
    },
  };
}

/** Makes somebody who speaks to the API at this address through the SDK. */
export async function personAt(url: string, db: Database, options?: ActorOptions): Promise<Person> {
  const actor = await buildActor(db, options);
  return { ...actor, client: clientAt(url, actor.key) };
}

/** A `fetch` that holds each answer to the documented schema. */
const checkedFetch: typeof fetch = async (input, init) => {
  const request = new Request(input, init);
  const response = await fetch(request);
  const { pathname } = new URL(request.url);
  const { status, headers } = response;
  checkAgainstSchema(request.method, pathname, {
    status,
    headers,
    body: parse(await response.clone().text()),
  });
  return response;
};

/** Sends one request and holds its answer to the documented schema. */
export async function call<Body = WireError>(
  url: string,
  method: string,
  path: string,
  options: CallOptions = {},
): Promise<Reply<Body>> {
  const { key, body, headers } = options;
  const response = await fetch(url + path, {
    method,
    headers: {
      ...(key === undefined ? {} : { Authorization: `Bearer ${key}` }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: isRaw(body) ? body : JSON.stringify(body) }),
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  const text = bytes.toString();
  const reply = {
    status: response.status,
    headers: response.headers,
    body: parse(text) as Body,
    text,
    bytes,
  };
  checkAgainstSchema(method, path, reply);
  return reply;
}

const PATTERNS = [...routes, ...publicRoutes, ...processorRoutes].map((route) => ({
  route,
  pattern: new RegExp(`^${route.path.replace(/\{\w+\}/g, '[^/]+')}$`),
}));

/** Every answer of every test is what the OpenAPI document promises. */
function checkAgainstSchema(
  method: string,
  path: string,
  reply: Pick<Reply<unknown>, 'status' | 'headers' | 'body'>,
): void {
  if (reply.status < 200 || reply.status >= 300) return;
  const [barePath = ''] = path.split('?');
  const found = PATTERNS.find(
    ({ route, pattern }) => route.method === method.toLowerCase() && pattern.test(barePath),
  );
  if (found === undefined) return;
  const { route } = found;
  const { status, pending } = route.success;
  const isPending = reply.status === 202 && pending !== undefined;
  if (reply.status !== status && !isPending)
    throw new Error(`${method} ${path} answered ${String(reply.status)}`);
  const mediaType = reply.headers.get('content-type')?.split(';')[0] ?? '';
  if (route.success.media?.[mediaType] !== undefined) return;
  const schema = isPending ? approvalSchema : route.success.schema;
  const parsed = schema.safeParse(reply.body);
  if (!parsed.success) throw new Error(`${method} ${path} broke its schema: ${parsed.error.message}`);
}

function isRaw(body: unknown): body is string | Uint8Array<ArrayBuffer> {
  return typeof body === 'string' || body instanceof Uint8Array;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function listen(server: Server): Promise<Server> {
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

/** The SDK with any credential, such as a guest's token. */
export function clientAt(url: string, key: string): GivingClient {
  const settings = { environment: 'sandbox', baseUrl: url, maxRetries: 0, fetch: checkedFetch } as const;
  return new GivingClient({ ...settings, apiKey: key });
}
