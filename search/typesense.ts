/** The connection to Typesense. */
import { Client } from 'typesense';
import { type Config } from '../config';

export function openTypesense(config: Pick<Config, 'typesenseUrl' | 'typesenseApiKey'>): Client {
  const url = new URL(config.typesenseUrl);
  return new Client({
    nodes: [
      {
        host: url.hostname,
        port: Number(url.port || (url.protocol === 'https:' ? 443 : 80)),
        protocol: url.protocol.slice(0, -1),
      },
    ],
    apiKey: config.typesenseApiKey,
    connectionTimeoutSeconds: 2,
    numRetries: 0,
  });
}

/** Whether Typesense answers; it never throws. */
export async function isTypesenseReady(client: Client): Promise<boolean> {
  try {
    const { ok } = await client.health.retrieve();
    return ok;
  } catch {
    return false;
  }
}
