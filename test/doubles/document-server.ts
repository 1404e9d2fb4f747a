/** A real HTTP server with the documents of a test. */
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';

export const PDF = Buffer.from(
  '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n2 0 obj\n<< /Type /Page >>\nendobj\ntrailer << >>\n%%EOF\n',
);

type Answer = Buffer | number | ((response: ServerResponse) => void);

export interface DocumentServer {
  /** The address of a document that is served so: its bytes, a status alone, or as the function does. */
  serve(name: string, answer: Answer): string;
  /** How often a document was asked for. */
  requests(name: string): number;
  close(): Promise<void>;
}

export async function startDocumentServer(): Promise<DocumentServer> {
  const answers = new Map<string, Answer>();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    const answer = answers.get(path) ?? 404;
    if (typeof answer === 'function') answer(response);
    else if (typeof answer === 'number') response.writeHead(answer).end();
    else response.end(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  return {
    serve(name, answer) {
      answers.set(`/${name}`, answer);
      return `${origin}/${name}`;
    },
    requests: (name) => asked.filter((path) => path === `/${name}`).length,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
