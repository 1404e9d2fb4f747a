/** Sets a PostgreSQL of a test back to an earlier moment, as restoring a backup does. */
import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { type Database, selectRows } from '../../../db/database';
import { type Process } from '../../support/processes';

const copy = promisify(execFile);

export interface Backup {
  /** Throws away everything since the backup. */
  restore(): Promise<void>;
}

/** Copies the files of the stopped server, then starts it again. */
export async function backUpPostgres(postgres: Process, db: Database): Promise<Backup> {
  const [row] = await selectRows<{ dataDirectory: string }>(db, 'SHOW data_directory');
  const data = row?.dataDirectory ?? '';
  const backup = `${data}.backup`;
  await whileStopped(postgres, () => copyFiles(data, backup));
  return { restore: () => whileStopped(postgres, () => copyFiles(backup, data)) };
}

async function whileStopped(postgres: Process, work: () => Promise<void>): Promise<void> {
  await postgres.kill('SIGINT');
  await work();
  await postgres.restart();
}

/** Node's own copy would not keep the owner. */
async function copyFiles(from: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true });
  await copy('cp', ['-a', from, to]);
}
