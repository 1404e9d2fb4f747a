/** A subscriber in the test's own process that takes its time, and notes what came in which order. */
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

interface Arrival {
  sequence: number;
  atMs: number;
}

export interface SlowReceiver {
  url: string;
  arrivals: Arrival[];
  /** The most requests that it had at once. */
  mostAtOnce(): number;
  close(): Promise<void>;
}

const LEAST_MS = 100;
const MOST_MS = 300;

export async function startSlowReceiver(): Promise<SlowReceiver> {
  const arrivals: Arrival[] = [];
  let [now, most] = [0, 0];
  const server = createServer((request, response) => {
    now += 1;
    most = Math.max(most, now);
    // Comes once: when the answer is complete, or when the sender has died.
    response.once('close', () => (now -= 1));
    void json(request).then((body) => {
      arrivals.push({ sequence: (body as { sequence: number }).sequence, atMs: Date.now() });
      setTimeout(() => response.writeHead(204).end(), LEAST_MS + Math.random() * (MOST_MS - LEAST_MS));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/webhooks`,
    arrivals,
    mostAtOnce: () => most,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
