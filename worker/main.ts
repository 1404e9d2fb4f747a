/** Runs workflows, activities and background jobs. The jobs also finish work that a crashed process left. */
import { writeFile } from 'node:fs/promises';
import { Client, Connection } from '@temporalio/client';
import { DefaultLogger, NativeConnection, Runtime } from '@temporalio/worker';
import { readConfig } from '../config';
import { closeDatabase, openDatabase } from '../db/database';
import { createGateways } from '../gateways';
import { createLog, type Logger } from '../log';
import { openTypesenseForWriting } from '../search/engine/typesense';
import { createWorker } from './create-worker';
import { startWebhooks } from './webhooks';
import { keepSchedules, platformSchedules } from './platform-schedules';
import { startPumps } from './pumps';
import { ensureSearchAttributes } from './search-attributes';

function installRuntime(log: Logger): void {
  Runtime.install({
    logger: new DefaultLogger('WARN', ({ level, message, meta }) => {
      const { error, ...rest } = meta ?? {};
      log[level === 'ERROR' ? 'error' : 'warn']({ ...rest, error: error as unknown }, message);
    }),
    telemetryOptions: { logging: { filter: 'WARN', forward: {} } },
    shutdownSignals: ['SIGTERM', 'SIGINT'],
  });
}

async function main(): Promise<void> {
  const config = readConfig();
  const log = createLog('worker', config.logLevel);
  installRuntime(log);
  const address = { address: config.temporalAddress };
  const connection = await Connection.connect(address);
  await ensureSearchAttributes(connection, config.temporalNamespace);
  const client = new Client({ connection, namespace: config.temporalNamespace });
  const db = openDatabase({ url: config.databaseUrl, poolMax: config.databasePoolMax });
  const gateways = createGateways(config, db);
  const engine = openTypesenseForWriting(config);
  const worker = await createWorker({
    connection: await NativeConnection.connect(address),
    namespace: config.temporalNamespace,
    dependencies: { db, gateways, engine },
    workflowBundle: config.workflowBundle,
  });
  const webhooks = startWebhooks({ databaseUrl: config.databaseUrl, db, gateways, log });
  await keepSchedules(client, platformSchedules(config.environment));
  const pumps = await startPumps({ config, db, client, gateways, engine, log });

  const running = worker.run();
  log.info({ temporal: config.temporalAddress, environment: config.environment }, 'the worker is running');
  if (config.readyFile !== undefined) await writeFile(config.readyFile, '{}');
  await running;
  await Promise.all([webhooks.stop(), pumps.stop()]);
  await Promise.all([closeDatabase(db), connection.close()]);
  log.info('the worker stopped');
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(
      `worker: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
    );
    process.exit(1);
  },
);
