/** A whole installation of real processes for one test file, with a Temporal server of its own that may be killed. */
import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { Client, Connection } from '@temporalio/client';
import { closeDatabase, type Database, openDatabase } from '../../db/database';
import { environmentFor } from '../../local/installation';
import { startPostgres, startTemporal, startTypesense } from '../../local/services';
import { removeHome } from './global-teardown';
import { prepareDatabase } from './prepare-database';
import { collectionOf } from './search';
import { Process, startApiProcess, startWorkerProcess } from './processes';
import { createTestDatabase, dropTestDatabase, innerHomes, typesense } from './services';
import { workflowBundle } from './workflow-bundle';

export interface Installation {
  /** Its directory, which goes when it is closed. */
  home: string;
  api: Process;
  worker: Process;
  temporal: Process;
  db: Database;
  /** The settings of its processes. */
  environment: Record<string, string>;
  /** The operator's view of Temporal. */
  workflows: Client['workflow'];
  /** Runs a test; when it fails, what the processes said last is shown. */
  watch(test: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

export interface OwnServers {
  postgres: Process;
  typesense: Process;
}

/** Where an installation lives; without a bundle of the workflows each worker makes one when it starts. */
export interface Place {
  home: string;
  workflowBundle?: string;
}

/** For what hangs: outages, leases and restarts take their time, on a slow machine several times that. */
export const TEST_TIMEOUT_MS = 900_000;
/** What a dead worker had taken on is free after 30 s; an event refused twice comes again after five minutes and a half. */
export const SETTLING_MS = 400_000;

const TYPESENSE_API_KEY = 'installation-typesense-key';

/** Starts Temporal on a file, the API and the worker, on a database of the shared PostgreSQL. */
export async function startInstallation(settings: Record<string, string> = {}): Promise<Installation> {
  const databaseUrl = await createTestDatabase();
  const installation = await startOn({ ...placeOfTheRun(), databaseUrl, search: typesense(), settings }, []);
  return {
    ...installation,
    async close() {
      await installation.close();
      await dropTestDatabase(databaseUrl);
    },
  };
}

/** Starts an installation before the tests of a file, and stops it after them. */
export function useInstallation(settings?: Record<string, string>): Installation {
  jest.setTimeout(TEST_TIMEOUT_MS);
  const installation = {} as Installation;
  beforeAll(async () => {
    Object.assign(installation, await startInstallation(settings));
  });
  afterAll(() => installation.close?.());
  return installation;
}

/** The same with PostgreSQL and Typesense servers of its own, which may be killed too. */
export async function startInstallationWithServers(
  place: Place = placeOfTheRun(),
  settings: Record<string, string> = {},
): Promise<Installation & OwnServers> {
  const { home } = place;
  const apiKey = TYPESENSE_API_KEY;
  const [postgres, typesense] = await Promise.all([
    startPostgres({ home, anyPorts: true, throwaway: true }),
    startTypesense({ home, anyPorts: true, apiKey }),
  ]);
  await prepareDatabase(postgres.address);
  const servers = { postgres: new Process(postgres, home), typesense: new Process(typesense, home) };
  const addresses = { databaseUrl: postgres.address, search: { url: typesense.address, apiKey } };
  return { ...(await startOn({ ...place, ...addresses, settings }, Object.values(servers))), ...servers };
}

function placeOfTheRun(): Place {
  return { home: createHome(), workflowBundle: workflowBundle().codePath };
}

interface Addresses {
  databaseUrl: string;
  search: { url: string; apiKey: string };
  /** Settings beside the addresses. */
  settings?: Record<string, string>;
}

async function startOn(
  { home, databaseUrl, search, workflowBundle, settings }: Place & Addresses,
  servers: Process[],
): Promise<Installation> {
  const temporal = new Process(
    await startTemporal({ home, anyPorts: true, headless: true, throwaway: true }),
    home,
  );
  const environment: Record<string, string> = {
    ...environmentFor(
      {
        databaseUrl,
        temporalAddress: temporal.address,
        temporalUiUrl: undefined,
        typesenseUrl: search.url,
        typesenseApiKey: search.apiKey,
      },
      home,
    ),
    TYPESENSE_COLLECTION: collectionOf(databaseUrl),
    LOG_LEVEL: 'warn',
    ...settings,
    ...(workflowBundle === undefined ? {} : { WORKFLOW_BUNDLE: workflowBundle }),
  };
  const [api, worker, connection] = await Promise.all([
    startApiProcess(home, environment),
    startWorkerProcess(home, environment),
    Connection.connect({ address: temporal.address }),
  ]);
  const db = openDatabase({ url: databaseUrl, poolMax: 5 });
  const processes = [api, worker, temporal, ...servers];
  return {
    home,
    api,
    worker,
    temporal,
    db,
    environment,
    workflows: new Client({ connection }).workflow,
    watch: (test) => showLogsOnFailure(processes, test),
    async close() {
      await Promise.all([closeDatabase(db), connection.close()]);
      await removeHome(home);
    },
  };
}

function createHome(): string {
  const directory = innerHomes();
  mkdirSync(directory, { recursive: true });
  return mkdtempSync(join(directory, 'installation-'));
}

async function showLogsOnFailure(processes: Process[], test: () => Promise<void>): Promise<void> {
  try {
    await test();
  } catch (error) {
    for (const each of processes) process.stderr.write(`--- ${each.name}\n${each.lastLines()}\n`);
    throw error;
  }
}
