/** A log in memory behind HTTP. A test can make its answers fail. */
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { parseTilePath } from '../../../domain/receipt-log/tile-path';
import { type SmallLog } from './small-log';

const HASH_SIZE = 32;

export interface ServedLog {
  url: string;
  /** Change it to sign with other keys or an earlier size. */
  checkpoint: () => string;
  /** Every path that was asked, and the time in milliseconds. */
  asked: { path: string; at: number }[];
  /** Answers a tile instead of the log, and returns true. */
  interrupt: (path: string, response: ServerResponse) => boolean;
  close(): Promise<void>;
}

export async function serveLog(log: SmallLog): Promise<ServedLog> {
  const server = createServer((request, response) => {
    const path = (request.url ?? '').slice(1);
    served.asked.push({ path, at: performance.now() });
    if (path === 'checkpoint') return response.end(served.checkpoint());
    if (served.interrupt(path, response)) return response;
    const tile = parseTilePath(path);
    const hashes = tile === undefined ? undefined : log.read(tile);
    if (tile === undefined || hashes === undefined) return response.writeHead(404).end();
    return response.end(hashes.subarray(0, tile.width * HASH_SIZE));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const served: ServedLog = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    checkpoint: () => log.checkpoint(),
    asked: [],
    interrupt: () => false,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
  return served;
}
