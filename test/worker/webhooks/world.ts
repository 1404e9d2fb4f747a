/** The API, the webhook pumps of a worker, and receivers that answer as a test wants, all over real HTTP. */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { readConfig } from '../../../config';
import { closeDatabase, type Database, inTransaction, openDatabase } from '../../../db/database';
import { recordEvent } from '../../../db/queries/events/record-events';
import { type DomainEvent } from '../../../domain/events/event';
import { createGateways, type Gateways } from '../../../gateways';
import { createLog } from '../../../log';
import { newId } from '../../../new-id';
import { startWebhooks } from '../../../worker/webhooks';
import { type BuiltActor } from '../../factories';
import { startApi, type TestApi } from '../../support/api';

export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  rawBody: string;
  body: { event: string; data: Record<string, unknown>; webhook_id: string; sequence: number };
}

export interface Receiver {
  url: string;
  requests: Received[];
  close(): Promise<void>;
}

type Answerer = (response: ServerResponse, received: Received, index: number) => void;

/** A receiver that answers 200, or as it is told; one that does not end the response hangs. */
export async function startReceiver(
  answer: Answerer = (response) => void response.end('ok'),
): Promise<Receiver> {
  const requests: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const rawBody = Buffer.concat(chunks).toString('utf8');
      const body = JSON.parse(rawBody) as Received['body'];
      const received = { path: request.url ?? '', headers: request.headers, rawBody, body };
      requests.push(received);
      answer(response, received, requests.length - 1);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/hooks`,
    requests,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export interface World {
  api: TestApi;
  gateways: Gateways;
  startPumps(options?: { leaseMs?: number }): { stop(): Promise<void> };
  close(): Promise<void>;
}

/** The API with a database of its own; the pumps run when a test starts them. */
export async function startWorld(): Promise<World> {
  const api = await startApi();
  const config = readConfig({ LOG_LEVEL: 'silent', DATABASE_URL: api.databaseUrl });
  const db = openDatabase({ url: api.databaseUrl, poolMax: 10 });
  const gateways = createGateways(config, db);
  const log = createLog('worker', 'silent');
  const running = new Set<{ stop(): Promise<void> }>();
  return {
    api,
    gateways,
    startPumps(options) {
      const pumps = startWebhooks({ databaseUrl: api.databaseUrl, db, gateways, log, ...options });
      running.add(pumps);
      return {
        async stop() {
          running.delete(pumps);
          await pumps.stop();
        },
      };
    },
    async close() {
      // A test that failed has not stopped its pumps.
      for (const pumps of running) await pumps.stop();
      await gateways.outbound.close();
      await closeDatabase(db);
      await api.close();
    },
  };
}

/** A completed gift, as an event. */
export function completedGift(): DomainEvent {
  return {
    name: 'donation.completed',
    data: {
      donation_id: newId('donation'),
      charity_id: newId('charity'),
      amount: '25.00',
      currency: 'USD',
      donor_id: null,
      transaction_hash: '0x1f',
      given_on: '2026-11-22',
    },
  };
}

/** Commits events of an account, each in a transaction of its own. */
export async function happen(db: Database, actor: Pick<BuiltActor, 'accountId'>, count = 1): Promise<void> {
  for (let made = 0; made < count; made += 1) {
    await inTransaction(db, (tx) =>
      recordEvent(tx, completedGift(), { accountId: actor.accountId }, new Date()),
    );
  }
}

export interface WireEndpoint {
  endpoint_id: string;
  url: string;
  status: string;
  secret: string;
  disabled_reason: string | null;
}

export interface WireDelivery {
  delivery_id: string;
  webhook_id: string;
  event: string;
  endpoint_id: string;
  state: string;
  attempts: { at: string; status: number | null; error: string | null; response: string | null }[];
  next_attempt_at: string | null;
  resting_until: string | null;
}

/** Subscribes a URL; all events unless told otherwise. */
export async function subscribe(
  api: TestApi,
  key: string,
  url: string,
  changes: Record<string, unknown> = {},
): Promise<WireEndpoint> {
  const { status, body } = await api.call<WireEndpoint>('POST', '/v1/webhooks/endpoints', {
    key,
    body: { url, events: ['*'], ...changes },
  });
  if (status !== 201) throw new Error(`the endpoint was answered ${status}: ${JSON.stringify(body)}`);
  return body;
}

/** The deliveries of an endpoint, newest first. */
export async function deliveriesOf(api: TestApi, key: string, endpointId: string): Promise<WireDelivery[]> {
  const path = `/v1/webhooks/deliveries?endpoint_id=${endpointId}&limit=100`;
  return (await api.call<{ deliveries: WireDelivery[] }>('GET', path, { key })).body.deliveries;
}

const DEADLINE_MS = 60_000;
const LOOK_AGAIN_MS = 20;

/** Waits until the check passes; its last failure is the test's. */
export async function eventually<T>(check: () => T | Promise<T>, deadlineMs = DEADLINE_MS): Promise<T> {
  const giveUpAtMs = Date.now() + deadlineMs;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > giveUpAtMs) throw error;
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    }
  }
}
