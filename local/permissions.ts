/** Closes an installation's directory to other users of the machine. */
import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

export const OWNER_FILE = 0o600;
export const OWNER_DIRECTORY = 0o700;
/** Lets PostgreSQL's user enter the home on the way to its data, but not list the home's files. */
const PASSABLE_DIRECTORY = 0o711;
/** The umask of programs. It hides their files from other users, whatever modes a program asks for. */
export const OWNER_UMASK = 0o077;

/**
 * All files of an installation, except the binaries and PostgreSQL's data. That data belongs to PostgreSQL's
 * user.
 */
const FILES = /^(ports|services|demo)\.json$|^lock$|^typesense\.key$|^temporal\.db/;
const DIRECTORIES = ['logs', 'run', 'typesense', 'documents'];

/**
 * Creates the home, and closes files that are open to other users. If we are root,
 * PostgreSQL runs as another user, so that user must be able to enter the home.
 */
export function closeHome(home: string): void {
  mkdirSync(home, { recursive: true, mode: OWNER_DIRECTORY });
  chmodSync(home, process.getuid?.() === 0 ? PASSABLE_DIRECTORY : OWNER_DIRECTORY);
  const names = readdirSync(home);
  for (const name of names.filter((each) => FILES.test(each))) chmodSync(join(home, name), OWNER_FILE);
  for (const name of names.filter((each) => DIRECTORIES.includes(each))) closeDirectory(join(home, name));
}

function closeDirectory(directory: string): void {
  chmodSync(directory, OWNER_DIRECTORY);
  const paths = readdirSync(directory).map((name) => join(directory, name));
  for (const path of paths.filter((each) => statSync(each).isFile())) chmodSync(path, OWNER_FILE);
}
