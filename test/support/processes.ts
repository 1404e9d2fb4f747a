/** The real processes of an installation, to be killed and started again. */
import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { launch, waitUntilReady } from '../../local/launch';
import { startApi, startWorker } from '../../local/own-processes';
import { PROJECT_DIRECTORY } from '../../local/paths';
import { isListening, LOOPBACK, startOnPorts } from '../../local/ports';
import { asService, type Service } from '../../local/service';
import { testBuild } from './services';

const SHOWN_LINES = 40;
const SHOWN_WIDTH = 400;

/** One process that is ready, and those that replace it. */
export class Process {
  private isKilled = false;

  constructor(
    private service: Service,
    private readonly home: string,
  ) {}

  get name(): string {
    return this.service.name;
  }

  /** The same over restarts. */
  get address(): string {
    return this.service.address;
  }

  get pid(): number {
    return this.service.pid;
  }

  /** Sends the signal; resolves with how the process ended: "exit code 0", or the name of the signal. */
  async kill(signal: 'SIGKILL' | 'SIGTERM' | 'SIGINT'): Promise<string> {
    process.kill(this.service.pid, signal);
    this.isKilled = true;
    return this.service.ended;
  }

  /** Starts it again, after it has ended, with the same data at the same address; resolves when it is ready. */
  async restart(): Promise<void> {
    await this.service.ended;
    this.service = await this.service.restart();
    this.isKilled = false;
  }

  /** Starts it again if a test failed between its death and its restart. */
  async revive(): Promise<void> {
    if (this.isKilled) await this.restart();
  }

  /** All that this process and those before it wrote. */
  log(): string {
    return readFileSync(join(this.home, 'logs', `${this.name}.log`), 'utf8');
  }

  /** The end of the log, as much as one wants to read. */
  lastLines(): string {
    const lines = this.log().trimEnd().split('\n').slice(-SHOWN_LINES);
    return lines.map((line) => line.slice(0, SHOWN_WIDTH)).join('\n');
  }
}

/**
 * Starts `api/server.ts` on a free port; it is ready once it reaches all it needs. It knows the port, because people come
 * back to exactly this address from elsewhere.
 */
export async function startApiProcess(
  home: string,
  environment: Record<string, string>,
  settingsAt: (url: string) => Record<string, string> = () => ({}),
): Promise<Process> {
  const start = ({ api }: { api: number }) =>
    startApi(
      { home, build: testBuild() },
      { ...environment, PORT: String(api), ...settingsAt(`http://${LOOPBACK}:${String(api)}`) },
    );
  return new Process(await startOnPorts(home, { api: 0 }, start), home);
}

/** Starts `worker/main.ts`. */
export async function startWorkerProcess(
  home: string,
  environment: Record<string, string>,
): Promise<Process> {
  return new Process(await startWorker({ home, build: testBuild() }, environment), home);
}

/** Starts the subscriber of noting-receiver.ts; `address` is the URL for its endpoint. */
export async function startReceiverProcess(home: string, notesFile: string): Promise<Process> {
  const start = async ({ receiver }: { receiver: number }): Promise<Service> => {
    const running = await launch({
      name: 'receiver',
      command: process.execPath,
      args: ['--import', 'tsx', 'test/doubles/noting-receiver.ts', notesFile, String(receiver)],
      directory: PROJECT_DIRECTORY,
      home,
    });
    await waitUntilReady(running, () => isListening(receiver));
    return asService(running, `http://${LOOPBACK}:${receiver}/webhooks`, () => start({ receiver }));
  };
  return new Process(await startOnPorts(home, { receiver: 0 }, start), home);
}
