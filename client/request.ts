/** Sends every call. Adds the credential, limits the time, retries, and converts errors. */
import { onAbort, pause } from './abort';
import {
  AuthenticationError,
  ConnectionError,
  type GivingError,
  readRetryAfterMs,
  TimeoutError,
  toApiError,
} from './errors';
import { List, type ListShape } from './list';
import { nextWaitMs } from './retry';

export interface ApiRequest {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** The path of the request. Build it with the function `path`. */
  path: string;
  /** Texts, numbers and booleans. Fields that are undefined are left out. */
  query?: object;
  /** Sent as JSON, except for a `Blob`, which is sent as it is. */
  body?: unknown;
  /** Sends no credential. */
  isAnonymous?: boolean;
}

/** What every call takes as its last argument. */
export interface CallOptions {
  /** Cancels the call and its retries. The call rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
  /** Replaces the client's `timeoutMs` for this call. */
  timeoutMs?: number | undefined;
  /** Replaces the client's `maxRetries` for this call. */
  maxRetries?: number | undefined;
  /** Adds headers. They cannot replace the headers that the SDK sets. */
  headers?: Record<string, string> | undefined;
}

/** What every call that creates or decides something takes as its last argument. */
export interface CreateOptions extends CallOptions {
  /** 1 to 255 printable ASCII characters; a random UUID by default. All retries of this call use the same key. */
  idempotencyKey?: string | undefined;
}

/**
 * Returns the current API key or access token. `refused` is the one that the server has just refused with 401,
 * so that the function can fetch a new one.
 */
export type ApiKeySource = (refused?: string) => string | Promise<string>;

export interface EngineSettings {
  apiKey: string | ApiKeySource;
  /** The base URL, without a slash at the end. */
  baseUrl: string;
  timeoutMs: number;
  maxRetries: number;
  fetch: typeof fetch;
}

interface PreparedRequest {
  url: string;
  init: Omit<RequestInit, 'headers'>;
  headers: Headers;
  isAnonymous: boolean;
  isRepeatable: boolean;
  timeoutMs: number;
  maxRetries: number;
  signal: AbortSignal | undefined;
}

/** An attempt ends with an answer or an error. */
type Attempt<Answer> = { answer: Answer } | { error: GivingError; retryAfterMs?: number | undefined };

/** Reads a response. Returns its answer, or its text if the response is not a valid answer. */
type Reader<Answer> = (response: Response) => Promise<{ answer: Answer } | { text: string }>;

/** Sends one client's requests. The key is private, so `console.log` cannot show it. */
export class RequestEngine {
  readonly #settings: EngineSettings;

  constructor(settings: EngineSettings) {
    this.#settings = settings;
  }

  /** Returns the answer's body. Rejects with a GivingError when no retry is left. */
  async send<Answer>(request: ApiRequest, options: CreateOptions = {}): Promise<Answer> {
    return (await this.#repeat(request, options, readJson)) as Answer;
  }

  /** Streams the answer's bytes. Retries until the answer starts. Cancel the stream to end it early. */
  stream(request: ApiRequest, options: CallOptions = {}): Promise<ReadableStream<Uint8Array>> {
    return this.#repeat(request, options, readStream);
  }

  /** Returns a list, whose pages are fetched when they are read. */
  list<Page extends object, Entry>(
    request: { path: string; query?: object; body?: object },
    shape: ListShape,
    options: CreateOptions = {},
  ): List<Page, Entry> {
    const { path, query, body } = request;
    // A list that takes a body is sent as POST, with the page in its body.
    const fetchPage =
      body === undefined
        ? (page: object) => this.send<Page>({ method: 'GET', path, query: page }, options)
        : (page: object) => this.send<Page>({ method: 'POST', path, body: page }, options);
    return new List(fetchPage, body ?? query ?? {}, shape);
  }

  async #repeat<Answer>(request: ApiRequest, options: CreateOptions, read: Reader<Answer>): Promise<Answer> {
    const prepared = this.#prepare(request, options);
    const { apiKey } = this.#settings;
    const find = async (refused?: string) =>
      typeof apiKey === 'string' ? apiKey : checkApiKey(await apiKey(refused));
    let key = prepared.isAnonymous ? '\u0000' : await find();
    let isRefreshed = prepared.isAnonymous || typeof apiKey === 'string';
    for (let retriesMade = 0; ;) {
      const made = await this.#tryOnce(prepared, key, read);
      if ('answer' in made) return made.answer;
      const { error, retryAfterMs } = made;
      if (error instanceof AuthenticationError && !isRefreshed) {
        key = await find(key);
        isRefreshed = true;
        continue;
      }
      if (retriesMade >= prepared.maxRetries) throw error;
      const { isRepeatable, signal } = prepared;
      const waitMs = nextWaitMs({ error, retryAfterMs, retriesMade, isRepeatable }, Math.random());
      if (waitMs === undefined) throw error;
      await pause(waitMs, signal);
      retriesMade += 1;
    }
  }

  #prepare(
    { method, path: requestPath, query, body, isAnonymous = false }: ApiRequest,
    options: CreateOptions,
  ): PreparedRequest {
    const headers = new Headers(options.headers);
    headers.set('Accept', 'application/json');
    if (body instanceof Blob) headers.set('Content-Type', body.type || 'application/octet-stream');
    else if (body !== undefined) headers.set('Content-Type', 'application/json');
    if (method === 'POST')
      headers.set('Idempotency-Key', checkKey(options.idempotencyKey ?? crypto.randomUUID()));
    const { timeoutMs, maxRetries } = this.#settings;
    return {
      url: `${this.#settings.baseUrl}${requestPath}${queryString(query)}`,
      // Following a redirect could send the key to another host.
      init: { method, redirect: 'manual', ...(body === undefined ? {} : { body: printBody(body) }) },
      headers,
      isAnonymous,
      isRepeatable: method === 'GET' || method === 'POST',
      timeoutMs: checkTimeout(options.timeoutMs ?? timeoutMs),
      maxRetries: checkRetries(options.maxRetries ?? maxRetries),
      signal: options.signal,
    };
  }

  async #tryOnce<Answer>(
    { url, init, headers, isAnonymous, timeoutMs, signal: outer }: PreparedRequest,
    key: string,
    read: Reader<Answer>,
  ): Promise<Attempt<Answer>> {
    const { fetch } = this.#settings;
    if (!isAnonymous) headers.set('Authorization', `Bearer ${key}`);
    try {
      const [response, made] = await withTimeout(timeoutMs, outer, async (signal) => {
        const incoming = await fetch(url, { ...init, headers, signal });
        return [incoming, await read(incoming)] as const;
      });
      return 'answer' in made ? made : readFailure(response, made.text, key);
    } catch (error) {
      outer?.throwIfAborted();
      return { error: error instanceof TimeoutError ? error : toConnectionError(error) };
    }
  }
}

function readFailure(
  { status, headers }: Response,
  text: string,
  key: string,
): { error: GivingError; retryAfterMs: number | undefined } {
  // A server that echoes the request must not put the key into an error.
  const rawBody = text.replaceAll(key, '[API key]');
  return {
    error: toApiError({ status, headers, rawBody }),
    retryAfterMs: readRetryAfterMs(headers, Date.now()),
  };
}

async function readJson(response: Response): Promise<{ answer: unknown } | { text: string }> {
  const text = await response.text();
  return (response.ok ? parseAnswer(text) : undefined) ?? { text };
}

async function readStream(
  response: Response,
): Promise<{ answer: ReadableStream<Uint8Array> } | { text: string }> {
  if (response.ok && response.body !== null) return { answer: response.body };
  return { text: await response.text() };
}

/** Builds a request path and escapes each id. Throws a TypeError for an id that would change the path. */
export function path(texts: TemplateStringsArray, ...ids: string[]): string {
  for (const id of ids) {
    if (typeof id !== 'string' || /^\.{0,2}$/.test(id)) throw new TypeError(`"${id}" is not an id.`);
  }
  return String.raw({ raw: texts }, ...ids.map(encodeURIComponent));
}

function parseAnswer(rawBody: string): { answer: unknown } | undefined {
  if (rawBody === '') return { answer: undefined };
  try {
    return { answer: JSON.parse(rawBody) as unknown };
  } catch {
    return undefined;
  }
}

function queryString(query: object = {}): string {
  const given = new URLSearchParams();
  const entries = Object.entries(query) as [string, string | number | boolean | undefined][];
  for (const [name, value] of entries) if (value !== undefined) given.set(name, String(value));
  const text = given.toString();
  return text === '' ? '' : `?${text}`;
}

function printBody(body: unknown): string | Blob {
  return body instanceof Blob ? body : JSON.stringify(body);
}

/** Checks the key. The error message contains no part of the key. */
export function checkApiKey(apiKey: unknown): string {
  if (typeof apiKey === 'string' && /^[\x21-\x7e]+$/.test(apiKey)) return apiKey;
  throw new TypeError('apiKey must be an API key: printable ASCII characters without spaces.');
}

const LONGEST_TIMEOUT_MS = 2 ** 31 - 1;
const MOST_RETRIES = 100;

export function checkTimeout(timeoutMs: number): number {
  return checkNumber('timeoutMs', timeoutMs, 1, LONGEST_TIMEOUT_MS);
}

export function checkRetries(maxRetries: number): number {
  return checkNumber('maxRetries', maxRetries, 0, MOST_RETRIES);
}

function checkNumber(name: string, value: number, minimum: number, maximum: number): number {
  if (Number.isInteger(value) && value >= minimum && value <= maximum) return value;
  throw new TypeError(`${name} must be a whole number from ${minimum} to ${maximum}.`);
}

function checkKey(key: string): string {
  if (/^[\x20-\x7e]{1,255}$/.test(key)) return key;
  throw new TypeError('idempotencyKey must have 1 to 255 printable ASCII characters.');
}

/** Runs `work` with a signal that aborts after the timeout or with the outer signal. */
async function withTimeout<T>(
  timeoutMs: number,
  outer: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  outer?.throwIfAborted();
  const controller = new AbortController();
  const giveUp = () =>
    controller.abort(new TimeoutError(`No complete answer arrived within ${timeoutMs} ms.`));
  const ignore = onAbort(outer, () => controller.abort(outer?.reason));
  const timer = setTimeout(giveUp, timeoutMs);
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
    ignore();
  }
}

/** With these error codes, no byte of the request was sent. */
const NEVER_SENT = new Set([
  'ECONNREFUSED',
  'ConnectionRefused',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
]);

function toConnectionError(error: unknown): ConnectionError {
  const code = codeOf(error) ?? codeOf((Object(error) as { cause?: unknown }).cause) ?? 'unknown cause';
  return new ConnectionError(`The server gave no answer (${code}).`, NEVER_SENT.has(code), { cause: error });
}

/**
 * Reads the code of any object, because the errors of another realm or of a custom `fetch` have classes of
 * their own.
 */
function codeOf(error: unknown): string | undefined {
  const { code } = Object(error) as { code?: unknown };
  return typeof code === 'string' ? code : undefined;
}
