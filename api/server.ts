/** Runs the HTTP server. On SIGTERM it finishes open requests and stops. */
import { writeFile } from 'node:fs/promises';
import { type Server, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { type Logger } from 'pino';
import { type Config, readConfig } from '../config';
import { closeDatabase, isDatabaseReady, openDatabase } from '../db/database';
import { hasDemoKeys } from '../db/queries/access/api-keys';
import { createGateways } from '../gateways';
import { createLog } from '../log';
import { isTypesenseReady, openTypesense } from '../search/engine/typesense';
import { buildApp } from './app';
import { createHttpServer } from './http-server';
import { finishTasks } from './identity/after-answer';
import { openTemporal } from './temporal';

const DRAIN_TIMEOUT_MS = 15_000;

const unanswered = new Set<ServerResponse>();

async function main(): Promise<void> {
  const config = readConfig();
  const log = createLog('api', config.logLevel);
  const db = openDatabase({ url: config.databaseUrl, poolMax: config.databasePoolMax });
  const temporal = openTemporal(config);
  const engine = openTypesense(config);
  if (config.environment === 'production' && (await hasDemoKeys(db))) {
    throw new Error('production cannot use a database with demo keys: set DATABASE_URL to another database');
  }
  let draining = false;
  const app = buildApp({
    config,
    db,
    gateways: createGateways(config, db),
    engine,
    log,
    probes: {
      postgres: () => isDatabaseReady(db),
      temporal: () => temporal.isReady(),
      typesense: () => isTypesenseReady(engine),
      accepting: () => Promise.resolve(!draining),
    },
  });
  const server = await listen(app.callback(), config);
  const url = `http://${config.host}:${String((server.address() as AddressInfo).port)}`;
  log.info({ url, environment: config.environment }, 'API listening');
  if (config.readyFile !== undefined) await writeFile(config.readyFile, JSON.stringify({ url }));

  onStopSignal(async (signal) => {
    draining = true;
    log.info({ signal }, 'draining: no new connections, finishing open requests');
    await drain(server, log);
    await finishTasks();
    await Promise.all([closeDatabase(db), temporal.close()]);
    log.info('API stopped');
  });
}

function listen(
  handler: ReturnType<ReturnType<typeof buildApp>['callback']>,
  config: Config,
): Promise<Server> {
  const server = createHttpServer((request, response) => {
    if (!server.listening) response.shouldKeepAlive = false;
    unanswered.add(response);
    response.once('close', () => unanswered.delete(response));
    void handler(request, response);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(config.port, config.host, () => resolve(server));
  });
}

async function drain(server: Server, log: Logger): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  // Closes connections after their answers. Otherwise a busy client would keep its connection, and the
  // server, open until the timeout.
  for (const response of unanswered) response.shouldKeepAlive = false;
  const timer = setTimeout(() => {
    log.warn('drain timed out, closing the connections of unfinished requests');
    server.closeAllConnections();
  }, DRAIN_TIMEOUT_MS);
  await closed;
  clearTimeout(timer);
}

function onStopSignal(stop: (signal: string) => Promise<void>): void {
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      void stop(signal).then(() => process.exit(0));
    });
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`api: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
