/** A subscriber: notes when each gift's event arrived. GET /arrivals hands the notes over and starts anew. */
import { writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo } from 'node:net';

let arrivals: [donationId: string, atMs: number][] = [];

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

const server = createServer((request, response) => {
  void (async () => {
    const body = await readBody(request);
    if (request.method === 'GET') {
      response.end(JSON.stringify(arrivals));
      arrivals = [];
      return;
    }
    if (request.url === '/floor') {
      response.end('ok');
      return;
    }
    const { data } = JSON.parse(body) as { data: { donation_id: string } };
    arrivals.push([data.donation_id, performance.timeOrigin + performance.now()]);
    response.end('ok');
  })();
});

server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  writeFileSync(String(process.env.READY_FILE), JSON.stringify({ url: `http://127.0.0.1:${port}` }));
});
process.on('SIGTERM', () => process.exit(0));
