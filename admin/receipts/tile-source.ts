/** Reads a log's checkpoint and tiles (C2SP tlog-tiles), from a URL or from a witness's directory. */
import { join } from 'node:path';
import { HASH_SIZE } from '../../domain/receipt-log/crypto';
import { hashesOfLevel } from '../../domain/receipt-log/subtrees';
import { printTilePath } from '../../domain/receipt-log/tile-path';
import { type ReadTile, TILE_WIDTH, type TileAddress } from '../../domain/receipt-log/tree';
import { parseRetryAfter } from '../../domain/webhooks/retry';
import { createOutbound, type OutboundAnswer, OutboundError } from '../../gateways/outbound';
import { readIfPresent } from '../../gateways/files/durable-files';
import { createRest } from '../../worker/rest';

/** Thrown if the log cannot be read now. A later read may succeed. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
}

export interface TileSource {
  readCheckpoint(): Promise<string>;
  /** Throws a SourceError unless the source has the whole tile. */
  readTile(address: TileAddress): Promise<Buffer>;
  /** Closes the source. Reads that still wait for an answer fail. */
  close(): Promise<void>;
}

/** Is called when the server asks for a wait. */
export type OnWait = (waitMs: number) => void;

const LIMITS = { timeoutMs: 15_000, maxResponseBytes: 1_000_000 };
/** The operator chose the URL, so any address is allowed. */
const ANYWHERE = ['0.0.0.0/0', '::/0'];
const TOO_MANY_REQUESTS = 429;
const SHORTEST_WAIT_MS = 1_000;
/**
 * Two hours, because our own rate limits count by the hour. A read fails if the server asks for a longer
 * wait.
 */
const LONGEST_WAIT_MS = 2 * 3_600_000;

/** Opens a URL or a directory. Waits as long as a server asks with Retry-After. */
export function openSource(place: string, onWait: OnWait = () => undefined): TileSource {
  return /^https?:\/\//.test(place) ? openUrl(place.replace(/\/$/, ''), onWait) : openDirectory(place);
}

/** Reads the tiles at these addresses, for the functions of domain/receipt-log/tree. */
export async function readTiles(source: TileSource, addresses: TileAddress[]): Promise<ReadTile> {
  const tiles = new Map<string, Buffer>();
  for (const address of addresses) {
    tiles.set(`${address.level}/${address.index}`, await source.readTile(address));
  }
  return ({ level, index }) => tiles.get(`${level}/${index}`);
}

/**
 * Yields the leaf hashes from `from` to `to - 1`, one tile at a time. `size` is the size of the log, whose
 * last tile may be wider than a tree of `to` leaves needs.
 */
export async function* readLeaves(
  source: TileSource,
  from: number,
  to: number,
  size = to,
): AsyncGenerator<Buffer[], void, undefined> {
  for (let index = Math.floor(from / TILE_WIDTH); from < to && index * TILE_WIDTH < to; index += 1) {
    const start = index * TILE_WIDTH;
    const width = Math.min(TILE_WIDTH, hashesOfLevel(0, to) - start);
    const stored = Math.min(TILE_WIDTH, hashesOfLevel(0, size) - start);
    const tile = await source.readTile({ level: 0, index, width: stored });
    const first = Math.max(from - start, 0);
    yield Array.from({ length: width - first }, (_, at) =>
      tile.subarray((first + at) * HASH_SIZE, (first + at + 1) * HASH_SIZE),
    );
  }
}

function openUrl(url: string, onWait: OnWait): TileSource {
  const outbound = createOutbound({ allowedCidrs: ANYWHERE });
  const rest = createRest();
  let isClosed = false;
  const ask = async (path: string) =>
    outbound.get(`${url}/${path}`, LIMITS).catch((error: unknown) => {
      if (error instanceof OutboundError) throw new SourceError(`${url}/${path}: ${error.message}`);
      throw error;
    });
  const get = async (path: string): Promise<Buffer> => {
    let answer = await ask(path);
    for (let waitMs = waitOf(answer); waitMs !== undefined && !isClosed; waitMs = waitOf(answer)) {
      onWait(waitMs);
      await rest.take(waitMs);
      if (!isClosed) answer = await ask(path);
    }
    if (answer.status === 200 && !answer.truncated) return answer.body;
    throw new SourceError(`${url}/${path} answered ${answer.status}.`);
  };
  return {
    ...reading(get),
    async close() {
      isClosed = true;
      rest.end();
      await outbound.close();
    },
  };
}

/** Returns the wait that a server asks for when it limits requests. */
function waitOf({ status, headers }: Pick<OutboundAnswer, 'status' | 'headers'>): number | undefined {
  if (status !== TOO_MANY_REQUESTS) return undefined;
  const waitMs = parseRetryAfter(headers['retry-after'], Date.now());
  if (waitMs === undefined || waitMs > LONGEST_WAIT_MS) return undefined;
  return Math.max(waitMs, SHORTEST_WAIT_MS);
}

function openDirectory(directory: string): TileSource {
  const get = async (path: string): Promise<Buffer> => {
    const content = await readIfPresent(join(directory, path));
    if (content === undefined) throw new SourceError(`${join(directory, path)} is missing.`);
    return content;
  };
  return { ...reading(get), close: () => Promise.resolve() };
}

/**
 * Reads the full tile if a partial tile is missing, because a log may drop the partial tile once the full one
 * exists.
 */
function reading(get: (path: string) => Promise<Buffer>): Omit<TileSource, 'close'> {
  return {
    readCheckpoint: async () => (await get('checkpoint')).toString('utf8'),
    async readTile(address) {
      const full = { ...address, width: TILE_WIDTH };
      const tile = await get(printTilePath(address)).catch((error: unknown) => {
        if (error instanceof SourceError && address.width < TILE_WIDTH) return get(printTilePath(full));
        throw error;
      });
      if (tile.length >= address.width * HASH_SIZE) return tile;
      throw new SourceError(`${printTilePath(address)} has too few hashes.`);
    },
  };
}
