import { createServer } from 'node:net';
import { chmodSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { launch, ProgramFailure } from '../../local/launch';
import { findListeningPorts } from '../../local/listening-ports';
import { isListening, isPortFree, LOOPBACK, startOnPorts } from '../../local/ports';
import { startPostgres } from '../../local/postgres';
import { findPostgres } from '../../local/postgres-binaries';
import { identifyProcess, stopProcess } from '../../local/processes';
import { type Service } from '../../local/service';
import { superviseService } from '../../local/supervisor';
import { startTemporal } from '../../local/temporal';
import { keepTypesenseKey, newTypesenseKey } from '../../local/typesense';
import { waitFor } from '../support/wait';
import { useTemporaryHome } from '../support/temporary-home';

const home = useTemporaryHome();

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(sql);
  await client.end();
  return rows;
}

describe('PostgreSQL of an installation', () => {
  it('keeps its data over restarts, also when its starter was killed and left it running', async () => {
    const left = await startPostgres({ home: home(), anyPorts: true });
    await query(left.address, 'CREATE TABLE kept AS SELECT 7 AS number');
    const next = await startPostgres({ home: home(), anyPorts: true });
    await left.ended;
    expect(next.address).toBe(left.address);
    expect(await query(next.address, 'SELECT number FROM kept')).toEqual([{ number: 7 }]);
    await next.stop();
    const again = await next.restart();
    expect(await query(again.address, 'SELECT number FROM kept')).toEqual([{ number: 7 }]);
    await again.stop();
  });

  it('starts again after a kill although a busy session of the killed one goes on', async () => {
    const first = await startPostgres({ home: home(), anyPorts: true });
    const client = new pg.Client({ connectionString: first.address });
    client.on('error', () => undefined);
    await client.connect();
    // It is busy until this file is gone.
    const busyFile = join(home(), 'postgres', 'data', 'busy');
    writeFileSync(busyFile, '');
    const busy = client.query(
      `DO $$ BEGIN WHILE (pg_stat_file('busy', true)).size IS NOT NULL LOOP END LOOP; END $$`,
    );
    const cut = busy.then(
      () => 'answered',
      () => 'cut',
    );
    const busySessions = `SELECT 1 FROM pg_stat_activity WHERE state = 'active' AND query LIKE 'DO %'`;
    await waitFor(
      'the session to be busy',
      async () => (await query(first.address, busySessions)).length > 0,
    );
    process.kill(first.pid, 'SIGKILL');
    await first.ended;
    const isHeldUp = () =>
      readFileSync(join(home(), 'logs', 'postgres.log'), 'utf8').includes('shared memory block');
    const [second] = await Promise.all([
      first.restart(),
      waitFor('the restart to be held up', () => Promise.resolve(isHeldUp())).then(() => rmSync(busyFile)),
    ]);
    expect(await query(second.address, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await second.stop();
    await cut;
  });

  it('starts although its old pid file names a process that is not PostgreSQL', async () => {
    const first = await startPostgres({ home: home(), anyPorts: true });
    const pidFile = join(home(), 'postgres', 'data', 'postmaster.pid');
    const note = readFileSync(pidFile, 'utf8');
    await first.stop();
    writeFileSync(pidFile, note.replace(/^\d+/, String(process.pid)));
    const second = await first.restart();
    expect(await query(second.address, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await second.stop();
  });

  it('names every way to mend it when no PostgreSQL can be had', async () => {
    const environment = { POSTGRES_BIN_DIR: join(home(), 'nowhere') };
    const search = findPostgres({ user: undefined, dataVersion: '18', environment });
    const message = String(await search.catch((error: unknown) => error));
    for (const part of [
      'PostgreSQL 18',
      'DATABASE_URL=',
      'POSTGRES_BIN_DIR',
      'on PATH',
      'npm ci',
      'docker',
      'GIVING_HOME',
    ]) {
      expect(message).toContain(part);
    }
  });
});

describe('the key of Typesense', () => {
  it('is new at every start, in a file that only its owner can read', () => {
    expect(newTypesenseKey()).toMatch(/^[0-9a-f]{64}$/);
    expect(newTypesenseKey()).not.toBe(newTypesenseKey());
    keepTypesenseKey(home(), 'one');
    chmodSync(join(home(), 'typesense.key'), 0o644);
    keepTypesenseKey(home(), 'two');
    expect(readFileSync(join(home(), 'typesense.key'), 'utf8')).toBe('two\n');
    expect(statSync(join(home(), 'typesense.key')).mode & 0o777).toBe(0o600);
  });
});

describe('ports of the services', () => {
  it('are the usual ports if free, others if taken, and the same at the next start', async () => {
    const taken = createServer();
    const port = await new Promise<number>((resolve) => {
      taken.listen(0, LOOPBACK, () => resolve((taken.address() as { port: number }).port));
    });
    const start = ({ service }: { service: number }) => Promise.resolve(service);
    const other = await startOnPorts(home(), { service: port }, start);
    expect(other).not.toBe(port);
    await new Promise((closed) => taken.close(closed));
    await expect(startOnPorts(home(), { service: port }, start)).resolves.toBe(other);
  });

  it('differ for services that start at once', async () => {
    const homes = ['one', 'other'].map((name) => join(home(), name));
    homes.forEach((directory) => mkdirSync(directory));
    const free = await startOnPorts(home(), { service: 0 }, ({ service }) => Promise.resolve(service));
    const ports = await Promise.all(
      homes.map((directory) =>
        startOnPorts(directory, { service: free }, ({ service }) => Promise.resolve(service)),
      ),
    );
    expect(new Set(ports).size).toBe(2);
    expect(await Promise.all(ports.map((port) => isPortFree(port)))).toEqual([true, true]);
  });

  it('are chosen again if another program takes one in the meantime', async () => {
    let attempts = 0;
    await startOnPorts(home(), { service: 0 }, async ({ service }) => {
      attempts += 1;
      if (attempts === 1)
        throw new ProgramFailure('service', 'ended', `listen ${service}: address already in use`);
    });
    expect(attempts).toBe(2);
  });
});

describe('a supervised service', () => {
  it('is restarted when it dies, but not after a stop', async () => {
    let isStopping = false;
    const start = async (): Promise<Service> => {
      const running = await launch({ name: 'sleeper', command: 'sleep', args: ['600'], home: home() });
      return { ...running, address: '', otherAddresses: [], restart: start };
    };
    const first = await start();
    const restarts: Service[] = [];
    const supervision = superviseService(
      first,
      () => isStopping,
      (service) => restarts.push(service),
    );
    process.kill(first.pid, 'SIGKILL');
    await waitFor('the restart', () => Promise.resolve(restarts.length === 1));
    isStopping = true;
    await restarts[0]?.stop();
    await supervision;
    expect(restarts).toHaveLength(1);
  });
});

describe('stopping a process', () => {
  it('resolves for one that is gone, and never touches a later one with its pid', async () => {
    const other = { pid: process.pid, startedAt: 'before the reboot' };
    await stopProcess(other, 'SIGKILL');
    expect(identifyProcess(process.pid)).toBeDefined();
  });
});

it('names every port of Temporal, so that no webhook reaches one of its inner services', async () => {
  const temporal = await startTemporal({ home: home(), anyPorts: true, inMemory: true });
  try {
    const ports = await findListeningPorts(temporal.pid);
    // The frontend, HTTP, metrics, the UI, and what its inner services chose.
    expect(ports.length).toBeGreaterThan(4);
    expect(await Promise.all(ports.map(isListening))).toEqual(ports.map(() => true));
    const named = [temporal.address, ...temporal.otherAddresses];
    expect(named).toEqual(expect.arrayContaining(ports.map((port) => `${LOOPBACK}:${port}`)));
  } finally {
    await temporal.stop();
  }
});
