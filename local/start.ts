/** `npm start`: runs the whole installation on this machine until Ctrl-C. */
import { rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type DemoKeys, type DemoPassword, seedDemo, seedDemoPasswords } from '../api/seed-demo';
import { type Config, readConfig } from '../config';
import { closeDatabase, openDatabase } from '../db/database';
import { importRegister } from '../operations/imports/import-register';
import { migrate } from '../db/migrate';
import { readArguments } from '../admin/arguments';
import { describeFailure, messageOf, say, sayWhileWaiting, secondsSince, UserError } from '../admin/console';
import { writeJsonAtomically } from './files';
import { removeData } from './fresh';
import { type Addresses, environmentFor, type Installation, openInstallation } from './installation';
import { startApi, startWorker } from './own-processes';
import { runningPrograms } from './launch';
import { buildPages } from './pages';
import { homeDirectory, PROJECT_DIRECTORY } from './paths';
import { reservePort } from './ports';
import { findWaitingCommands, isRunning } from './processes';
import {
  checkPostgres,
  checkTypesense,
  prepareTemporal,
  type Service,
  startPostgres,
  startTemporal,
  startTypesense,
} from './services';
import { superviseService } from './supervisor';
import { explainTakenPort, refuseTakenPort } from './taken-port';
import { newTypesenseKey } from './typesense';
import { welcome } from './welcome';

const USAGE = `Usage: npm start [-- --fresh]
  Runs the whole installation on this machine until Ctrl-C; see docs/operating.md for its settings.
  --fresh removes its data first.`;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const COMMAND_CHECK_MS = 500;
const STILL_STARTING_MS = 30_000;

const { fresh } = readArguments({ usage: USAGE, options: { fresh: { type: 'boolean' } } }).values;
const home = homeDirectory();
const demoFile = join(home, 'demo.json');
const startedAt = Date.now();
let installation: Installation | undefined;
let environment: Record<string, string> = {};
let isStopping = false;

async function main(): Promise<void> {
  const config = readConfig({
    ...process.env,
    TYPESENSE_API_KEY: process.env.TYPESENSE_API_KEY || newTypesenseKey(),
  });
  installation = await openInstallation(home, 'npm start');
  rmSync(demoFile, { force: true });
  await refuseTakenPort(config);
  if (fresh === true) removeData(home, process.env);
  await checkGivenServers(config);
  const [addresses] = await Promise.all([startServices(config), buildPages()]);
  // The worker must know the API's port, because it must not send webhooks to that port.
  const free = config.port === 0 ? await reservePort(0) : undefined;
  environment = { ...environmentFor(addresses, home), PORT: String(free?.port ?? config.port) };
  await migrate(addresses.databaseUrl);
  const isSandbox = config.environment === 'sandbox';
  const demo = isSandbox ? await seedSandbox(addresses.databaseUrl) : undefined;
  const [api] = await Promise.all([
    explainTakenPort(begin('API', startApi({ home }, environment)), config),
    begin('Worker', startWorker({ home }, environment)),
  ]);
  free?.release();
  environment = { ...environment, API_URL: api.address };
  installation.publish(environment);
  if (demo !== undefined) writeDemo(api.address, addresses, demo);
  say(`\nReady in ${secondsSince(startedAt)}. Ctrl-C stops everything; the data stays in ${shown(home)}.\n`);
  say(welcome({ apiUrl: api.address, addresses, home: shown(home), donorKey: demo?.keys.donor }));
}

/**
 * Checks the servers whose addresses are configured. These servers must answer before we start the others.
 */
async function checkGivenServers(config: Config): Promise<void> {
  const checks = {
    DATABASE_URL: () => checkPostgres(config.databaseUrl),
    TEMPORAL_ADDRESS: () => prepareTemporal(config.temporalAddress, config.temporalNamespace),
    TYPESENSE_URL: () => checkTypesense(config.typesenseUrl, config.typesenseApiKey),
  };
  for (const [name, check] of Object.entries(checks)) {
    if (!process.env[name]) continue;
    await check().catch((error: unknown) => {
      throw new UserError(`The server in ${name} cannot be used: ${messageOf(error)}`);
    });
  }
}

/** Starts, in parallel, every service that has no configured address. */
async function startServices(config: Config): Promise<Addresses> {
  const { DATABASE_URL, TEMPORAL_ADDRESS, TYPESENSE_URL } = process.env;
  const { databaseUrl, temporalAddress, temporalUiUrl, typesenseUrl, typesenseApiKey: apiKey } = config;
  const [postgres, temporal, typesense] = await Promise.all([
    DATABASE_URL ? { address: databaseUrl } : begin('PostgreSQL', startPostgres({ home })),
    TEMPORAL_ADDRESS
      ? { address: temporalAddress, uiUrl: temporalUiUrl, otherAddresses: [] }
      : begin('Temporal', startTemporal({ home })),
    TYPESENSE_URL
      ? { address: typesenseUrl, otherAddresses: [] }
      : begin('Typesense', startTypesense({ home, apiKey })),
  ]);
  return {
    databaseUrl: postgres.address,
    temporalAddress: temporal.address,
    temporalUiUrl: temporal.uiUrl,
    typesenseUrl: typesense.address,
    typesenseApiKey: apiKey,
    otherAddresses: [...temporal.otherAddresses, ...typesense.otherAddresses],
  };
}

/** How to act as each demo user: by the API and on the pages. */
interface Demo {
  keys: DemoKeys;
  passwords: Record<string, DemoPassword>;
}

/** Seeds the demo users, the test charity and some real charities to search. A second start changes nothing. */
async function seedSandbox(databaseUrl: string): Promise<Demo> {
  const keys = await seedDemo({ databaseUrl, home });
  const passwords = await seedDemoPasswords({ databaseUrl, home }, keys);
  const db = openDatabase({ url: databaseUrl, poolMax: 2 });
  try {
    await importRegister(db, join(__dirname, 'demo-charities.csv'));
  } finally {
    await closeDatabase(db);
  }
  return { keys, passwords };
}

/** Waits until a service is ready, reports it, and restarts it whenever it dies. */
async function begin<Started extends Service>(title: string, starting: Promise<Started>): Promise<Started> {
  const began = Date.now();
  const service = await sayWhileWaiting(`still starting ${title}`, starting, STILL_STARTING_MS);
  say(`${title.padEnd(11)} ready in ${secondsSince(began).padStart(6)}  ${service.address}`);
  const restarted = () => {
    if (environment.API_URL !== undefined) installation?.publish(environment);
  };
  void superviseService(service, () => isStopping, restarted).catch(fail);
  return service;
}

function writeDemo(apiUrl: string, { temporalUiUrl }: Addresses, demo: Demo): void {
  writeJsonAtomically(demoFile, {
    base_url: `${apiUrl}/v1`,
    sandbox_url: `${apiUrl}/v1`,
    docs_url: `${apiUrl}/docs`,
    // Browsers allow passkeys on localhost, but on no IP address.
    pages_url: process.env.PUBLIC_URL || `http://localhost:${new URL(apiUrl).port}`,
    temporal_ui_url: temporalUiUrl ?? null,
    ...demo,
  });
}

function shown(path: string): string {
  const short = relative(PROJECT_DIRECTORY, path);
  return short.startsWith('..') ? path : short;
}

/**
 * Stops the API and the worker, which first finish their work, and then the services. Ignores further
 * signals.
 */
async function stop(why: string, exitCode: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  if (installation !== undefined) await closeInstallation(installation, why);
  process.exit(exitCode);
}

async function closeInstallation(opened: Installation, why: string): Promise<void> {
  const began = Date.now();
  const runs = runningPrograms(home).length > 0;
  if (runs) say(`\nStopping (${why})`);
  rmSync(demoFile, { force: true });
  await opened.close();
  if (runs) say(`Stopped in ${secondsSince(began)}; nothing is left running`);
}

function fail(error: unknown): void {
  if (isStopping) return;
  process.stderr.write(`${describeFailure(error)}\n`);
  void stop('after a failure', 1);
}

/** Stops the installation if the command that waits for it is killed, because nothing else would stop it. */
function stopWithCommand(): void {
  const waiting = findWaitingCommands();
  setInterval(() => {
    if (!waiting.every(isRunning)) void stop('its parent command was killed', 1);
  }, COMMAND_CHECK_MS).unref();
}

process.stdout.on('error', () => undefined);
for (const signal of SIGNALS) process.on(signal, () => void stop(signal, 0));
process.on('uncaughtException', fail);
process.on('unhandledRejection', fail);
stopWithCommand();
main().catch(fail);
