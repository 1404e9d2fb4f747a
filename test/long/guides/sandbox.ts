/** A sandbox as a reader has it: `npm start`, and a shell in the root of the repository. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { findBinary } from '../../../local/binaries';
import { readServing } from '../../../local/installation';
import { removeHome } from '../../support/global-teardown';
import { innerHomes } from '../../support/services';
import { waitFor } from '../../support/wait';
import { PROJECT_DIRECTORY as ROOT } from '../../../local/paths';
import { GO_FOLDERS } from './tools';

interface Demo {
  base_url: string;
  keys: Record<string, string>;
}

export interface Sandbox {
  home: string;
  /** The address of the API, such as http://127.0.0.1:41407. */
  url: string;
  keys: Record<string, string>;
  /** The settings of its processes, such as DATABASE_URL. */
  services: Record<string, string>;
  /** For a reader's own server. */
  freePort: number;
  /** The environment of a reader's shell. */
  environment: NodeJS.ProcessEnv;
  close(): Promise<void>;
}

const START_LIMIT_MS = 300_000;

/** Runs `npm start` in a home of its own, on free ports. */
export async function startSandbox(): Promise<Sandbox> {
  mkdirSync(innerHomes(), { recursive: true });
  const home = mkdtempSync(path.join(innerHomes(), 'guides-'));
  const environment = { ...process.env, GIVING_HOME: home };
  const start = spawn(process.execPath, ['--import', 'tsx', 'local/start.ts'], {
    cwd: ROOT,
    // As local/run.mjs does. It stops by itself when this process is killed.
    env: { ...environment, PORT: '0', RUNNER_PID: String(process.pid) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = collect(start);
  await waitFor(
    'npm start',
    async () => {
      if (start.exitCode !== null) throw new Error(`npm start ended:\n${output()}`);
      return existsSync(path.join(home, 'demo.json'));
    },
    START_LIMIT_MS,
  );
  const services = readServing(home)?.environment ?? {};
  const { base_url, keys } = JSON.parse(readFileSync(path.join(home, 'demo.json'), 'utf8')) as Demo;
  return {
    home,
    url: base_url.replace(/\/v1$/, ''),
    keys,
    services,
    freePort: await findFreePort(),
    environment: {
      ...environment,
      npm_config_loglevel: 'silent',
      TEMPORAL_ADDRESS: services.TEMPORAL_ADDRESS,
      PATH: [await addTools(home), process.env.PATH ?? '', ...GO_FOLDERS].join(path.delimiter),
    },
    async close() {
      start.kill('SIGINT');
      await waitFor('the end of npm start', async () => start.exitCode !== null);
      await removeHome(home);
    },
  };
}

/** A folder with the CLI `temporal`, which readers have installed. Returns its path. */
async function addTools(home: string): Promise<string> {
  const tools = path.join(home, 'tools');
  mkdirSync(tools);
  symlinkSync(await findBinary('temporal'), path.join(tools, 'temporal'));
  return tools;
}

/** A port that nothing listens on. */
export function findFreePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

export interface Run {
  output(): string;
  /** The exit code, or the signal that ended it; null while it runs. */
  end(): number | string | null;
  /** Ctrl-C. */
  interrupt(): void;
}

/** Shells of one reader: a variable that one command sets is there for the next. */
export class Shell {
  private readonly runs: ChildProcess[] = [];
  private readonly state: string;

  constructor(
    private readonly environment: NodeJS.ProcessEnv,
    directory: string,
    private readonly workingDirectory: string = ROOT,
  ) {
    this.state = path.join(directory, `variables-${String(Date.now())}`);
    writeFileSync(this.state, '');
    process.once('exit', this.close);
  }

  run(script: string): Run {
    const keep = `. '${this.state}'\nset -aeuo pipefail\ntrap "export -p > '${this.state}'" EXIT\n`;
    const child = spawn('bash', ['-c', `${keep}${script}`], {
      cwd: this.workingDirectory,
      env: this.environment,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    this.runs.push(child);
    return {
      output: collect(child),
      end: () => child.exitCode ?? child.signalCode,
      interrupt: () => signal(child, 'SIGINT'),
    };
  }

  /** Ends what runs in the background. */
  readonly close = (): void => {
    process.off('exit', this.close);
    for (const child of this.runs) signal(child, 'SIGTERM');
  };
}

/** Signals a command and everything that it started. */
function signal({ pid }: ChildProcess, name: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, name);
  } catch {
    // It has ended already.
  }
}

function collect({ stdout, stderr }: ChildProcess): () => string {
  let text = '';
  for (const stream of [stdout, stderr]) stream?.on('data', (part: Buffer) => (text += part.toString()));
  return () => text;
}
