/** Starts programs that survive a crash of their parent and can be found again afterwards. */
import { type ChildProcess, spawn } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { UserError } from '../admin/console';
import { readJson, writeJsonAtomically } from './files';
import { OWNER_DIRECTORY, OWNER_FILE, OWNER_UMASK } from './permissions';
import { identifyProcess, isRunning, processIdentitySchema, signalProcess, stopProcess } from './processes';

export interface Program {
  name: string;
  command: string;
  args: string[];
  /** The installation's directory. Logs go to its `logs`, process notes to its `run`. */
  home: string;
  directory?: string;
  environment?: Record<string, string>;
  user?: { uid: number; gid: number } | undefined;
  stopSignal?: 'SIGTERM' | 'SIGINT';
}

export interface RunningProgram {
  readonly name: string;
  readonly pid: number;
  /** Resolves with the exit code, signal or error when the program ends. */
  readonly ended: Promise<string>;
  hasEnded(): boolean;
  /** Returns the last lines that the program has logged since this start. */
  lastLines(): string;
  stop(): Promise<void>;
}

const SHOWN_LINES = 12;

/**
 * A program did not start, ended before it was ready, or failed. The message contains the last lines of its
 * log.
 */
export class ProgramFailure extends UserError {
  constructor(
    name: string,
    how: string,
    readonly lastLines: string,
  ) {
    const shown = lastLines.split('\n').slice(-SHOWN_LINES).join('\n');
    super(`${name}: ${how}${shown === '' ? '' : `\n${shown.replaceAll(/^/gm, '    ')}`}`);
    this.name = 'ProgramFailure';
  }

  /** Whether the program's port was taken, so that a retry on a different port can succeed. */
  get isPortTaken(): boolean {
    return /already in use|fail(ed)? to listen/i.test(this.lastLines);
  }
}

const noteSchema = processIdentitySchema.extend({ stopSignal: z.enum(['SIGTERM', 'SIGINT']) });
const LOG_LIMIT_BYTES = 20_000_000;
/** The number of last lines that we read. It is enough to include the reason that precedes a panic's dump. */
const LAST_LINES = 1_000;
const READY_POLL_MS = 50;
/** Typesense needs minutes to reload half a million documents, and a database may have to recover first. */
const READY_TIMEOUT_MS = 1_800_000;

/** These programs use the other ones, so they stop first. */
const STOPPED_FIRST = ['api', 'worker'];

/**
 * Starts a program in its own process group, so that Ctrl-C reaches only the parent. The parent then stops
 * all programs in order.
 */
export async function launch(program: Program): Promise<RunningProgram> {
  const { name, home, stopSignal = 'SIGTERM' } = program;
  const logFile = openLog(home, name);
  const logStart = statSync(logFile).size;
  const output = openSync(logFile, 'a');
  const child = spawnPrivately(program, output);
  closeSync(output);
  let end: string | undefined;
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code ?? 'unknown'}`));
  }).then((how) => (end = how));
  const lastLines = () => readLastLines(logFile, logStart);
  if (child.pid === undefined) throw new ProgramFailure(name, await ended, '');

  const identity = identifyProcess(child.pid) ?? { pid: child.pid, startedAt: 'ended' };
  const note = noteFile(home, name);
  writeJsonAtomically(note, { ...identity, stopSignal });
  void ended.then(() => {
    if (readJson(note, noteSchema)?.pid === identity.pid) rmSync(note, { force: true });
  });
  return {
    name,
    pid: identity.pid,
    ended,
    hasEnded: () => end !== undefined,
    lastLines,
    stop: async () => {
      await stopProcess(identity, stopSignal);
      await ended;
    },
  };
}

/**
 * Starts a program so that other users cannot read the files that it creates. The program inherits the umask
 * that is set here.
 */
function spawnPrivately(program: Program, output: number): ChildProcess {
  const umask = process.umask(OWNER_UMASK);
  try {
    return spawn(program.command, program.args, {
      cwd: program.directory ?? '/',
      detached: true,
      stdio: ['ignore', output, output],
      env: { ...process.env, ...program.environment },
      ...program.user,
    });
  } finally {
    process.umask(umask);
  }
}

/** Runs a program to its end. Throws a ProgramFailure unless its exit code is 0. */
export async function runToEnd(program: Program): Promise<void> {
  const running = await launch(program);
  const how = await running.ended;
  if (how !== 'exit code 0') throw new ProgramFailure(program.name, how, running.lastLines());
}

/** Polls the check until it succeeds. Throws a ProgramFailure if the program ends first or takes too long. */
export async function waitUntilReady(
  running: RunningProgram,
  isReady: () => Promise<boolean>,
): Promise<void> {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (Date.now() < deadline) {
    const ready = await isReady().catch(() => false);
    if (running.hasEnded()) {
      throw new ProgramFailure(running.name, `ended early (${await running.ended})`, running.lastLines());
    }
    if (ready) return;
    await sleep(READY_POLL_MS);
  }
  await running.stop();
  throw new ProgramFailure(running.name, `not ready after ${READY_TIMEOUT_MS / 1000} s`, running.lastLines());
}

/** The names of an installation's running programs, even if another process started them. */
export function runningPrograms(home: string): string[] {
  return readNotes(home).map(({ name }) => name);
}

/** The pids of an installation's running programs, by name. */
export function runningPids(home: string): Record<string, number> {
  return Object.fromEntries(readNotes(home).map(({ name, pid }) => [name, pid]));
}

/** Stops every program of an installation, the API and the worker first. Resolves when none is running. */
export async function stopPrograms(home: string): Promise<void> {
  for (let notes = readNotes(home); notes.length > 0; notes = readNotes(home)) {
    const first = notes.filter(({ name }) => STOPPED_FIRST.includes(name));
    const next = first.length > 0 ? first : notes;
    await Promise.all(next.map((note) => stopProcess(note, note.stopSignal)));
  }
}

/**
 * Signals every program of an installation to stop, but does not wait. A process calls this when it is
 * exiting itself.
 */
export function signalPrograms(home: string): void {
  for (const note of readNotes(home)) signalProcess(note, note.stopSignal);
}

type Note = z.infer<typeof noteSchema> & { name: string };

function readNotes(home: string): Note[] {
  const directory = join(home, 'run');
  if (!existsSync(directory)) return [];
  const names = readdirSync(directory).filter((file) => file.endsWith('.json'));
  return names.flatMap((file) => {
    const note = readJson(join(directory, file), noteSchema);
    if (note !== undefined && isRunning(note)) return [{ ...note, name: file.slice(0, -'.json'.length) }];
    return [];
  });
}

function noteFile(home: string, name: string): string {
  return join(home, 'run', `${name}.json`);
}

/** Opens a program's log file. If the file is large, renames it to `.1` first. */
function openLog(home: string, name: string): string {
  const directory = join(home, 'logs');
  mkdirSync(directory, { recursive: true, mode: OWNER_DIRECTORY });
  const file = join(directory, `${name}.log`);
  if (existsSync(file) && statSync(file).size > LOG_LIMIT_BYTES) renameSync(file, `${file}.1`);
  closeSync(openSync(file, 'a', OWNER_FILE));
  return file;
}

function readLastLines(logFile: string, start: number): string {
  const text = readFileSync(logFile).subarray(start).toString('utf8').trim();
  return text.split('\n').slice(-LAST_LINES).join('\n');
}
