/** PostgreSQL refuses to run as root: here is the user it runs as instead, and the directories that user can reach. */
import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  realpathSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { say, UserError } from './console';

export interface ServerUser {
  uid: number;
  gid: number;
}

/** For what a user without rights must reach although the checkout lies in a directory closed to others. */
const OPEN_DIRECTORY = '/var/lib/giving-platform';
const CANDIDATES = ['postgres', 'nobody'];

/** The user to run PostgreSQL as: undefined is the user of this process, unless that is root. */
export function serverUser(): ServerUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of CANDIDATES) {
    const user = userNamed(name);
    if (user !== undefined) return user;
  }
  throw new UserError(
    `PostgreSQL does not run as root, and this machine has no user ${CANDIDATES.join(' or ')} to run it as. ` +
      'Make one (useradd postgres), run this as another user, or set DATABASE_URL to a PostgreSQL that runs.',
  );
}

function userNamed(name: string): ServerUser | undefined {
  try {
    const [uid, gid] = ['-u', '-g'].map((flag) =>
      Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })),
    );
    return uid === undefined || gid === undefined ? undefined : { uid, gid };
  } catch {
    return undefined;
  }
}

/** Whether the user may enter the directory, or run the file. */
export function canReach(path: string, user: ServerUser | undefined): boolean {
  return spawnSync('test', ['-x', path], { cwd: '/', ...user }).status === 0;
}

/**
 * A directory of the given name in the home that the user can use. Where the home is closed to the user, it is a link
 * to a directory that is not.
 */
export function directoryFor(home: string, name: string, user: ServerUser | undefined): string {
  const wanted = join(home, name);
  mkdirSync(home, { recursive: true });
  if (lstatSync(wanted, { throwIfNoEntry: false }) === undefined) {
    if (canReach(home, user)) makeOwnDirectory(wanted, user);
    else symlinkSync(makeOpenDirectory(home, name, user), wanted);
  }
  if (!existsSync(wanted)) {
    throw new UserError(
      `${wanted} is a link to a directory that is gone. Remove the link to start with no data.`,
    );
  }
  return realpathSync(wanted);
}

/** The directory's owner when that is not this process's user: data stays with the user who made it. */
export function ownerOf(directory: string): ServerUser {
  const { uid, gid } = statSync(directory);
  return { uid, gid };
}

function makeOpenDirectory(home: string, name: string, user: ServerUser | undefined): string {
  const directory = join(openDirectory(), `${name}-${randomBytes(6).toString('hex')}`);
  makeOwnDirectory(directory, user);
  say(`PostgreSQL cannot enter ${home}, which is closed to other users: its data is in ${directory}`);
  return directory;
}

/** A directory that every user of the machine can enter. */
export function openDirectory(): string {
  mkdirSync(OPEN_DIRECTORY, { recursive: true });
  chmodSync(OPEN_DIRECTORY, 0o755);
  return OPEN_DIRECTORY;
}

function makeOwnDirectory(directory: string, user: ServerUser | undefined): void {
  mkdirSync(dirname(directory), { recursive: true });
  mkdirSync(directory, { mode: 0o700 });
  if (user !== undefined) chownSync(directory, user.uid, user.gid);
}
