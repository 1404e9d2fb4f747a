import { resolve } from 'node:path';

/** The root of the checkout. */
export const PROJECT_DIRECTORY = resolve(__dirname, '..');

/** The absolute path of GIVING_HOME, the directory of one installation. */
export function homeDirectory(): string {
  return resolve(PROJECT_DIRECTORY, process.env.GIVING_HOME || '.local');
}

/**
 * Returns the directories of fetched binaries. All of them are read. Fetched binaries go to the first one.
 */
export function cacheDirectories(): string[] {
  const directories = [resolve(homeDirectory(), 'cache'), resolve(PROJECT_DIRECTORY, '.local', 'cache')];
  return [...new Set(directories)];
}
