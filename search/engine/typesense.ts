/** The connection to Typesense, and what its failures mean. */
import { Client } from 'typesense';
import { Pool } from 'undici';
import { type Config } from '../../config';
import { GivingError } from '../../domain/errors';
import { SCHEMA_VERSION } from '../index/schema';

/** An answer as it came. */
export interface EngineText {
  status: number;
  text: string;
}

/** A search: a path of the server and, for a POST, the JSON to send there. */
export interface EngineRequest {
  method: 'GET' | 'POST';
  path: string;
  body?: string;
}

/** One installation's index on its server. */
export interface SearchEngine {
  client: Client;
  /** The installation's name for its index, of whatever version of the fields. */
  index: string;
  /** Under which the collection with this version's fields is found: other versions' processes have their own. */
  alias: string;
  /** Sends a search, which changes nothing. */
  send: (request: EngineRequest) => Promise<EngineText>;
}

type EngineConfig = Pick<Config, 'typesenseUrl' | 'typesenseApiKey' | 'typesenseCollection'>;

/** Searches must be quick or fail. */
const SEARCH_TIMEOUT_SECONDS = 5;
/** A batch of documents may take its time on a busy server. */
const WRITE_TIMEOUT_SECONDS = 120;

/** For searching. */
export function openTypesense(config: EngineConfig): SearchEngine {
  return openEngine(config, SEARCH_TIMEOUT_SECONDS);
}

/** For writing documents and collections. */
export function openTypesenseForWriting(config: EngineConfig): SearchEngine {
  return openEngine(config, WRITE_TIMEOUT_SECONDS);
}

function openEngine(config: EngineConfig, connectionTimeoutSeconds: number): SearchEngine {
  const url = new URL(config.typesenseUrl);
  const client = new Client({
    nodes: [
      {
        host: url.hostname,
        port: Number(url.port || (url.protocol === 'https:' ? 443 : 80)),
        protocol: url.protocol.slice(0, -1),
      },
    ],
    apiKey: config.typesenseApiKey,
    connectionTimeoutSeconds,
    numRetries: 0,
    logLevel: 'silent',
  });
  return {
    client,
    index: config.typesenseCollection,
    alias: `${config.typesenseCollection}_v${SCHEMA_VERSION}`,
    send: openSender(url.origin, config.typesenseApiKey, connectionTimeoutSeconds * 1_000),
  };
}

/** Typesense's own client takes longer over a request than the search itself, so searches use undici's kept connections. */
function openSender(origin: string, apiKey: string, timeoutMs: number): SearchEngine['send'] {
  const pool = new Pool(origin, {
    connect: { timeout: timeoutMs },
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
  });
  const headers = { 'content-type': 'application/json', 'x-typesense-api-key': apiKey };
  const send = async (request: EngineRequest): Promise<EngineText> => {
    const { statusCode, body } = await pool.request({ ...request, headers });
    return { status: statusCode, text: await body.text() };
  };
  // The server may close a kept connection just when it is used again. A search may be sent twice: it changes nothing.
  return (request) =>
    send(request).catch((error: unknown) => {
      if (isConnectionLost(error)) return send(request);
      throw error;
    });
}

function isConnectionLost(error: unknown): boolean {
  const { code } = Object(error) as { code?: unknown };
  return code === 'UND_ERR_SOCKET' || code === 'ECONNRESET';
}

/** Whether Typesense answers; it never throws. */
export async function isTypesenseReady({ client }: SearchEngine): Promise<boolean> {
  try {
    const { ok } = await client.health.retrieve();
    return ok;
  } catch {
    return false;
  }
}

/** The HTTP status that Typesense answered with; undefined when it gave no answer. */
export function statusOf(error: unknown): number | undefined {
  const { httpStatus } = Object(error) as { httpStatus?: unknown };
  return typeof httpStatus === 'number' ? httpStatus : undefined;
}

const RETRY_AFTER_SECONDS = 5;

/** What a caller is told while the index cannot be asked. */
export function searchUnavailable(): GivingError {
  return new GivingError(
    'SERVICE_UNAVAILABLE',
    'Search is not available at the moment: try again.',
    {},
    RETRY_AFTER_SECONDS,
  );
}
