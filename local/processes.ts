/** Identifies and stops processes, including those that another process started. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { hasCode } from '../admin/console';

/** A process. Its start time distinguishes it from a later process with the same pid. */
export const processIdentitySchema = z.object({ pid: z.number().int().positive(), startedAt: z.string() });
export type ProcessIdentity = z.infer<typeof processIdentitySchema>;

const STOP_GRACE_MS = 10_000;
const POLL_MS = 25;
const HAS_PROC = existsSync('/proc/self/stat');

/** The identity of a running process; undefined if it has ended or is a zombie. */
export function identifyProcess(pid: number): ProcessIdentity | undefined {
  const facts = readFacts(pid);
  return facts === undefined || facts.state.startsWith('Z') ? undefined : { pid, startedAt: facts.startedAt };
}

/** Whether this exact process is still running. */
export function isRunning(identity: ProcessIdentity): boolean {
  return identifyProcess(identity.pid)?.startedAt === identity.startedAt;
}

/** The command line of a process, or an empty string. */
export function commandLineOf(pid: number): string {
  try {
    if (HAS_PROC) return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}

/** The processes that wait for this one to end: local/run.mjs, and npm if npm started local/run.mjs. */
export function findWaitingCommands(): ProcessIdentity[] {
  const runner = Number(process.env.RUNNER_PID);
  if (runner !== process.ppid) return [];
  const candidates = [runner, parentOf(runner), parentOf(parentOf(runner))].filter((pid) => pid > 1);
  const npm = candidates.find((pid) => /\bnpm\b/.test(commandLineOf(pid)));
  return [runner, npm].flatMap((pid) => (pid === undefined ? [] : (identifyProcess(pid) ?? [])));
}

/** Sends the signal. Ignores a process that has already ended. */
export function signalProcess(identity: ProcessIdentity, signal: NodeJS.Signals): void {
  try {
    if (isRunning(identity)) process.kill(identity.pid, signal);
  } catch (error) {
    if (!hasCode(error, 'ESRCH')) throw error;
  }
}

/** Asks a process to stop and kills it after ten seconds. Resolves when it has ended. */
export async function stopProcess(
  identity: ProcessIdentity,
  signal: NodeJS.Signals = 'SIGTERM',
): Promise<void> {
  signalProcess(identity, signal);
  if (await hasEndedWithin(identity, STOP_GRACE_MS)) return;
  signalProcess(identity, 'SIGKILL');
  await hasEndedWithin(identity, STOP_GRACE_MS);
}

async function hasEndedWithin(identity: ProcessIdentity, timeoutMs: number): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  while (isRunning(identity)) {
    if (Date.now() > deadline) return false;
    await sleep(POLL_MS);
  }
  return true;
}

interface ProcessFacts {
  state: string;
  parent: number;
  startedAt: string;
}

function parentOf(pid: number): number {
  return readFacts(pid)?.parent ?? 0;
}

/** Reads the facts from /proc if it exists, else from ps. */
function readFacts(pid: number): ProcessFacts | undefined {
  try {
    return HAS_PROC ? factsFromProc(pid) : factsFromPs(pid);
  } catch {
    return undefined;
  }
}

/** State, parent and start time are fields 3, 4 and 22. Field 2 is in parentheses and may contain spaces. */
function factsFromProc(pid: number): ProcessFacts {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { state: fields[0] ?? '', parent: Number(fields[1]), startedAt: fields[19] ?? '' };
}

function factsFromPs(pid: number): ProcessFacts {
  const line = execFileSync('ps', ['-o', 'state=,ppid=,lstart=', '-p', String(pid)], { encoding: 'utf8' });
  const [state = '', parent, ...startedAt] = line.trim().split(/\s+/);
  return { state, parent: Number(parent), startedAt: startedAt.join(' ') };
}
