/** Locks an installation, so that only one process at a time works on it. */
import { linkSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { hasCode, say, UserError } from '../admin/console';
import { readJson, writeJsonAtomically } from './files';
import { OWNER_DIRECTORY } from './permissions';
import { identifyProcess, isRunning, processIdentitySchema } from './processes';

const ownerSchema = processIdentitySchema.extend({ command: z.string() });
export type LockOwner = z.infer<typeof ownerSchema>;

const TAKEOVER_LIMIT_MS = 10_000;
const STOPPING_LIMIT_MS = 5_000;
const POLL_MS = 50;

/** Another process holds the lock. The message names that process and says what to do. */
export class HomeInUse extends UserError {
  constructor(home: string, owner: LockOwner) {
    super(
      `${home} is in use by ${owner.command} (process ${owner.pid}). ` +
        `Stop it (Ctrl-C in its terminal, or kill ${owner.pid}), ` +
        'or set GIVING_HOME to another directory to run a second installation.',
    );
    this.name = 'HomeInUse';
  }
}

/**
 * Locks the installation and returns a function that unlocks it. Takes over the lock of a killed process.
 * Rejects with HomeInUse if a running process keeps the lock.
 */
export async function lockHome(home: string, command: string): Promise<() => void> {
  const self = identifyProcess(process.pid);
  if (self === undefined) throw new UserError('Cannot identify processes: neither /proc nor ps works here.');
  mkdirSync(home, { recursive: true, mode: OWNER_DIRECTORY });
  const draft = join(home, `lock.${process.pid}`);
  writeJsonAtomically(draft, { ...self, command });
  try {
    await takeLock(home, draft);
  } finally {
    rmSync(draft);
  }
  return () => rmSync(lockFile(home), { force: true });
}

/** Takes the lock. Waits five seconds for an owner that may be stopping. */
async function takeLock(home: string, draft: string): Promise<void> {
  const deadline = Date.now() + STOPPING_LIMIT_MS;
  for (let said = false; !linked(draft, lockFile(home));) {
    const owner = lockOwner(home);
    if (owner === undefined) {
      await removeStaleLock(home);
      continue;
    }
    if (Date.now() > deadline) throw new HomeInUse(home, owner);
    if (!said)
      say(`${home} is in use by ${owner.command} (process ${owner.pid}); waiting in case it is stopping`);
    said = true;
    await sleep(POLL_MS);
  }
}

/** The running process that holds the lock. */
export function lockOwner(home: string): LockOwner | undefined {
  const owner = readJson(lockFile(home), ownerSchema);
  return owner !== undefined && isRunning(owner) ? owner : undefined;
}

/**
 * Removes the lock of a killed process. Only one process at a time may check and remove it. Otherwise a slow
 * process could remove the next owner's lock.
 */
async function removeStaleLock(home: string): Promise<void> {
  const turn = join(home, 'lock.takeover');
  try {
    mkdirSync(turn);
  } catch {
    const since = statSync(turn, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - since > TAKEOVER_LIMIT_MS) rmSync(turn, { recursive: true, force: true });
    await sleep(POLL_MS);
    return;
  }
  try {
    if (lockOwner(home) === undefined) rmSync(lockFile(home), { force: true });
  } finally {
    rmSync(turn, { recursive: true, force: true });
  }
}

/**
 * Creates the lock as a hard link. A hard link appears together with its content, and only if the name is
 * free.
 */
function linked(draft: string, file: string): boolean {
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

function lockFile(home: string): string {
  return join(home, 'lock');
}
