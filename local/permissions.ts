/** Closes an installation's directory to other users of the machine. */
import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

export const OWNER_FILE = 0o600;
export const OWNER_DIRECTORY = 0o700;
/** Lets PostgreSQL's user pass through to its data, and read nothing. */
const PASSABLE_DIRECTORY = 0o711;
/** What a program may not leave readable for others, whatever modes it asks for. */
export const OWNER_UMASK = 0o077;

/** Everything of an installation but the binaries, and PostgreSQL's data, which belongs to its own user. */
const FILES = /^(ports|services|demo)\.json$|^lock$|^typesense\.key$|^temporal\.db/;
const DIRECTORIES = ['logs', 'run', 'typesense', 'documents'];

/** Creates the home, and closes what an earlier version left open. PostgreSQL runs as another user if we are root. */
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
