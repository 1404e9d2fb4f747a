/** Runs workflows, activities and background jobs. The jobs also finish work that a crashed process left. */
import { writeFile } from 'node:fs/promises';
import { Client, Connection } from '@temporalio/client';
import { DefaultLogger, NativeConnection, Runtime } from '@temporalio/worker';
import { readConfig } from '../config';
import { closeDatabase, openDatabase } from '../db/database';
import { CHANNELS, listen } from '../db/listen';
import { createGateways } from '../gateways';
import { createLog, type Logger } from '../log';
import { openTypesenseForWriting } from '../search/engine/typesense';
import { createWorker } from './create-worker';
import { startImpactFold } from './impact-fold';
import { startFundsFold } from './funds-fold';
import { startWebhooks } from './webhooks';
import { relayOutbox } from './outbox-relay';
import { startPlanCare } from './plan-care';
import { startProcessingCosts } from './processing-costs';
import { startProcessorEvents } from './processor-events';
import { startPump } from './pump';
import { startIdentityCare } from './identity-care';
import { startMails } from './mails';
import { startQualificationCare } from './qualification-care';
import { startReceiptLog } from './receipt-log';
import { startRetention } from './retention';
import { startRunCare } from './run-care';
import { startSearchSignals } from './search-signals';
import { startTrust } from './trust';
import { ensureSchedules } from './ensure-schedules';
import { startSearchIndexer } from './search-indexer';
import { startSourceCare } from './source-care';
import { startStatements } from './statements';
import { ensureSearchAttributes } from './search-attributes';

const RELAY_IDLE_MS = 1_000;
/**
 * The relay for background items polls more often, because nothing wakes it when a delayed item becomes due.
 */
const PATIENT_RELAY_IDLE_MS = 250;

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
  // Urgent items such as gifts have two relays, so that a slow request blocks only one. Background items have a third.
  const relays = [false, false, true].map((canWait) =>
    startPump({
      name: canWait ? 'outbox-patient' : 'outbox',
      work: async () => (await relayOutbox(db, client, log, { canWait })) > 0,
      idleMs: canWait ? PATIENT_RELAY_IDLE_MS : RELAY_IDLE_MS,
      log,
    }),
  );
  const wakeRelays = () => relays.forEach((relay) => relay.wake());
  const listener = listen(config.databaseUrl, CHANNELS.outbox, wakeRelays, log);
  const webhooks = startWebhooks({ databaseUrl: config.databaseUrl, db, gateways, log });
  const books = [startImpactFold(db, log), startFundsFold(db, log), startStatements(db, log)];
  const searchSignals = startSearchSignals(db, log);
  const retention = startRetention({ db, stores: gateways, log });
  const mails = startMails({ db, gateways, config }, log);
  const trust = startTrust(db, log);
  const care = [startPlanCare(db, log), startQualificationCare(db, log)];
  const runCare = startRunCare({ db, client, gateways, log });
  await ensureSchedules(client, config.environment);
  const receiptLog = await startReceiptLog(config, { db, outbound: gateways.outbound, log });
  const { processor, payouts, secrets, identity } = gateways;
  const hosted = { accounts: payouts.hostedAccounts, secrets, address: gateways.address };
  const processorPumps = [
    startSourceCare(db, processor, log),
    startProcessingCosts(db, processor, log),
    ...(identity === undefined ? [] : [startIdentityCare(db, identity, log)]),
    startProcessorEvents(config.databaseUrl, { db, processor, hosted, identity, log }),
  ];
  const indexer = startSearchIndexer({ db, engine }, log);

  const running = worker.run();
  log.info({ temporal: config.temporalAddress, environment: config.environment }, 'the worker is running');
  if (config.readyFile !== undefined) await writeFile(config.readyFile, '{}');
  await running;
  await Promise.all([
    listener.close(),
    ...relays.map((relay) => relay.stop()),
    webhooks.stop(),
    ...books.map((pump) => pump.stop()),
    retention.stop(),
    ...mails.map((pump) => pump.stop()),
    searchSignals.stop(),
    trust.stop(),
    ...[...care, runCare].map((pump) => pump.stop()),
    indexer.stop(),
    ...[...receiptLog, ...processorPumps].map((pump) => pump.stop()),
  ]);
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
