import { resolve } from 'node:path';

/** The root of the checkout. */
export const PROJECT_DIRECTORY = resolve(__dirname, '..');

/** The absolute path of GIVING_HOME, the directory of one installation. */
export function homeDirectory(): string {
  return resolve(PROJECT_DIRECTORY, process.env.GIVING_HOME || '.local');
}

/** The directories of fetched binaries. The first is written to, all are read. */
export function cacheDirectories(): string[] {
  const directories = [resolve(homeDirectory(), 'cache'), resolve(PROJECT_DIRECTORY, '.local', 'cache')];
  return [...new Set(directories)];
}
