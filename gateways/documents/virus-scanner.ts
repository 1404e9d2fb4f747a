/** Scans documents with a ClamAV daemon. Uses the daemon's INSTREAM command. */
import { connect, type Socket } from 'node:net';

export interface VirusScanner {
  /**
   * Returns the name of the virus, or undefined if the document is clean. Rejects if the daemon gives no
   * verdict.
   */
  scan(content: Buffer): Promise<string | undefined>;
}

/** Thrown if the daemon gives no verdict. The document may or may not be clean. */
export class ScannerUnavailableError extends Error {
  override readonly name = 'ScannerUnavailableError';
}

const TIMEOUT_MS = 60_000;
const CHUNK_BYTES = 65_536;
/** The size limit of an answer. A verdict is one short line. */
const MOST_ANSWER_BYTES = 4_096;

/** Creates the scanner for `tcp://host:3310` or `unix:/run/clamav/clamd.ctl`. */
export function createClamav(address: string): VirusScanner {
  return {
    async scan(content) {
      const answer = await exchange(openSocket(address), content);
      const found = /^stream: (.+) FOUND$/.exec(answer)?.[1];
      if (found !== undefined) return found;
      if (answer === 'stream: OK') return undefined;
      throw new ScannerUnavailableError('The virus scanner did not give a verdict.');
    },
  };
}

function openSocket(address: string): Socket {
  const { protocol, hostname, port, pathname } = new URL(address);
  if (protocol === 'unix:') return connect(decodeURIComponent(pathname));
  return connect(Number(port) || 3_310, hostname.replace(/^\[|\]$/g, ''));
}

/** Sends the command and the content, and returns the answer without its final NUL. */
function exchange(socket: Socket, content: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const fail = (why: string) => {
      socket.destroy();
      reject(new ScannerUnavailableError(`The virus scanner ${why}.`));
    };
    const timer = setTimeout(() => fail('did not answer in time'), TIMEOUT_MS);
    socket.setEncoding('utf8');
    socket.on('data', (text: string) => {
      answer += text;
      // The daemon ends its answer with a NUL.
      if (text.endsWith('\0')) socket.destroy();
      if (answer.length > MOST_ANSWER_BYTES) fail('sent too long an answer');
    });
    socket.on('error', () => fail('cannot be reached'));
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(answer.replace(/\0$/, ''));
    });
    socket.write('zINSTREAM\0');
    for (let at = 0; at < content.length; at += CHUNK_BYTES) {
      const chunk = content.subarray(at, at + CHUNK_BYTES);
      socket.write(lengthOf(chunk.length));
      socket.write(chunk);
    }
    socket.write(lengthOf(0));
  });
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}
