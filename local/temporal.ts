/** Starts the Temporal dev server, and registers the search attributes of our workflows on any Temporal server. */
import { join } from 'node:path';
import { Connection } from '@temporalio/client';
import { ensureSearchAttributes } from '../worker/search-attributes';
import { findBinary } from './binaries';
import { launch, waitUntilReady } from './launch';
import { findListeningPorts } from './listening-ports';
import { isListening, LOOPBACK, startOnPorts } from './ports';
import { asService, type Service, type ServiceOptions } from './service';

const USUAL_PORT = 7_233;
const USUAL_UI_PORT = 8_233;
const USUAL_HTTP_PORT = 7_243;
const USUAL_METRICS_PORT = 7_253;
const NAMESPACE = 'default';
const CONNECT_TIMEOUT_MS = 5_000;

export interface TemporalOptions extends ServiceOptions {
  /** True to start without the web UI. */
  headless?: boolean;
  /**
   * True to keep workflows only in memory, so that they are lost when the server stops. Otherwise they are
   * stored in the home's `temporal.db`. Task queues then have one partition: Temporal keeps the order of
   * priorities only within a partition.
   */
  inMemory?: boolean;
}

export interface TemporalService extends Service {
  /** The web UI's URL; undefined when headless. */
  readonly uiUrl: string | undefined;
}

interface TemporalPorts extends Record<string, number> {
  temporal: number;
  temporalUi: number;
  temporalHttp: number;
  temporalMetrics: number;
}

/** Starts the dev server. When this resolves, its namespace `default` has the search attributes. */
export async function startTemporal(options: TemporalOptions): Promise<TemporalService> {
  const { home, headless, anyPorts } = options;
  const binary = await findBinary('temporal');
  const start = async (ports: TemporalPorts): Promise<TemporalService> => {
    const running = await launch({
      name: 'temporal',
      command: binary,
      args: serverArguments(options, ports),
      home,
    });
    const address = `${LOOPBACK}:${ports.temporal}`;
    await waitUntilReady(running, async () => {
      if (!(await isListening(ports.temporal))) return false;
      await prepareTemporal(address, NAMESPACE);
      return true;
    });
    const uiUrl = headless ? undefined : `http://${LOOPBACK}:${ports.temporalUi}`;
    const named = [ports.temporalHttp, ports.temporalMetrics];
    // Its inner services listen on ports of their own choice.
    const listening = await findListeningPorts(running.pid);
    const others = [...new Set([...named, ...listening])].map((port) => `${LOOPBACK}:${port}`);
    return { ...asService(running, address, () => start(ports), others), uiUrl };
  };
  const usual = anyPorts
    ? { temporal: 0, temporalUi: 0, temporalHttp: 0, temporalMetrics: 0 }
    : {
        temporal: USUAL_PORT,
        temporalUi: USUAL_UI_PORT,
        temporalHttp: USUAL_HTTP_PORT,
        temporalMetrics: USUAL_METRICS_PORT,
      };
  return startOnPorts<TemporalPorts, TemporalService>(home, usual, start);
}

const ONE_PARTITION = ['Read', 'Write'].flatMap((kind) => [
  '--dynamic-config-value',
  `matching.numTaskqueue${kind}Partitions=1`,
]);

function serverArguments(
  { home, headless, inMemory, throwaway }: TemporalOptions,
  ports: TemporalPorts,
): string[] {
  // Write-ahead logging is several times faster and loses nothing if the process is killed.
  const pragmas = ['journal_mode=wal', `synchronous=${throwaway ? 'off' : 'normal'}`];
  const database = [
    '--db-filename',
    join(home, 'temporal.db'),
    ...pragmas.flatMap((pragma) => ['--sqlite-pragma', pragma]),
  ];
  return [
    ...['server', 'start-dev', '--ip', LOOPBACK, '--port', String(ports.temporal), '--log-level', 'warn'],
    ...['--http-port', String(ports.temporalHttp), '--metrics-port', String(ports.temporalMetrics)],
    ...(headless ? ['--headless'] : ['--ui-port', String(ports.temporalUi), '--ui-disable-news-fetch']),
    ...(inMemory ? ONE_PARTITION : database),
  ];
}

/** Registers the search attributes that the server lacks. Rejects if the server does not answer. */
export async function prepareTemporal(address: string, namespace: string): Promise<void> {
  const connection = await Connection.connect({ address, connectTimeout: CONNECT_TIMEOUT_MS });
  try {
    await ensureSearchAttributes(connection, namespace);
  } finally {
    await connection.close();
  }
}
