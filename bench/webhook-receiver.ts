/**
 * Runs a subscriber that notes when each gift's event first arrived. GET /count returns the number of arrived events.
 * GET /arrivals returns the notes and clears them.
 */
import { writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

let firstAtMs = new Map<string, number>();
let doubles = 0;

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await text(request);
  if (request.method === 'POST') {
    const { data } = JSON.parse(body) as { data: { donation_id: string } };
    if (firstAtMs.has(data.donation_id)) doubles += 1;
    else firstAtMs.set(data.donation_id, performance.timeOrigin + performance.now());
    response.end('ok');
  } else if (request.url === '/count') {
    response.end(String(firstAtMs.size));
  } else {
    response.end(JSON.stringify({ firstAtMs: [...firstAtMs], doubles }));
    firstAtMs = new Map();
    doubles = 0;
  }
}

const server = createServer((request, response) => void answer(request, response));
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  writeFileSync(String(process.env.READY_FILE), JSON.stringify({ url: `http://127.0.0.1:${port}` }));
});
process.on('SIGTERM', () => process.exit(0));
