/** A double of ClamAV's daemon: it speaks INSTREAM, and finds the EICAR test file. */
import { createServer, type AddressInfo, type ListenOptions } from 'node:net';

/** The harmless file that every scanner reports, in two parts so that this file is not reported itself. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-', 'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

const COMMAND = Buffer.from('zINSTREAM\0');

export interface Clamd {
  /** For CLAMAV_URL. */
  url: string;
  /** What was sent to it. */
  scanned: Buffer[];
  close(): Promise<void>;
}

export async function startClamd(
  address: ListenOptions,
  answer = (content: Buffer): string =>
    content.includes(EICAR) ? 'stream: Eicar-Signature FOUND' : 'stream: OK',
): Promise<Clamd> {
  const scanned: Buffer[] = [];
  const server = createServer((socket) => {
    let received = Buffer.alloc(0);
    socket.on('data', (bytes) => {
      received = Buffer.concat([received, bytes]);
      const content = readStream(received);
      if (content === undefined) return;
      scanned.push(content);
      socket.end(`${answer(content)}\0`);
    });
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(address, resolve));
  const { path } = address;
  return {
    url: path === undefined ? `tcp://127.0.0.1:${(server.address() as AddressInfo).port}` : `unix:${path}`,
    scanned,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The chunks of one INSTREAM command, joined; undefined until the empty chunk that ends them. */
function readStream(received: Buffer): Buffer | undefined {
  if (received.length < COMMAND.length) return undefined;
  if (!received.subarray(0, COMMAND.length).equals(COMMAND)) throw new Error('not the command INSTREAM');
  const chunks: Buffer[] = [];
  for (let at = COMMAND.length; at + 4 <= received.length;) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}
