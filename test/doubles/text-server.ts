/** Serves one text over HTTP, as a server of somebody else would. */
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';

export interface TextServer {
  url: string;
  answer(status: number, text: string): void;
  close(): Promise<void>;
}

export async function serveText(first: string): Promise<TextServer> {
  let [status, text] = [200, first];
  const server = createServer((_, response) => response.writeHead(status).end(text));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    answer(newStatus, newText) {
      [status, text] = [newStatus, newText];
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
