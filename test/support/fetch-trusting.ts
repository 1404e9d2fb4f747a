/** A `fetch` for servers whose certificate comes from an authority of a test. Node's own `fetch` takes no authority. */
import { request } from 'node:https';
import { buffer } from 'node:stream/consumers';

/** Trusts this authority, in PEM, and no other. */
export function fetchTrusting(ca: string): typeof fetch {
  return async (input, init) => {
    const asked = new Request(input, init);
    const body = Buffer.from(await asked.arrayBuffer());
    return new Promise<Response>((resolve, reject) => {
      const options = { ca, method: asked.method, headers: Object.fromEntries(asked.headers) };
      const sent = request(asked.url, { ...options, signal: asked.signal }, (answer) => {
        const { statusCode: status = 502, headers } = answer;
        const texts = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
        buffer(answer).then(
          (bytes) => resolve(new Response(bytes.length === 0 ? null : bytes, { status, headers: texts })),
          reject,
        );
      });
      sent.on('error', reject).end(body);
    });
  };
}
