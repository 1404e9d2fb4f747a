/** Starts child processes for a measurement, so that client and server do not share an event loop. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { promisify } from 'node:util';

export interface Running {
  /** The process wrote this to its ready file. */
  ready: { url?: string };
  pid: number;
  stop(): Promise<void>;
}

const READY_TIMEOUT_MS = 60_000;

/** Runs a TypeScript file in its own process and waits until it writes its ready file. */
export function run(file: string, environment: Record<string, string>): Promise<Running> {
  return start(['--import', 'tsx', file], environment);
}

let built: Promise<unknown> | undefined;

/** Compiles the current checkout. Then runs one of the platform's processes as the container image does. */
export async function runServer(
  server: 'api/server' | 'worker/main',
  environment: Record<string, string>,
): Promise<Running> {
  await (built ??= promisify(execFile)('npm', ['run', 'build']));
  const image = { NODE_ENV: 'production', WORKFLOW_BUNDLE: resolve('dist/workflow-bundle.js') };
  const script = server === 'api/server' ? imageCommand() : [`dist/${server}.js`];
  return start(script, { ...image, ...environment });
}

/** Returns the image's default command without `node`. It starts the API with flags for Node. */
function imageCommand(): string[] {
  const command = /^CMD (\[.*\])$/m.exec(readFileSync('Dockerfile', 'utf8'))?.[1];
  if (command === undefined) throw new Error('the Dockerfile has no CMD');
  return (JSON.parse(command) as string[]).slice(1);
}

async function start(script: string[], environment: Record<string, string>): Promise<Running> {
  const readyFile = join(mkdtempSync(join(tmpdir(), 'giving-ready-')), 'ready.json');
  const child = spawn(process.execPath, script, {
    env: { ...process.env, LOG_LEVEL: 'error', PORT: '0', ...environment, READY_FILE: readyFile },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const end = () => void child.kill('SIGTERM');
  process.on('exit', end);
  child.once('exit', () => process.off('exit', end));
  return {
    ready: await whenReady(child, String(script.at(-1)), readyFile),
    pid: child.pid ?? 0,
    stop: () => stop(child),
  };
}

async function whenReady(child: ChildProcess, file: string, readyFile: string): Promise<{ url?: string }> {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (Date.now() < deadline && child.exitCode === null) {
    if (existsSync(readyFile)) {
      const text = readFileSync(readyFile, 'utf8');
      if (text !== '') return JSON.parse(text) as { url?: string };
    }
    await rest(50);
  }
  throw new Error(`${file} ended or was not ready after ${READY_TIMEOUT_MS / 1_000} s`);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
