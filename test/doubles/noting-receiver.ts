/**
 * A subscriber as a process of its own: it notes what came in a file before it answers, so that a kill loses nothing
 * it has answered for. Its file and its port are its arguments.
 */
import { openSync, writeSync } from 'node:fs';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** One request, as a line of the file. */
export interface Note {
  webhookId: string;
  signature: string;
  rawBody: string;
}

const [file = '', port = ''] = process.argv.slice(2);
const notes = openSync(file, 'a');

createServer((request, response) => {
  void buffer(request).then((bytes) => {
    const note: Note = {
      webhookId: String(request.headers['webhook-id']),
      signature: String(request.headers['x-webhook-signature']),
      rawBody: bytes.toString('utf8'),
    };
    writeSync(notes, `${JSON.stringify(note)}\n`);
    response.writeHead(204).end();
  });
}).listen(Number(port), '127.0.0.1');
