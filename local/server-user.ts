/**
 * Chooses the user that runs PostgreSQL, because PostgreSQL refuses to run as root. Also chooses directories
 * that this user can reach.
 */
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
import { say, UserError } from '../admin/console';
import { OWNER_DIRECTORY } from './permissions';

export interface ServerUser {
  uid: number;
  gid: number;
}

/** Used if the checkout lies in a directory that the unprivileged user cannot enter. */
const OPEN_DIRECTORY = '/var/lib/giving-platform';
const CANDIDATES = ['postgres', 'nobody'];

/** The user to run PostgreSQL as; undefined for the user of this process, if that is not root. */
export function serverUser(): ServerUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of CANDIDATES) {
    const user = userNamed(name);
    if (user !== undefined) return user;
  }
  throw new UserError(
    `PostgreSQL does not run as root, and this machine has no user ${CANDIDATES.join(' or ')} to run it as. ` +
      'Create one (useradd postgres), run this as another user, or set DATABASE_URL to a running PostgreSQL.',
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
 * Returns a directory in the home that the user can use. If the user cannot enter the home, the directory is
 * a link to one outside of the home.
 */
export function directoryFor(home: string, name: string, user: ServerUser | undefined): string {
  const wanted = join(home, name);
  mkdirSync(home, { recursive: true, mode: OWNER_DIRECTORY });
  if (lstatSync(wanted, { throwIfNoEntry: false }) === undefined) {
    if (canReach(home, user)) makeOwnDirectory(wanted, user);
    else symlinkSync(makeOpenDirectory(home, name, user), wanted);
  }
  if (!existsSync(wanted)) {
    throw new UserError(
      `${wanted} is a link to a directory that no longer exists. Remove the link to start without data.`,
    );
  }
  return realpathSync(wanted);
}

/** The user and group that own a directory. */
export function ownerOf(directory: string): ServerUser {
  const { uid, gid } = statSync(directory);
  return { uid, gid };
}

function makeOpenDirectory(home: string, name: string, user: ServerUser | undefined): string {
  const directory = join(openDirectory(), `${name}-${randomBytes(6).toString('hex')}`);
  makeOwnDirectory(directory, user);
  say(`PostgreSQL's user cannot enter ${home}; its data is in ${directory}`);
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
  mkdirSync(directory, { mode: OWNER_DIRECTORY });
  if (user !== undefined) chownSync(directory, user.uid, user.gid);
}
