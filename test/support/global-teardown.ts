/** Stops the services of a jest run and removes their directory. */
import { existsSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stopPrograms } from '../../local/launch';
import { innerHomes } from './services';
import { closeShared } from './share';

export default async function stopServices(): Promise<void> {
  await closeShared();
  const home = process.env.TEST_HOME;
  if (home !== undefined) await removeHome(home);
}

/** The homes that test files made inside the run's. */
export function listInnerHomes(home: string): string[] {
  const directory = innerHomes(home);
  return existsSync(directory) ? readdirSync(directory).map((name) => join(directory, name)) : [];
}

/** Stops what runs in a home and removes it, with the directory that PostgreSQL's data may have elsewhere. */
export async function removeHome(home: string): Promise<void> {
  await Promise.all(listInnerHomes(home).map(removeHome));
  await stopPrograms(home);
  const postgres = join(home, 'postgres');
  const directories = existsSync(postgres) ? [realpathSync(postgres), home] : [home];
  for (const directory of directories) rmSync(directory, { recursive: true, force: true });
}
