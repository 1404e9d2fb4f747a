/** Sends every call. Adds the credential, limits the time, retries, and converts errors. */
import { randomUUID } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { ConnectionError, type GivingError, readRetryAfterMs, TimeoutError, toApiError } from './errors';
import { nextWaitMs } from './retry';

export type QueryValue = string | number | boolean | undefined;

export interface ApiRequest {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** The path of the request. Build it with the function `path`. */
  path: string;
  query?: Record<string, QueryValue>;
  body?: unknown;
}

export interface CallOptions {
  /** Cancels the call and its retries. The call rejects with the signal's reason. */
  signal?: AbortSignal;
}

export interface CreateOptions extends CallOptions {
  /** 1 to 255 printable ASCII characters; a random UUID by default. All retries of this call use the same key. */
  idempotencyKey?: string;
}

export interface EngineSettings {
  apiKey: string;
  /** The base URL, without a slash at the end. */
  baseUrl: string;
  timeoutMs: number;
  maxRetries: number;
  fetch: typeof fetch;
}

interface PreparedRequest {
  url: string;
  init: RequestInit;
  isRepeatable: boolean;
}

/** An attempt ends with an answer or an error. */
type Attempt<Answer> = { answer: Answer } | { error: GivingError; retryAfterMs?: number };

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

  async #repeat<Answer>(request: ApiRequest, options: CreateOptions, read: Reader<Answer>): Promise<Answer> {
    const prepared = this.#prepare(request, options);
    // One signal may cancel many calls, so Node must not warn of a leak.
    if (options.signal !== undefined) setMaxListeners(0, options.signal);
    for (let retriesMade = 0; ; retriesMade += 1) {
      const made = await this.#tryOnce(prepared, options.signal, read);
      if ('answer' in made) return made.answer;
      if (retriesMade >= this.#settings.maxRetries) throw made.error;
      const { error, retryAfterMs } = made;
      const waitMs = nextWaitMs(
        { error, retryAfterMs, retriesMade, isRepeatable: prepared.isRepeatable },
        Math.random(),
      );
      if (waitMs === undefined) throw error;
      await pause(waitMs, options.signal);
    }
  }

  #prepare({ method, path: requestPath, query, body }: ApiRequest, options: CreateOptions): PreparedRequest {
    const headers: Record<string, string> = {
      Accept: 'application/json',
      Authorization: `Bearer ${this.#settings.apiKey}`,
    };
    if (body !== undefined) headers['Content-Type'] = 'application/json';
    if (method === 'POST') headers['Idempotency-Key'] = checkKey(options.idempotencyKey ?? randomUUID());
    return {
      url: `${this.#settings.baseUrl}${requestPath}${queryString(query)}`,
      // Following a redirect could send the key to another host.
      init: {
        method,
        headers,
        redirect: 'manual',
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      },
      isRepeatable: method === 'GET' || method === 'POST',
    };
  }

  async #tryOnce<Answer>(
    { url, init }: PreparedRequest,
    outer: AbortSignal | undefined,
    read: Reader<Answer>,
  ): Promise<Attempt<Answer>> {
    const { fetch, timeoutMs } = this.#settings;
    try {
      const [response, made] = await withTimeout(timeoutMs, outer, async (signal) => {
        const incoming = await fetch(url, { ...init, signal });
        return [incoming, await read(incoming)] as const;
      });
      return 'answer' in made ? made : this.#readFailure(response, made.text);
    } catch (error) {
      outer?.throwIfAborted();
      return { error: error instanceof TimeoutError ? error : toConnectionError(error) };
    }
  }

  #readFailure({ status, headers }: Response, text: string): { error: GivingError; retryAfterMs?: number } {
    // A server that echoes the request must not put the key into an error.
    const rawBody = text.replaceAll(this.#settings.apiKey, '[API key]');
    const retryAfterMs = readRetryAfterMs(headers, Date.now());
    return { error: toApiError({ status, headers, rawBody }), retryAfterMs };
  }
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

function queryString(query: ApiRequest['query'] = {}): string {
  const given = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) given.set(name, String(value));
  return given.size === 0 ? '' : `?${given.toString()}`;
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
  const passOn = () => controller.abort(outer?.reason);
  const giveUp = () =>
    controller.abort(new TimeoutError(`No complete answer arrived within ${timeoutMs} ms.`));
  outer?.addEventListener('abort', passOn, { once: true });
  const timer = setTimeout(giveUp, timeoutMs);
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener('abort', passOn);
  }
}

async function pause(waitMs: number, signal: AbortSignal | undefined): Promise<void> {
  try {
    await sleep(waitMs, undefined, { signal });
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  }
}

/** With these error codes, no byte of the request was sent. */
const NEVER_SENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);

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
