/** Connects to Typesense and reports its failures. */
import { Client } from 'typesense';
import { Pool } from 'undici';
import { type Config } from '../../config';
import { GivingError } from '../../domain/errors';
import { SCHEMA_VERSION } from '../index/schema';

/** A raw response. */
interface EngineText {
  status: number;
  text: string;
}

/** A search request. `body` is the JSON of a POST. */
export interface EngineRequest {
  method: 'GET' | 'POST';
  path: string;
  body?: string;
}

/** The search index of one installation of the platform, on a Typesense server. */
export interface SearchEngine {
  client: Client;
  /** The installation's name for its index, without the schema version. */
  index: string;
  /**
   * The alias of the collection with this schema version. Processes with a different schema version use a
   * different alias.
   */
  alias: string;
  /** Sends a search. Repeats it once if the connection is lost, because searches are read-only. */
  send: (request: EngineRequest) => Promise<EngineText>;
}

type EngineConfig = Pick<Config, 'typesenseUrl' | 'typesenseApiKey' | 'typesenseCollection'>;

/** A search that takes longer fails. */
const SEARCH_TIMEOUT_SECONDS = 5;
/** A busy server may need long to import a batch of documents. */
const WRITE_TIMEOUT_SECONDS = 120;

/** Opens an engine for searches. */
export function openTypesense(config: EngineConfig): SearchEngine {
  return openEngine(config, SEARCH_TIMEOUT_SECONDS);
}

/** Opens an engine for writing documents and collections. */
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

/** Searches use undici's connection pool, because Typesense's own client takes longer than the search itself. */
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
  // The server may close an idle connection just when we reuse it. Searches are read-only, so a retry is safe.
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

/** Returns true if Typesense answers. Never throws. */
export async function isTypesenseReady({ client }: SearchEngine): Promise<boolean> {
  try {
    const { ok } = await client.health.retrieve();
    return ok;
  } catch {
    return false;
  }
}

/** Returns the HTTP status of Typesense's answer, or undefined if there was no answer. */
export function statusOf(error: unknown): number | undefined {
  const { httpStatus } = Object(error) as { httpStatus?: unknown };
  return typeof httpStatus === 'number' ? httpStatus : undefined;
}

const RETRY_AFTER_SECONDS = 5;

/** Creates the error that callers get while Typesense is down. */
export function searchUnavailable(): GivingError {
  return new GivingError(
    'SERVICE_UNAVAILABLE',
    'Search is temporarily unavailable: try again in a few seconds.',
    {},
    RETRY_AFTER_SECONDS,
  );
}
