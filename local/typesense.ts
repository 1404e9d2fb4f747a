/** Starts Typesense. */
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findBinary } from './binaries';
import { launch, waitUntilReady } from './launch';
import { OWNER_DIRECTORY, OWNER_FILE } from './permissions';
import { LOOPBACK, startOnPorts } from './ports';
import { asService, type Service, type ServiceOptions } from './service';

const USUAL_PORT = 8_108;
const USUAL_PEERING_PORT = 8_107;
const REQUEST_TIMEOUT_MS = 2_000;
const BETWEEN_CHECKS_MS = 100;

export interface TypesenseOptions extends ServiceOptions {
  apiKey: string;
}

interface TypesensePorts extends Record<string, number> {
  typesense: number;
  typesensePeering: number;
}

/** Starts Typesense. Resolves once it has applied all earlier writes. */
export async function startTypesense({ home, anyPorts, apiKey }: TypesenseOptions): Promise<Service> {
  const binary = await findBinary('typesense-server');
  const data = join(home, 'typesense');
  mkdirSync(data, { recursive: true, mode: OWNER_DIRECTORY });
  keepTypesenseKey(home, apiKey);
  const start = async (ports: TypesensePorts): Promise<Service> => {
    const running = await launch({
      name: 'typesense',
      command: binary,
      args: [
        ...['--data-dir', data, '--api-address', LOOPBACK, '--api-port', String(ports.typesense)],
        ...['--peering-address', LOOPBACK, '--peering-port', String(ports.typesensePeering)],
      ],
      environment: { TYPESENSE_API_KEY: apiKey },
      home,
    });
    const url = `http://${LOOPBACK}:${ports.typesense}`;
    await waitUntilReady(running, () => isTypesenseReady(url, apiKey));
    return asService(running, url, () => start(ports), [`${LOOPBACK}:${ports.typesensePeering}`]);
  };
  const usual = anyPorts
    ? { typesense: 0, typesensePeering: 0 }
    : { typesense: USUAL_PORT, typesensePeering: USUAL_PEERING_PORT };
  return startOnPorts<TypesensePorts, Service>(home, usual, start);
}

/**
 * Returns a key for one start of Typesense. A new key works, because Typesense does not store the key with
 * its data.
 */
export function newTypesenseKey(): string {
  return randomBytes(32).toString('hex');
}

/** Stores the key in a file that only the installation's owner can read. */
export function keepTypesenseKey(home: string, apiKey: string): void {
  const file = join(home, 'typesense.key');
  writeFileSync(file, `${apiKey}\n`, { mode: OWNER_FILE });
  chmodSync(file, OWNER_FILE);
}

/** Rejects if the Typesense at the address cannot be used. */
export async function checkTypesense(url: string, apiKey: string): Promise<void> {
  if (await isTypesenseReady(url, apiKey)) return;
  throw new Error('it is not ready, or TYPESENSE_API_KEY is not its key');
}

/**
 * Returns true if Typesense is healthy and two checks find no pending writes. Typesense reports that it is
 * healthy even while it still replays its log.
 */
async function isTypesenseReady(url: string, apiKey: string): Promise<boolean> {
  const isIdle = async () => {
    const stats = await get(`${url}/stats.json`, apiKey);
    return stats !== undefined && 'pending_write_batches' in stats && stats.pending_write_batches === 0;
  };
  const health = await get(`${url}/health`, apiKey);
  if (health === undefined || !('ok' in health) || health.ok !== true || !(await isIdle())) return false;
  await sleep(BETWEEN_CHECKS_MS);
  return isIdle();
}

async function get(url: string, apiKey: string): Promise<object | undefined> {
  const response = await fetch(url, {
    headers: { 'X-TYPESENSE-API-KEY': apiKey },
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  });
  const body: unknown = await response.json();
  return typeof body === 'object' && body !== null ? body : undefined;
}
